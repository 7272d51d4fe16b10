import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { pictureFinder } from './pictures.ts';

let content: string;

beforeAll(() => {
  content = mkdtempSync(join(tmpdir(), 'inhoud-'));
  const pictures = join(content, 'afbeeldingen');
  mkdirSync(pictures);
  writeFileSync(
    join(pictures, 'grote-muis.png'),
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAC0lEQVR4nGNgQAYAAA4AAcHMyrwAAAAASUVORK5CYII=',
    'base64',
  );
  writeFileSync(join(pictures, 'kapot.png'), 'geen plaatje');
});

afterAll(() => rmSync(content, { recursive: true }));

it('finds a picture with or without its folder, and remembers it once', () => {
  const { find, found } = pictureFinder(content);
  const file = new VFile();
  const picture = find('../afbeeldingen/grote-muis.png', file, undefined);
  expect(picture).toEqual({
    source: join(content, 'afbeeldingen/grote-muis.png'),
    address: '/afbeeldingen/grote-muis.png',
    width: 2,
    height: 3,
  });
  expect(find('grote-muis.png', file, undefined)).toBe(picture);
  expect([...found.values()]).toEqual([picture]);
  expect(file.messages).toEqual([]);
});

const rule = 'een bestand uit content/afbeeldingen: ../afbeeldingen/naam.png';

test.each([
  ['muis.png', `het plaatje “muis.png” is er niet  (${rule})`],
  ['../afbeeldingen/muis.png', `het plaatje “muis.png” is er niet  (${rule})`],
  ['../../package.json', `dit plaatje kan niet: “../../package.json”  (${rule})`],
  ['x/grote-muis.png', `dit plaatje kan niet: “x/grote-muis.png”  (${rule})`],
  ['grote-muis.png?x', `dit plaatje kan niet: “grote-muis.png?x”  (${rule})`],
  ['grote-muispng', `dit plaatje kan niet: “grote-muispng”  (${rule})`],
  ['muis.svg', `dit plaatje kan niet: “muis.svg”  (${rule})`],
  ['https://elders.test/x.png', `dit plaatje kan niet: “https://elders.test/x.png”  (${rule})`],
  ['kapot.png', 'van “kapot.png” is de grootte niet te lezen  (een heel png-, jpg- of webp-bestand)'],
])('%s is refused at its place, each time', (src, problem) => {
  const { find, found } = pictureFinder(content);
  const file = new VFile({ path: 'x.md' });
  const place = { line: 3, column: 1 };
  for (const _ of [1, 2]) expect(find(src, file, place)).toBeUndefined();
  expect(problemsIn(file)).toEqual(Array(2).fill(`x.md:3:1  ${problem}`));
  expect(found.size).toBe(0);
});
