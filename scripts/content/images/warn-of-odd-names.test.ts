import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { warnOfOddNames } from './warn-of-odd-names.ts';

let home: string;
const warnings = async () => (await warnOfOddNames(join(home, 'content'))).flatMap(problemsIn);

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'inhoud-'));
  await mkdir(join(home, 'content/afbeeldingen'), { recursive: true });
});

afterEach(() => rm(home, { recursive: true }));

const place = (name: string) => join(home, 'content/afbeeldingen', name);

it('a photo that no article can show is told with the name that it could have', async () => {
  for (const name of ['IMG 2041.JPG', 'foto.HEIC', 'wachtkamer.jpg.JPG', 'oma-truus.webp', '.bewaar'])
    await writeFile(place(name), '');
  expect(await warnings()).toEqual([
    'content/afbeeldingen/IMG 2041.JPG  een artikel kan “IMG 2041.JPG” niet laten zien  (noem het bestand img-2041.jpg)',
    'content/afbeeldingen/foto.HEIC  een artikel kan “foto.HEIC” niet laten zien  (een plaatje is een png, jpg of webp)',
    'content/afbeeldingen/wachtkamer.jpg.JPG  een artikel kan “wachtkamer.jpg.JPG” niet laten zien  (noem het bestand wachtkamer.jpg)',
  ]);
});

it('where there are no pictures there is nothing to tell', async () => {
  await rm(place(''), { recursive: true });
  expect(await warnings()).toEqual([]);
});
