import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import type { Part, Sheet } from '../../../src/sheets/sheet.ts';
import { readExample } from './exercise-for-tests.ts';
import { parseExercise } from './exercises.ts';
import { toExercise } from './lay-out-exercise.ts';
import { describeExercise } from './make-exercise.ts';

const [forYou, cards]: Part[] = ['Voor jou', 'Kaarten'].map((name) => ({
  name,
  holder: 'klas',
  prints: 'once',
}));
const sheet: Sheet = {
  title: 'Rijm-bingo',
  description: '',
  preview: 2,
  pages: [
    { bookmark: 'Zo speel je', blocks: [], ...(forYou && { part: forYou }) },
    { blocks: [], ...(forYou && { part: forYou }) },
    { bookmark: 'Kaart 1', landscape: true, blocks: [], ...(cards && { part: cards }) },
  ],
};

it('shows what an exercise is and which pages it has', () => {
  const file = new VFile({ path: 'content/oefeningen/rijm-bingo.md', value: readExample('rijm-bingo') });
  const draft = parseExercise(file, { name: 'Proefsite' });
  const exercise = draft && toExercise(draft);
  if (!exercise) throw new Error('no exercise');
  const { banner, plan, adultPage } = exercise;
  expect(describeExercise(draft, sheet)).toStrictEqual({
    ...draft.card,
    banner,
    plan,
    adultPage,
    pages: 3,
    preview: 3,
    sheetPages: [{ name: 'Zo speel je' }, {}, { name: 'Kaart 1', landscape: true }],
    parts: [
      { name: 'Voor jou', first: 1, last: 2 },
      { name: 'Kaarten', first: 3, last: 3 },
    ],
  });
  expect(describeExercise(draft, undefined)).toBeUndefined();
  expect(describeExercise({ ...draft, texts: undefined }, sheet)).toBeUndefined();
});
