import { expect, it } from 'vitest';
import { askWords } from '../../maker/questions.ts';
import { findNear, tellTyped } from './tell-typed.ts';

const word = (name: string) => ({
  key: name,
  name,
  themes: [],
  firstSound: name.charAt(0),
  rhyme: name,
  sounds: [],
  alsoNamed: name === 'vis' ? ['visje'] : [],
});
const question = {
  ...askWords([], ['rhyme'], { spin: 'Het rijmt op niets.' }),
  words: ['maan', 'vis', 'Noor'].map(word),
};
const now = {
  question,
  own: ['Noor', 'spin'],
  chosen: ['Noor', 'spin', 'maan'],
  photos: {},
  unsure: [{ word: 'mijter' }],
};

it('tells which have a picture, which have none, and why others take no part', () => {
  expect(tellTyped(['maan', 'Noor', 'spin', 'x2', 'a'.repeat(20)], now)).toEqual([
    'Met een plaatje: ‘maan’.',
    'Zonder plaatje: ‘Noor’. Daarvan komen alleen de letters op het papier, tot je er een foto bij zet. Kijk hieronder of we het goed horen.',
    '‘spin’ doet niet mee. Het rijmt op niets.',
    '‘x2’ kunnen we niet lezen. Gebruik alleen letters, spaties en streepjes.',
    `‘${'a'.repeat(20)}’ is te lang. Een woord heeft hoogstens 16 letters.`,
  ]);
});

it('is silent about what was taken away since', () => {
  expect(
    tellTyped(['maan', 'Noor'], {
      ...now,
      own: [],
      chosen: [],
      question: { ...question, words: question.words.slice(0, 2) },
    }),
  ).toEqual([]);
  expect(tellTyped(['maan'], { ...now, chosen: ['Noor'] })).toEqual([]);
});

it('counts one with a photo among those with a picture', () => {
  expect(tellTyped(['Noor'], { ...now, photos: { Noor: { address: 'blob:' } } })).toEqual([
    'Met een plaatje: ‘Noor’.',
  ]);
});

it('says of a picture that a child may call otherwise that it is one', () => {
  const words = [...question.words, word('mijter'), word('visje')];
  const typed = ['mijter', 'visje'];
  expect(tellTyped(typed, { ...now, own: typed, chosen: typed, question: { ...question, words } })).toEqual([
    'Met een plaatje: ‘mijter’.',
    'Bij het plaatje van ‘mijter’ kan een kind iets anders zeggen.',
    'Zonder plaatje: ‘visje’. Daarvan komen alleen de letters op het papier, tot je er een foto bij zet. Kijk hieronder of we het goed horen.',
  ]);
});

it('finds the picture that the site has by another name, of what is chosen and has none', () => {
  const typed = { ...now, own: ['Noor', 'Visje'], chosen: ['Noor', 'Visje'] };
  const nearIn = (given: typeof typed) => findNear(given).map(({ word, other }) => [word, other.name]);
  expect(nearIn(typed)).toEqual([['Visje', 'vis']]);
  expect(nearIn({ ...typed, chosen: ['Noor'] })).toEqual([]);
  expect(nearIn({ ...typed, photos: { Visje: { address: 'blob:' } } })).toEqual([]);
});

it('asks whether another word was meant, where one slip makes it that one: not of a name, and not where it may be two', () => {
  const words = ['olifant', 'kikker', 'stoel', 'stoep', 'maan'].map(word);
  const meantIn = (typed: string) =>
    findNear({ ...now, own: [typed], chosen: [typed], question: { ...question, words } }).map(
      ({ said }) => said,
    );
  expect(meantIn('olifand')).toEqual(['Bedoel je ‘olifant’?']);
  expect(meantIn('kikcer')).toEqual(['Bedoel je ‘kikker’?']);
  for (const typed of ['Olifand', 'stoeg', 'moan', 'olifanten']) expect(meantIn(typed)).toEqual([]);
});
