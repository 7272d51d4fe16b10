import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { readFolder } from './read-folder.ts';

let content: string;
let path: string;
const names = [
  'b.md',
  'a.md',
  'Mijn Artikel.md',
  'één.md',
  'a--b.md',
  '🦊.md',
  'foto.png',
  'a.md.bak',
  'a.md.txt',
  'verhaal.docx',
  'IMG_2041.JPG',
  '.DS_Store',
];

beforeAll(async () => {
  content = await mkdtemp(join(tmpdir(), 'inhoud-'));
  path = join(content, 'artikelen');
  await mkdir(path);
  await Promise.all(names.map((name) => writeFile(join(path, name), 'x')));
  await writeFile(join(path, 'leeg.md'), '');
  await writeFile(join(path, 'groot.md'), 'a '.repeat(25_001));
  await mkdir(join(path, 'oud.md'));
});

afterAll(() => rm(content, { recursive: true }));

it('gives all files that are there in the order of their names, each with what is wrong with it', async () => {
  const { folder, files } = await readFolder(content, 'artikelen');
  const start = `${basename(content)}/`;
  const rule = 'kleine letters a–z, cijfers en losse streepjes, zoals “taalspelletjes-aan-tafel”';
  expect(
    files.map((file) => [
      file.path.slice(start.length),
      ...problemsIn(file).map((problem) => problem.slice(file.path.length + 2)),
    ]),
  ).toEqual([
    [
      'artikelen/IMG_2041.JPG',
      '“IMG_2041.JPG” is hier geen bestand dat we kennen  (een plaatje hoort in de map afbeeldingen)',
    ],
    [
      'artikelen/Mijn Artikel.md',
      `de naam “Mijn Artikel.md” kan geen adres worden  (${rule}; bedoelde je mijn-artikel.md?)`,
    ],
    ['artikelen/a--b.md', `de naam “a--b.md” kan geen adres worden  (${rule}; bedoelde je a-b.md?)`],
    ['artikelen/a.md'],
    ['artikelen/a.md.bak', '“a.md.bak” is hier geen bestand dat we kennen  (een naam die op .md eindigt)'],
    [
      'artikelen/a.md.txt',
      '“a.md.txt” is hier geen bestand dat we kennen  (noem het a.md; is .txt niet te zien, zet dan ‘Bestandsnaamextensies’ aan)',
    ],
    ['artikelen/b.md'],
    [
      'artikelen/foto.png',
      '“foto.png” is hier geen bestand dat we kennen  (een plaatje hoort in de map afbeeldingen)',
    ],
    ['artikelen/groot.md', 'het bestand is te groot: 51 kB  (hoogstens 50 kB)'],
    ['artikelen/leeg.md', 'het bestand is leeg'],
    ['artikelen/oud.md', 'een map kan hier niet staan  (alleen bestanden die op .md eindigen)'],
    [
      'artikelen/verhaal.docx',
      '“verhaal.docx” is hier geen bestand dat we kennen  (plak de tekst in een bestand dat op .md eindigt; uit een tekstverwerker kan niet)',
    ],
    ['artikelen/één.md', `de naam “één.md” kan geen adres worden  (${rule}; bedoelde je een.md?)`],
    ['artikelen/🦊.md', `de naam “🦊.md” kan geen adres worden  (${rule})`],
  ]);
  expect(folder.messages).toEqual([]);
  expect(files.map(String).filter((text) => text === 'x')).toHaveLength(2);
});

it('says so where there is nothing to read', async () => {
  const { folder, files } = await readFolder(content, 'oefeningen');
  expect(problemsIn(folder)).toEqual([`${basename(content)}/oefeningen  hier staat geen enkel bestand`]);
  expect(files).toEqual([]);
});
