import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPatience, copyHouse, type HouseCopy, kept } from './house-copy.ts';
import { distFolder, listBuiltFiles } from './site/built-site.ts';

/** Whatever waits ten seconds or more waits no longer: a build may not count on being done before that. */
const hurry = `data:text/javascript,${encodeURIComponent(
  'const wait = setTimeout; globalThis.setTimeout = (act, time, ...rest) => wait(act, time < 10_000 ? time : 0, ...rest);',
)}`;

/** Another place, another language, and no patience. */
const elsewhere = {
  TZ: 'Pacific/Kiritimati',
  LC_ALL: 'C',
  NODE_OPTIONS: `--import=${hurry}`,
};

describe('two more builds', { timeout: buildPatience }, () => {
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
