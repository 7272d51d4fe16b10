import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { copySmallHouse, type HouseCopy } from './house-copy.ts';

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

  it('takes flags, and what it writes is not published as it stands', async () => {
    expect(await run(flags)).toEqual({
      code: 0,
      said: `${article.replaceAll('/', path.sep)} staat klaar.\nBij elke ✎ staat wat daar hoort: zet er je eigen tekst. Met npm run dev zie je hoe het wordt.\n`,
    });
    const refused = await house.build({ SITE_URL: 'https://voorbeeld.nl' }, '--publish');
    expect(refused.code).toBe(1);
    expect(refused.said).toContain(
      `${article}:5:18  hier staat nog uitleg voor de schrijver: 32 keer ✎  (je eigen tekst, zonder ✎)\n1 probleem in 1 bestand; er is niets geschreven.`,
    );
  });

  it('asks for what the flags leave open', async () => {
    const { code, said } = await run(['--categorie', 'rijm'], 'Rijmen in de rij\nWachten met rijm.\n');
    expect(code).toBe(0);
    expect(said).toContain('Hoe heet het artikel?');
    expect(said).not.toContain('Waar hoort het bij');
    expect(await readFile(path.join(house.folder, article), 'utf8')).toMatch(
      /^---\ntitle: Rijmen in de rij\ncategory: rijm\n[\s\S]*\nsummary: Wachten met rijm\.\n/,
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
