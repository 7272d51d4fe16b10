import { expect, it } from 'vitest';
import { type SetChoices, shippedLook } from '../../maker/choices.ts';
import { askChildren, askWords } from '../../maker/questions.ts';
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
    children: askChildren(2, 36, 'Elk kind een kaart.'),
    words: askWords([]),
  },
  shipped: { way: 'rijm', children: 30, words: ['maan', 'vis'] },
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
  ['woord-bingo-herfst-24-kinderen.pdf', { title: 'Herfst', answers: { way: 'woord', children: 24 } }],
  ['rijm-bingo-24-kinderen.pdf', { answers: { children: 24 } }],
])('a set has a file of its own: %s', (file, chosen) => {
  const { answers = {}, ...others }: Partial<SetChoices> = chosen;
  expect(nameFile({ ...set, ...others, answers: { ...set.answers, ...answers } }, bounds)).toBe(file);
});

it('the theme of words that are asked for by what is heard in them is told too', () => {
  const ofAutumn = (words: readonly string[]) => ({
    ...askWords([]),
    words: words.map((key) => ({
      ...{ key, name: key, remark: '', firstSound: '', rhyme: '', sounds: [], alsoNamed: [] },
      themes: ['Herfst'],
    })),
  });
  const [rhymes, sounds] = [
    ['egel', 'blad', 'spin'],
    ['egel', 'uil', 'vos', 'peer', 'noot'],
  ];
  const questions = { rhymes: ofAutumn(rhymes ?? []), sounds: ofAutumn(sounds ?? []) };
  const answers = { rhymes: rhymes ?? [], sounds: sounds ?? [] };
  const asked = { exercise: 'luister-dobbelsteen', questions, shipped: { rhymes: [], sounds: [] } };
  expect(nameFile({ ...shippedLook, answers }, asked)).toBe('luister-dobbelsteen-herfst.pdf');
});
