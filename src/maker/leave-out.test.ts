import { expect, it } from 'vitest';
import { readExampleExercise } from '../../scripts/content/exercise-for-tests.ts';
import type { Line } from '../model/exercise.ts';
import { leaveOut } from './leave-out.ts';

const exercise = readExampleExercise('zin-puzzel');
const { adultPage } = exercise;
const line = (...texts: string[]): Line => texts.map((text, index) => ({ text, strong: index % 2 === 1 }));
const answers = [
  line(
    'Eén stip is het eerste woord. In ',
    'Ren, vos! Ren naar huis!',
    ' staat ',
    'ren',
    ' twee keer. Goed zo.',
  ),
  line('Zeg: ', 'Daar is oma!', ''),
];
const keep = (...absent: string[]): string[] =>
  leaveOut({ ...exercise, adultPage: { ...adultPage, answers } }, absent).adultPage.answers.map((one) =>
    one.map(({ text, strong }) => (strong ? `*${text}*` : text)).join(''),
  );

it('keeps all that is about what is there', () => {
  expect(leaveOut(exercise, ['Er was eens.'])).toEqual(exercise);
  expect(keep()).toEqual([
    'Eén stip is het eerste woord. In *Ren, vos! Ren naar huis!* staat *ren* twee keer. Goed zo.',
    'Zeg: *Daar is oma!*',
  ]);
});

it('leaves out the sentences about what is not, and what says nothing else', () => {
  expect(keep('Ren, vos! Ren naar huis!', 'Daar is oma!')).toEqual([
    'Eén stip is het eerste woord. Goed zo.',
  ]);
});
