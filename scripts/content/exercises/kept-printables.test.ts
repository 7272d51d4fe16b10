import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeSmallContent } from '../../../tests/fixtures/small-content.ts';
import { openShelf } from '../../keep/shelf.ts';
import { pictureNotice } from '../../pictures/load-picture.ts';
import { testSite } from '../articles/article-for-tests.ts';
import { noMemory } from '../memory.ts';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { readKeptPrintables } from './kept-printables.ts';

let content: string;
beforeEach(async () => {
  content = await makeSmallContent();
});
afterEach(() => rm(dirname(content), { recursive: true }));

/** Reads them as one build does, and tells whether they came from the shelf. */
async function build(site = testSite) {
  const shelf = openShelf(join(dirname(content), 'plank'));
  let kept = 0;
  const { wordFile, exerciseFolder, ...made } = await readKeptPrintables(content, site, noMemory, {
    ...shelf,
    keep: (...what) => {
      kept += 1;
      shelf.keep(...what);
    },
  });
  const files = [wordFile, exerciseFolder.folder, ...exerciseFolder.files];
  return { kept, made, said: files.flatMap(problemsIn) };
}

const change = async (name: string, from: string | RegExp, to: string) => {
  const text = await readFile(join(content, name), 'utf8');
  expect(text).toMatch(from);
  await writeFile(join(content, name), text.replace(from, to));
};

it('gives what was laid out before as it was', async () => {
  const first = await build();
  expect(first).toMatchObject({ kept: 1, said: [] });
  const { exercises, sheets, material } = first.made;
  expect([...sheets.keys()]).toEqual(exercises.map(({ slug }) => slug));
  expect(material.games.map(({ pack, exercise }) => [pack, exercise.slug])).toEqual(
    exercises.map(({ slug }) => ['luister-dobbelsteen', slug]),
  );
  expect(material.words.map(({ word }) => word)).toContain('muis');
  expect(material.imprint).toEqual({ site: { name: testSite.name }, pictureNotice });
  expect(await build()).toEqual({ ...first, kept: 0 });
});

it.each([
  ['another text in an exercise', () => change('oefeningen/spel-2.md', 'Speel Spel 2.', 'Speel het.')],
  ['another word in the bank', () => change('woorden.yaml', /\n$/, '\n# anders\n')],
])('lays out again with %s', async (_, act) => {
  await build();
  await act();
  expect(await build()).toMatchObject({ kept: 1, said: [] });
  expect(await build()).toMatchObject({ kept: 0, said: [] });
});

it('lays out again for another site', async () => {
  await build();
  const { kept, made } = await build({ ...testSite, name: 'Anders' });
  expect(kept).toBe(1);
  expect(made.material.imprint.site.name).toBe('Anders');
});

it('keeps nothing where something is wrong', async () => {
  await change('oefeningen/spel-2.md', '[muis, huis]', '[pluis, huis]');
  for (const _ of [1, 2])
    expect(await build()).toMatchObject({
      kept: 0,
      said: [expect.stringContaining('"pluis" staat niet in')],
    });
});
