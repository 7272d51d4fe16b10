import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyHouse, copySmallHouse, type HouseCopy, kept } from './house-copy.ts';
import { distFolder, listBuiltFiles } from './site/built-site.ts';

/** A whole build, PDFs and all, beside other tests. */
const patience = 180_000;

/** Whatever waits ten seconds or more waits no longer: a build may not count on being done before that. */
const hurry = `data:text/javascript,${encodeURIComponent(
  'const wait = setTimeout; globalThis.setTimeout = (act, time, ...rest) => wait(act, time < 10_000 ? time : 0, ...rest);',
)}`;

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

/** Another place, another language, and no patience. */
const elsewhere = {
  TZ: 'Pacific/Kiritimati',
  LC_ALL: 'C',
  NODE_OPTIONS: `--import=${hurry}`,
};

describe('two more builds', { timeout: 2 * patience }, () => {
  let house: HouseCopy;

  beforeAll(async () => {
    house = await copyHouse(kept);
  });

  afterAll(() => house?.remove());

  it('give the same bytes, elsewhere, whatever time it takes, and of what was kept, gone or damaged', async () => {
    const folder = path.join(house.folder, 'content/artikelen');
    const [name = ''] = (await readdir(folder)).sort();
    const article = path.join(folder, name);
    const dist = path.join(house.folder, 'dist');
    const text = await readFile(article, 'utf8');
    await writeFile(article, `${text.replace(/^title: .*$/m, 'title: Een andere titel')}\n`);
    await spoil(house.folder);

    const { code, said } = await house.build(elsewhere);
    expect(said).not.toMatch(/error/i);
    expect(code).toBe(0);
    const changed = await readFile(path.join(dist, `artikelen/${path.parse(name).name}.html`), 'utf8');
    expect(changed).toContain('<h1>Een andere titel</h1>');

    await writeFile(article, text);
    expect((await house.build(elsewhere)).code).toBe(0);
    const files = await listBuiltFiles(dist);
    expect(files).toEqual(await listBuiltFiles());
    const same = await Promise.all(
      files.map(async (file) =>
        (await readFile(path.join(dist, file))).equals(await readFile(path.join(distFolder, file))),
      ),
    );
    expect(files.filter((_file, place) => !same[place])).toEqual([]);
  });

  it('end well when they are made at once, each for an address of its own', async () => {
    const addresses = ['https://een.test', 'https://twee.test/taal'];
    const built = await Promise.all(addresses.map((SITE_URL) => house.build({ SITE_URL })));
    expect(built.map(({ code, said }) => (code === 0 ? '' : said))).toEqual(['', '']);
    const robots = await readFile(path.join(house.folder, 'dist/robots.txt'), 'utf8');
    const home = await readFile(path.join(house.folder, 'dist/index.html'), 'utf8');
    const [winner = ''] = addresses.filter((address) => robots.includes(address));
    expect(home).toContain(`<link rel="canonical" href="${winner}/">`);
    expect(await readdir(path.join(house.folder, '.cache/building'))).toEqual([]);
  });
});

/** Of what was kept some is as it was, some is damaged, and some is gone. */
async function spoil(house: string): Promise<void> {
  const folder = path.join(house, kept);
  const names = (await readdir(folder)).sort();
  expect(names.length).toBeGreaterThan(100);
  for (const [place, name] of names.entries()) {
    const file = path.join(folder, name);
    if (place % 3 === 0) await rm(file);
    if (place % 3 === 1) {
      const bytes = await readFile(file);
      const middle = bytes.length >> 1;
      bytes[middle] = 255 - (bytes[middle] ?? 0);
      await writeFile(file, bytes.subarray(0, place % 2 ? bytes.length : -1));
    }
  }
}
