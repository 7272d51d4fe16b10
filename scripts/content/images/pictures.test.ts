import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { makeJpeg } from '../../pictures/photos/photos-for-tests.ts';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { type Gallery, openGallery } from './gallery.ts';
import { pictureFinder } from './pictures.ts';

let content: string;
let gallery: Gallery;
const place = (name: string) => join(content, 'afbeeldingen', name);

beforeAll(async () => {
  content = await mkdtemp(join(tmpdir(), 'inhoud-'));
  await mkdir(join(content, 'afbeeldingen'));
  await writeFile(place('grote-muis.jpg'), await makeJpeg(30, 20));
  await writeFile(place('kapot.png'), 'geen plaatje');
  await writeFile(place('zwaar.jpg'), await makeJpeg(30, 20));
  await truncate(place('zwaar.jpg'), 20_000_001);
  gallery = await openGallery(content).look();
});

afterAll(() => rm(content, { recursive: true }));

it('finds a picture with or without its folder, and remembers it once', () => {
  const { find, asked } = pictureFinder(gallery);
  const file = new VFile();
  const picture = find('../afbeeldingen/grote-muis.jpg', file, undefined);
  expect(picture?.source).toBe(place('grote-muis.jpg'));
  expect(picture?.photo).toMatchObject({ width: 30, height: 20 });
  expect(find('grote-muis.jpg', file, undefined)).toBe(picture);
  expect([...asked]).toEqual([['grote-muis.jpg', picture]]);
  expect(file.messages).toEqual([]);
});

/** What a writer reads who shows this picture. */
const problemsOf = (src: string, hung = gallery): string[] => {
  const file = new VFile({ path: 'x.md' });
  const { find } = pictureFinder(hung);
  for (const _ of [1, 2]) expect(find(src, file, { line: 3, column: 1 })).toBeUndefined();
  const [first, second, ...more] = problemsIn(file);
  expect([second, more]).toEqual([first, []]);
  return [String(first)];
};

const rule =
  'een bestand uit content/afbeeldingen, met kleine letters, ook achter de punt: ../afbeeldingen/naam.png';

test.each([
  ['muis.png', `het plaatje “muis.png” is er niet  (${rule})`],
  ['grote-muus.jpg', 'het plaatje “grote-muus.jpg” is er niet  (bedoelde je “grote-muis.jpg”?)'],
  ['../afbeeldingen/muis.png', `het plaatje “muis.png” is er niet  (${rule})`],
  ['../../package.json', `dit plaatje kan niet: “../../package.json”  (${rule})`],
  ['x/grote-muis.png', 'dit plaatje kan niet: “x/grote-muis.png”  (../afbeeldingen/grote-muis.png)'],
  ['x/y.gif', `dit plaatje kan niet: “x/y.gif”  (${rule})`],
  [
    '../afbeeldingen/muis.HEIC',
    'dit plaatje kan niet: “../afbeeldingen/muis.HEIC”  (bewaar de foto eerst als jpg: een andere naam is niet genoeg)',
  ],
  ['grote-muis.png?x', `dit plaatje kan niet: “grote-muis.png?x”  (${rule})`],
  ['grote-muispng', `dit plaatje kan niet: “grote-muispng”  (${rule})`],
  [
    'Muis.png',
    'de naam “Muis.png” heeft hoofdletters  (../afbeeldingen/muis.png, en noem het bestand ook zo)',
  ],
  ['muis.svg', `dit plaatje kan niet: “muis.svg”  (${rule})`],
  ['https://elders.test/x.png', `dit plaatje kan niet: “https://elders.test/x.png”  (${rule})`],
  ['kapot.png', '“kapot.png”: dit is geen heel plaatje  (een heel png-, jpg- of webp-bestand)'],
  ['zwaar.jpg', '“zwaar.jpg”: het bestand is te groot: 21 MB  (hoogstens 20 MB)'],
])('%s is refused at its place, each time', (src, problem) => {
  expect(problemsOf(src)).toEqual([`x.md:3:1  ${problem}`]);
});

// On Windows only an administrator makes links, and there are no pipes among files.
describe.skipIf(process.platform === 'win32')('in the place of a picture', () => {
  it('a pipe, a device, and what leads out of the content are refused', async () => {
    execFileSync('mkfifo', [place('pijp.png')]);
    await symlink('/dev/zero', place('nul.png'));
    await mkdir(place('map.png'));
    const hung = await openGallery(content).look();
    expect(problemsOf('pijp.png', hung)).toEqual([
      'x.md:3:1  “pijp.png”: dit is niet te lezen  (een gewoon bestand)',
    ]);
    expect(problemsOf('map.png', hung)).toEqual([
      'x.md:3:1  “map.png”: dit is niet te lezen  (een gewoon bestand)',
    ]);
    expect(problemsOf('nul.png', hung)).toEqual([
      'x.md:3:1  “nul.png”: dit verwijst naar een bestand buiten de map met teksten  (het bestand zelf)',
    ]);
  });
});

it('a gallery in which nothing was saved is the same one', async () => {
  const { look } = openGallery(content);
  const first = await look();
  expect(await look()).toBe(first);
  await writeFile(place('kapot.png'), await makeJpeg(10, 10));
  const second = await look();
  expect(second.get('kapot.png')?.photo).toMatchObject({ width: 10, height: 10 });
  expect(second.get('grote-muis.jpg')).toBe(first.get('grote-muis.jpg'));
  await rm(place('kapot.png'));
  expect((await look()).has('kapot.png')).toBe(false);
});
