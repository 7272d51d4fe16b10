import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeSmallContent } from '../../tests/fixtures/small-content.ts';
import { openShelf } from '../keep/shelf.ts';
import { type Memory, openMemory } from './memory.ts';
import { formatProblem } from './problems/report.ts';
import { readContent } from './read-content.ts';

let folder: string;
let memory: Memory;

beforeEach(async () => {
  folder = await makeSmallContent();
  memory = openMemory();
});

afterEach(() => rm(dirname(folder), { recursive: true }));

/** A picture of two by three. */
const pixels = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAC0lEQVR4nGNgQAYAAA4AAcHMyrwAAAAASUVORK5CYII=',
  'base64',
);

const article = 'artikelen/taalspelletjes-aan-tafel.md';
const change = async (name: string, from: string | RegExp, to: string) => {
  const text = await readFile(join(folder, name), 'utf8');
  await writeFile(
    join(folder, name),
    text.replace(from, () => to),
  );
};
const sayAll = ({ problems = [], warnings }: Awaited<ReturnType<typeof readContent>>) =>
  [...problems, ...warnings].map(formatProblem);

/** With what it remembers it finds the same as who reads all of it for the first time. */
async function expectNothingStale(): Promise<string[]> {
  const [remembered, read] = await Promise.all([readContent(folder, { memory }), readContent(folder)]);
  expect(sayAll(remembered)).toEqual(sayAll(read));
  expect(remembered.content).toEqual(read.content);
  return sayAll(remembered);
}

it('makes no second article of a file that nobody saved', async () => {
  const { content: first } = await readContent(folder, { memory });
  await change(article, /^title: .*$/m, 'title: Anders');
  const { content: second } = await readContent(folder, { memory });
  const again = second?.articles.filter((one) => first?.articles.includes(one)).map(({ slug }) => slug);
  expect(again).toEqual(['luisteren-zonder-scherm']);
  expect(second?.articles.find(({ slug }) => slug === 'taalspelletjes-aan-tafel')?.title).toBe('Anders');
});

it('lays nothing out anew when an article is saved, also what an earlier build laid out', async () => {
  const shelf = openShelf(join(dirname(folder), 'plank'));
  await readContent(folder, { shelf });
  const { content: first } = await readContent(folder, { memory, shelf });
  await change(article, /^title: .*$/m, 'title: Anders');
  const { content: second } = await readContent(folder, { memory, shelf });
  expect(second?.articles).not.toEqual(first?.articles);
  for (const part of [
    'site',
    'pages',
    'tips',
    'exercises',
    'sheets',
    'material',
    'themes',
    'sounds',
  ] as const)
    expect(second?.[part], part).toBe(first?.[part]);
});

it.each([
  ['a field of an article', () => change(article, /^category: .*$/m, 'category: rijmen')],
  ['a heading that another article links to', () => change(article, /^## .*$/gm, '## Kop')],
  ['an article that others name', () => rename(join(folder, article), join(folder, 'artikelen/anders.md'))],
  ['the address of the site', () => change('site.yaml', /^url: .*$/m, 'url: https://www.slo.nl')],
  ['a tip', () => change('tips.yaml', /icon: .*$/m, 'icon: nergens')],
  ['a text of a page', () => change('paginas.yaml', /intro: .*$/m, 'intro: Anders')],
  ['an exercise', () => change('oefeningen/rijm-bingo.md', 'title: Rijm-bingo', 'title: Bingo')],
  ['a word that sheets use', () => change('woorden.yaml', /picture: [a-z-]+/, 'picture: nergens')],
])('reads anew what goes with %s', async (_what, act) => {
  await readContent(folder, { memory });
  await act();
  await expectNothingStale();
  await expectNothingStale();
});

it('tells once what is wrong, and no more when it is mended', async () => {
  const whole = await readFile(join(folder, article), 'utf8');
  await readContent(folder, { memory });
  await change(article, /^ {2}- .*$/m, '  - er-is-niets');
  const told = async () => (await expectNothingStale()).filter((line) => line.includes('er-is-niets'));
  expect(await told()).toHaveLength(1);
  expect(await told()).toHaveLength(1);
  await writeFile(join(folder, article), whole);
  expect(await told()).toEqual([]);
});

it('looks again at a picture under another name', async () => {
  const mouse = join(folder, 'afbeeldingen/muis.png');
  await mkdir(dirname(mouse));
  await writeFile(mouse, pixels);
  await change(article, /\n## /, '\n![een muis](../afbeeldingen/muis.png)\n\n## ');
  expect((await expectNothingStale()).join()).not.toContain('plaatje');
  await rename(mouse, join(folder, 'afbeeldingen/rat.png'));
  expect((await expectNothingStale()).join()).toContain('het plaatje “muis.png” is er niet');
});
