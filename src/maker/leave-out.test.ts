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

it.each([
  [
    'Ren, spring of zwem. Kies: een bal, een hoed of een muts.',
    ['hoed'],
    'Ren, spring of zwem. Kies: een bal of een muts.',
  ],
  ['Zoek een dier, zoals een beer.', ['beer'], 'Zoek een dier.'],
  ['Ren. Of spring op een bal.', ['ren'], 'Spring op een bal.'],
  [
    'Wijs het samen om de beurt aan: *Een beer!* Goed zo.',
    ['beer'],
    'Wijs het samen om de beurt aan. Goed zo.',
  ],
])('%s without %j', (text, absent, kept) => {
  const steps = [line(...text.split('*'))];
  const { adultPage: told } = leaveOut({ ...exercise, adultPage: { ...adultPage, steps } }, absent);
  expect(told.steps.map((one) => one.map((phrase) => phrase.text).join(''))).toEqual([kept]);
});

it('of what is on pages one and last too, and nobody says it', () => {
  const { plan, cast, trains } = leaveOut(
    {
      ...exercise,
      trains: 'luisteren, rijmen en lezen',
      cast: [{ who: 'vos-blij', says: 'rijmt dat?' }],
      plan: { ...exercise.plan, goal: 'Het kind rijmt.', observe: ['zegt een rijmwoord', 'telt'] },
    },
    ['rijm'],
  );
  expect(trains).toBe('luisteren en lezen');
  expect(cast).toEqual([{ who: 'vos-blij' }]);
  expect(plan).toMatchObject({ goal: 'Het kind rijmt.', observe: ['telt'] });
});
