import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeSmallContent } from '../../tests/fixtures/small-content.ts';
import { formatProblem } from './problems/report.ts';
import { type ContentReader, type ContentResult, openContentReader, readContent } from './read-content.ts';

let folder: string;
let reader: ContentReader;

beforeEach(async () => {
  folder = await makeSmallContent();
  reader = openContentReader(folder);
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
const messagesOf = ({ problems = [], warnings }: ContentResult) =>
  [...problems, ...warnings].map(formatProblem);

/** A reader that read before finds the same as one that begins. */
async function expectNothingStale(): Promise<string[]> {
  const again = await reader.read();
  const fresh = await readContent(folder);
  expect(messagesOf(again)).toEqual(messagesOf(fresh));
  expect(again.content).toEqual(fresh.content);
  return messagesOf(again);
}

it('makes only what was saved again', async () => {
  const { content: first } = await reader.read();
  await change(article, /^title: .*$/m, 'title: Anders');
  const { content: second } = await reader.read();
  const same = second?.articles.filter((one) => first?.articles.includes(one)).map(({ slug }) => slug);
  expect(same).toEqual(['luisteren-zonder-scherm']);
  expect(second?.articles.map(({ title }) => title)).toContain('Anders');
  for (const [slug, sheet] of second?.sheets ?? []) expect(sheet).toBe(first?.sheets.get(slug));
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
])('makes all again that goes with %s', async (_what, act) => {
  await reader.read();
  await act();
  await expectNothingStale();
  await expectNothingStale();
});

it('says what is wrong each time, until it is mended', async () => {
  const whole = await readFile(join(folder, article), 'utf8');
  await reader.read();
  await change(article, /^ {2}- .*$/m, '  - er-is-niets');
  const about = async () => (await expectNothingStale()).filter((line) => line.includes('er-is-niets'));
  expect(await about()).toHaveLength(1);
  expect(await about()).toHaveLength(1);
  await writeFile(join(folder, article), whole);
  expect(await about()).toEqual([]);
});

it('looks again for the image of an article', async () => {
  const mouse = join(folder, 'afbeeldingen/muis.png');
  await mkdir(dirname(mouse));
  await writeFile(mouse, pixels);
  await change(article, /\n## /, '\n![een muis](../afbeeldingen/muis.png)\n\n## ');
  expect((await expectNothingStale()).join()).not.toContain('plaatje');
  await rename(mouse, join(folder, 'afbeeldingen/rat.png'));
  expect((await expectNothingStale()).join()).toContain('het plaatje “muis.png” is er niet');
});
