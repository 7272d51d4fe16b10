import { expect, it } from 'vitest';
import { shippedLook } from '../../maker/choices.ts';
import { askWords } from '../../maker/questions.ts';
import { nameFile } from './name-file.ts';

const bounds = {
  exercise: 'rijm-bingo',
  questions: {
    way: {
      kind: 'one',
      field: 'roep',
      question: 'Hoe?',
      options: [
        { key: 'rijm', name: 'Met rijm' },
        { key: 'woord', name: 'Het woord', title: 'Woord-bingo' },
      ],
    },
    words: askWords([]),
  },
  shipped: { way: 'rijm', words: ['maan', 'vis'] },
} as const;
const set = { ...shippedLook, answers: bounds.shipped };

it.each([
  ['rijm-bingo-herfst-groep-1-2b.pdf', { title: 'Herfst – groep 1/2b' }],
  ['rijm-bingo-herfst-de-kikkers.pdf', { title: 'Herfst', name: 'De Kikkers' }],
  ['rijm-bingo-oma-truus-egel-vos.pdf', { answers: { words: ['Oma Truus', 'egel', 'vos', 'uil'] } }],
  ['rijm-bingo-eigen-set.pdf', {}],
  ['rijm-bingo-eigen-set.pdf', { answers: { words: [] } }],
  ['woord-bingo-egel-vos.pdf', { answers: { way: 'woord', words: ['egel', 'vos'] } }],
  ['woord-bingo-herfst.pdf', { title: 'Herfst', answers: { way: 'woord', words: [] } }],
])('a set has a file of its own: %s', (file, chosen) => {
  expect(nameFile({ ...set, ...chosen }, bounds)).toBe(file);
});
