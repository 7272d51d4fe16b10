import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPatience, copySmallHouse, type HouseCopy, kept } from './house-copy.ts';
import { listBuiltFiles } from './site/built-site.ts';

const yesterday = 'de pagina van gisteren';

describe('a build that may not be published', { timeout: buildPatience }, () => {
  let house: HouseCopy;

  beforeAll(async () => {
    house = await copySmallHouse(kept);
    await mkdir(path.join(house.folder, 'dist'));
    await writeFile(path.join(house.folder, 'dist/index.html'), yesterday);
  });

  afterAll(() => house?.remove());

  async function expectYesterday(): Promise<void> {
    const dist = path.join(house.folder, 'dist');
    expect(await listBuiltFiles(dist)).toEqual(['index.html']);
    expect(await readFile(path.join(dist, 'index.html'), 'utf8')).toBe(yesterday);
  }

  /** Does something to a file, and puts it back. */
  async function withChanged(name: string, change: (text: string) => string, act: () => Promise<void>) {
    const file = path.join(house.folder, name);
    const text = await readFile(file, 'utf8');
    expect(change(text)).not.toBe(text);
    await writeFile(file, change(text));
    await act().finally(() => writeFile(file, text));
  }

  it('names every problem in the content by file, line and column', async () => {
    const article = 'content/artikelen/luisteren-zonder-scherm.md';
    const breakArticle = (text: string) =>
      text
        .replace(/^datePublished: .*$/m, 'datePublished: 2025-02-30')
        .replace(/^category: .*$/m, 'category: rijmen');
    await withChanged(article, breakArticle, () =>
      withChanged(
        'content/tips.yaml',
        (text) => text.replace(/id: 24$/m, 'id: 25'),
        async () => {
          const { code, said } = await house.build();
          expect(code).toBe(1);
          const lines = said.split('\n').filter((line) => line.startsWith('content/'));
          expect(lines.map((line) => line.replace(/:\d+:\d+ {2}/, ':regel:kolom  '))).toEqual([
            `${article}:regel:kolom  “category” klopt niet: “rijmen”  (bedoelde je “rijm”?)`,
            `${article}:regel:kolom  “datePublished” klopt niet: “2025-02-30”  (jaar, maand en dag van een dag die bestaat, zoals 2025-09-07)`,
            'content/tips.yaml  tip 24 ontbreekt',
            'content/tips.yaml:regel:kolom  hier staat tip 25  (id: 24)',
          ]);
          expect(said).toMatch(/\d problemen in 2 bestanden; er is niets geschreven\./);
        },
      ),
    );
    await expectYesterday();
  });

  it('says so in a sentence where there is no content, or no drawings', async () => {
    for (const [folder, line] of [
      ['content/plaatjes', 'content/plaatjes  de map ontbreekt  (de map met de eigen tekeningen)'],
      ['content', 'content  de map ontbreekt  (de map met alle teksten)'],
    ] as const) {
      const place = path.join(house.folder, folder);
      await rename(place, `${place}-weg`);
      const { code, said } = await house.build().finally(() => rename(`${place}-weg`, place));
      expect({ code, said }).toEqual({
        code: 1,
        said: `${line}\n1 probleem in 1 bestand; er is niets geschreven.\n`,
      });
    }
    await expectYesterday();
  });

  it('refuses to publish with a made-up address, wherever it stands', async () => {
    const atExample = (text: string) => text.replaceAll('proef.test', 'proef.example');
    const linkToExample = (text: string) => `${text}\nKijk op [een site](https://muis.example/a).\n`;
    const article = 'content/artikelen/luisteren-zonder-scherm.md';
    await withChanged('content/site.yaml', atExample, () =>
      withChanged(article, linkToExample, async () => {
        const build = async (env: Record<string, string>) => {
          const { code, said } = await house.build(env, '--publish');
          expect(code).toBe(1);
          return said.split('\n').filter((line) => line.includes('voorbeeld') && !line.startsWith('let op'));
        };
        const further = [
          expect.stringMatching(
            /^content\/artikelen\/luisteren-zonder-scherm\.md:\d+:20 {2}“https:\/\/muis\.example” is een voorbeeld {2}\(een echt adres\)$/,
          ),
          'content/site.yaml:3:8  “post@proef.example” is een voorbeeld  (een echt adres)',
        ];
        const ofSite =
          '“https://proef.example” is een voorbeeld  (het echte adres van de site, hier of in SITE_URL)';
        expect((await build({})).sort()).toEqual([
          further[0],
          `content/site.yaml:2:6  ${ofSite}`,
          further[1],
        ]);
        expect((await build({ SITE_URL: 'https://muis.nl' })).sort()).toEqual(further);
        expect(await build({ SITE_URL: 'https://muis.example' })).toContain(
          'SITE_URL:1:1  “https://muis.example” is een voorbeeld  (een echt adres)',
        );
      }),
    );
    await expectYesterday();
  });

  it('refuses to publish an address without https', async () => {
    const { code, said } = await house.build({ SITE_URL: 'http://kleuters.test' }, '--publish');
    expect(code).toBe(1);
    expect(said).toContain('Het adres http://kleuters.test begint met http: neem een adres met https');
    await expectYesterday();
  });

  it('refuses a folder that is the way to another, and leaves both', async () => {
    const dist = path.join(house.folder, 'dist');
    await rename(dist, `${dist}-elders`);
    await symlink(`${dist}-elders`, dist);
    const { code, said } = await house.build();
    expect(code).toBe(1);
    expect(said).toContain('dist is een koppeling naar een andere map.');
    await expectYesterday();
    await rm(dist);
    await rename(`${dist}-elders`, dist);
  });

  it('brings back the site of a build that was broken off while it replaced it', async () => {
    const dist = path.join(house.folder, 'dist');
    await rename(dist, `${dist}-old`);
    expect((await house.build({ SITE_URL: 'nergens' })).code).toBe(1);
    await expectYesterday();
  });

  it('refuses an address that is none', async () => {
    const { code, said } = await house.build({ SITE_URL: 'https://voorbeeld.nl/?a=b' });
    expect(code).toBe(1);
    expect(said).toContain(
      'SITE_URL klopt niet: “https://voorbeeld.nl/?a=b”  (een adres als https://www.voorbeeld.nl, zonder / aan het eind, zonder ? en zonder #)',
    );
    await expectYesterday();
  });

  it('refuses pages that break the rules, by name', async () => {
    const addScript = (html: string) => html.replace('</body>', '<script>alert(1)</script></body>');
    await withChanged('index.html', addScript, async () => {
      const { code, said } = await house.build();
      expect(code).toBe(1);
      expect(said).toContain(
        'tips.html  een script in de pagina zelf: “alert(1)”  (een script in een eigen bestand)',
      );
      expect(said).toMatch(/worden gemaakt …\nDe pagina’s worden nagekeken …\n/);
      expect(said).toMatch(/\d+ problemen in \d+ bestanden; er is niets geschreven\.\n$/);
    });
    await expectYesterday();
  });

  it('runs the code as it stands, whichever room it is in', async () => {
    await house.build({ SITE_URL: 'nergens' });
    const withNewInk = (text: string) => `${text}\nthrow new Error('De inkt is op');\n`;
    await withChanged('src/pdf/write-pdf.ts', withNewInk, async () => {
      const { code, said } = await house.build();
      expect(code).toBe(1);
      expect(said).toContain('De inkt is op');
    });
    await expectYesterday();
  });
});
