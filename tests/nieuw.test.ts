import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { copySmallHouse, type HouseCopy } from './house-copy.ts';
import { listBuiltFiles } from './site/built-site.ts';

/** What `npm run nieuw` runs. */
describe('npm run nieuw', { timeout: 180_000 }, () => {
  let house: HouseCopy;
  const article = 'content/artikelen/rijmen-in-de-rij.md';

  beforeAll(async () => {
    house = await copySmallHouse();
  });

  afterEach(() => rm(path.join(house.folder, article), { force: true }));

  afterAll(() => house?.remove());

  async function run(words: string[], typed = ''): Promise<{ code: number | null; said: string }> {
    const program = spawn(process.execPath, ['--import', 'tsx', 'scripts/nieuw/nieuw.ts', ...words], {
      cwd: house.folder,
    });
    let said = '';
    for (const output of [program.stdout, program.stderr])
      output.on('data', (part) => {
        said += part;
      });
    program.stdin.end(typed);
    const code = await new Promise<number | null>((resolve) => program.once('close', resolve));
    return { code, said };
  }

  const flags = ['--titel', 'Rijmen in de rij', '--categorie', 'rijm', '--samenvatting', 'Wachten met rijm.'];

  it('takes flags, and what it writes is a concept, which no publication has or minds', async () => {
    expect(await run(flags)).toEqual({
      code: 0,
      said: `${article.replaceAll('/', path.sep)} staat klaar.\nBij elke ✎ staat wat daar hoort: zet er je eigen tekst. Met npm run dev zie je hoe het wordt.\nHet is nog een concept. Is het af, haal dan de regel “concept: true” weg: dan komt het op de site.\n`,
    });
    const published = await house.build({}, '--publish');
    expect(published.code).toBe(0);
    expect(published.said).toContain(`let op: ${article}:2:1  dit is een concept: het komt niet op de site`);
    const dist = path.join(house.folder, 'dist');
    const saying = (await listBuiltFiles(dist)).map(async (file) =>
      `${file} ${await readFile(path.join(dist, file), 'utf8')}`.includes('rijmen-in-de-rij') ? file : [],
    );
    expect((await Promise.all(saying)).flat()).toEqual([]);
  });

  it('is not published while it still talks to its writer', async () => {
    await run(flags);
    const written = await readFile(path.join(house.folder, article), 'utf8');
    await writeFile(path.join(house.folder, article), written.replace('concept: true\n', ''));
    const refused = await house.build({}, '--publish');
    expect(refused.code).toBe(1);
    expect(refused.said).toContain(
      `${article}:5:18  hier staat nog uitleg voor de schrijver: 32 keer ✎  (je eigen tekst, zonder ✎)\n1 probleem in 1 bestand; er is niets geschreven.`,
    );
    expect(refused.said.split('✎ ')).toHaveLength(2);
  });

  it('advises on what was typed', async () => {
    const { code, said } = await run([...flags.slice(0, -1), 'Een krekelfluisteraarx wacht.']);
    expect(code).toBe(0);
    expect(said).toMatch(
      /let op: .*rijmen-in-de-rij\.md:7:14 {2}“krekelfluisteraarx” staat niet in het woordenboek/,
    );
  });

  it('asks for what the flags leave open', async () => {
    const { code, said } = await run(['--categorie', 'rijm'], 'Rijmen in de rij\nWachten met rijm.\n');
    expect(code).toBe(0);
    expect(said).toContain('Hoe heet het artikel?');
    expect(said).not.toContain('Waar hoort het bij');
    expect(await readFile(path.join(house.folder, article), 'utf8')).toMatch(
      /^---\nconcept: true\ntitle: Rijmen in de rij\ncategory: rijm\n[\s\S]*\nsummary: Wachten met rijm\.\n/,
    );
  });

  it('checks each answer when it is given, asks again, and loses none', async () => {
    const typed = ['?!', 'Con', 'Rijmen in de rij', 'rijmen', 'rijm', '', 'Wachten met rijm.', ''];
    const { code, said } = await run([], typed.join('\n'));
    expect(code).toBe(0);
    const told = said
      .split('\n')
      .filter((line) => /\?$|\)$|zinnen|adres/.test(line) && !line.startsWith('Bij elke'));
    expect(told.map((line) => line.replace(/^(> )+/, '').slice(0, 40))).toEqual([
      'Hoe heet het artikel?',
      'van “?!” is geen adres te maken  (kleine',
      'Hoe heet het artikel?',
      'het adres wordt “con”: “con” is als adre',
      'Hoe heet het artikel?',
      'Waar hoort het bij: woordenschat, rijm, ',
      '“categorie” klopt niet: “rijmen”  (bedoe',
      'Waar hoort het bij: woordenschat, rijm, ',
      'Waar gaat het over? Eén of twee zinnen v',
      '“samenvatting” is leeg  (tekst)',
      'Waar gaat het over? Eén of twee zinnen v',
    ]);
    expect(await readFile(path.join(house.folder, article), 'utf8')).toMatch(
      /^---\nconcept: true\ntitle: Rijmen in de rij\ncategory: rijm\n[\s\S]*\nsummary: Wachten met rijm\.\n/,
    );
  });

  it('says all that is wrong when nobody answers any more', async () => {
    const { code, said } = await run(['--categorie', 'rijmen'], 'Rijmen in de rij\n');
    expect(code).toBe(1);
    expect(said).toMatch(
      /het veld “samenvatting” ontbreekt\n“categorie” klopt niet: “rijmen” {2}\(bedoelde je “rijm”\?\)\n2 problemen; er is niets geschreven\.\n$/,
    );
  });

  it('shows how it goes to who uses another flag', async () => {
    expect(await run(['--title', 'Rijmen'])).toEqual({
      code: 1,
      said: 'Zo kan het: npm run nieuw -- --titel "…" --categorie "…" --samenvatting "…"\n',
    });
  });
});
