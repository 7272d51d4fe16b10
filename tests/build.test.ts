import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySmallHouse, type HouseCopy, kept } from './house-copy.ts';
import { listBuiltFiles } from './site/built-site.ts';

/** A whole build, PDFs and all, beside other tests. */
const patience = 180_000;

const yesterday = 'de pagina van gisteren';

describe('a build that may not be published', { timeout: patience }, () => {
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
            `${article}:regel:kolom  “datePublished” klopt niet: “2025-02-30”  (een dag die bestaat, zoals 2025-09-07)`,
            'content/tips.yaml  tip 24 ontbreekt',
            'content/tips.yaml:regel:kolom  hier staat tip 25  (id: 24)',
          ]);
          expect(said).toMatch(/\d problemen in 2 bestanden; er is niets geschreven\./);
        },
      ),
    );
    await expectYesterday();
  });

  it('refuses to publish an example address', async () => {
    const url = 'https://proef.example';
    const atExample = (text: string) => text.replace(/^url: .*$/m, `url: ${url}`);
    await withChanged('content/site.yaml', atExample, async () => {
      const { code, said } = await house.build({}, '--publish');
      expect(code).toBe(1);
      expect(said).toContain(
        `Het adres ${url} is een voorbeeld: zet het echte adres in content/site.yaml of in SITE_URL. Er is niets gepubliceerd.`,
      );
    });
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
