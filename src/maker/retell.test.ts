import { expect, it } from 'vitest';
import { readExampleExercise } from '../../scripts/content/exercise-for-tests.ts';
import type { Line } from '../model/exercise.ts';
import type { PicturedWord } from '../model/word.ts';
import { wordLike } from '../model/word-fixture.ts';
import { retell } from './retell.ts';

const exercise = readExampleExercise('rijm-bingo');
const known = ['huis', 'muis', 'haan', 'maan', 'beer', 'peer', 'boek', 'ro-bot', 'ra-ket'].map((word) =>
  wordLike(word, word === 'boek' ? { article: 'het' } : {}),
);
const words = new Map(known.map((word): [string, PicturedWord] => [word.word, word]));

/** What stands between stars is said out loud. */
const toLine = (text: string): Line =>
  text.split('*').map((part, index) => ({ text: part, strong: index % 2 === 1 }));

function tell(text: string, shipped: readonly string[][], own: readonly string[][]) {
  const adultPage = {
    ...exercise.adultPage,
    steps: [toLine(text)],
    easier: [],
    harder: [],
    answers: [toLine(text)],
  };
  const said = ([line = []]: readonly Line[]) => line.map((part) => part.text).join('*');
  const { steps, answers } = retell({ ...exercise, adultPage }, shipped, own, words, () => true).adultPage;
  return { step: said(steps), answer: said(answers) };
}

it('what is said out loud names the words of the set, each in its role', () => {
  const { step } = tell(
    'Een huis. *Huis – muis. Huis – maan?*',
    [
      ['huis', 'muis'],
      ['haan', 'maan'],
    ],
    [
      ['beer', 'peer'],
      ['boek', 'raket'],
    ],
  );
  expect(step).toBe('Een huis. *Beer – peer. Beer – raket?*');
});

it('with its article, and as it is clapped', () => {
  expect(tell('*De maan!*', [['maan']], [['boek']]).step).toBe('*Het boek!*');
  expect(tell('*ro-bot, robot*', [['robot']], [['raket']]).step).toBe('*ra-ket, raket*');
});

it('what the set has stays', () => {
  const text = '*Huis – muis*';
  expect(
    tell(
      text,
      [['huis', 'muis']],
      [
        ['beer', 'peer'],
        ['huis', 'muis'],
      ],
    ).step,
  ).toBe(text);
});

it('no word comes that rhymes with another that is said', () => {
  const { step } = tell('*Huis … haan.*', [['huis']], [['maan'], ['beer']]);
  expect(step).toBe('*Beer … haan.*');
});

it('where the set has nothing like it, the answers leave it out', () => {
  const told = tell('Kijk goed. *Huis* is kort.', [['huis']], []);
  expect(told).toEqual({ step: 'Kijk goed. *Huis* is kort.', answer: 'Kijk goed. ' });
});

it('the plan and who plays have them too, or say nothing of them', () => {
  const steps = [toLine('*Huis – muis.*')];
  const { can } = exercise.plan.outcomes;
  const told = retell(
    {
      ...exercise,
      description: 'Zoek wat rijmt. Bij “huis” hoort muis.',
      cast: [
        { who: 'vos-blij', with: ['kaart', words.get('huis')?.picture ?? ''], says: 'huis!' },
        { who: 'oma-blij', says: 'haan …' },
      ],
      plan: {
        ...exercise.plan,
        observe: ['zegt: huis – muis', 'zegt: haan – maan', 'telt'],
        outcomes: { ...exercise.plan.outcomes, can: { ...can, see: 'Rijmt: huis, muis! Of: haan.' } },
      },
      adultPage: { ...exercise.adultPage, steps, easier: [], harder: [], answers: [] },
    },
    [
      ['huis', 'muis'],
      ['haan', 'maan'],
    ],
    [['beer', 'peer']],
    words,
  );
  expect(told.description).toBe('Zoek wat rijmt.');
  expect(told.plan.observe).toEqual(['zegt: beer – peer', 'telt']);
  expect(told.plan.outcomes.can.see).toBe('Rijmt: beer, peer!');
  expect(told.cast).toEqual([
    { who: 'vos-blij', with: ['kaart', words.get('beer')?.picture], says: 'beer!' },
    { who: 'oma-blij' },
  ]);
});
