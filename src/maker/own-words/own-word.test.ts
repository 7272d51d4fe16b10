import { describe, expect, it } from 'vitest';
import { readExampleWords } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { canBeMixedUp, canStandTogether } from '../../model/word.ts';
import { wordLike } from '../../model/word-fixture.ts';
import {
  clapOtherwise,
  faultIn,
  proposeAmong,
  proposeWord,
  readTyped,
  toWord,
  withOwnWords,
} from './own-word.ts';

const words = readExampleWords();

describe('what is proposed for a typed word', () => {
  it('is mostly what the bank says of its own words', () => {
    const all = [...words.values()];
    const right = (isSame: (proposed: (typeof all)[number], known: (typeof all)[number]) => boolean) =>
      all.filter((known) => isSame(toWord(proposeWord(known.word), new Map()), known)).length / all.length;
    expect(right((proposed, known) => proposed.claps === known.claps)).toBeGreaterThan(0.95);
    expect(right((proposed, known) => proposed.firstSound === known.firstSound)).toBeGreaterThan(0.97);
    expect(right((proposed, known) => proposed.rhyme === known.rhyme)).toBeGreaterThan(0.8);
  });

  it.each([
    ['femke', 'fem-ke', 0],
    ['banaan', 'ba-naan', 1],
    ['zebra', 'ze-bra', 0],
    ['opa', 'o-pa', 0],
    ['verhaal', 'ver-haal', 1],
    ['noa', 'no-a', 0],
    ['Oma Truus', 'o-ma-truus', 2],
    ['juf Renate', 'juf-re-na-te', 1],
    ['e-mail', 'e-mail', 0],
  ])('%s is %s', (word, syllables, stress) => {
    expect(proposeWord(word)).toEqual({ written: word, syllables: syllables.split('-'), stress });
  });
});

it('what somebody says of it counts', () => {
  const own = clapOtherwise(proposeWord('zonnebril'), 'zon ne bril');
  expect(own?.syllables).toEqual(['zon', 'ne', 'bril']);
  expect(clapOtherwise(proposeWord('jip'), 'j-ip')).toBeUndefined();
  expect(clapOtherwise(proposeWord('jip'), 'kip')).toBeUndefined();
  const word = toWord({ ...proposeWord('chef'), rhymesWith: 'mes', firstSound: 'sj' }, words);
  expect(word).toMatchObject({ firstSound: 'sj', rhyme: words.get('mes')?.rhyme, claps: 1 });
});

it('is kept as it is written, with its capitals, spaces and hyphens', () => {
  expect(readTyped(' Femke ')).toBe('Femke');
  expect(readTyped('Oma  Truus')).toBe('Oma Truus');
  expect(readTyped('e‑mail')).toBe('e-mail');
  expect(toWord(proposeWord('Noor'), words)).toMatchObject({ word: 'Noor', firstSound: 'n', rhyme: 'oor' });
  expect(toWord(proposeWord('Oma Truus'), words)).toMatchObject({ firstSound: 'oo', rhyme: 'uus', claps: 3 });
});

it.each([
  ['', 'signs'],
  ['x2', 'signs'],
  ['a', 'tooShort'],
  ['brrr', 'noVowel'],
  ['mr Jan', 'noVowel'],
  ['a'.repeat(17), 'tooLong'],
])('%s is no word for a card: %s', (typed, fault) => {
  expect(faultIn(typed)).toBe(fault);
  expect(readTyped(typed)).toBeUndefined();
});

it('is clapped otherwise without a klankgroep that goes across its spaces', () => {
  expect(clapOtherwise(proposeWord('Oma Truus'), 'oma-truus')?.syllables).toEqual(['oma', 'truus']);
  expect(clapOtherwise(proposeWord('Oma Truus'), 'o-matruus')).toBeUndefined();
});

it('a word that the site has, and that a game may not offer, is that of the visitor', () => {
  const known = withOwnWords(words, [proposeWord('maan'), proposeWord('femke')]);
  expect([...known.keys()].slice(0, 2)).toEqual(['maan', 'femke']);
  expect(known.get('maan')).toMatchObject({ word: 'maan', weight: 'strong', alsoNamed: [] });
  expect(known.get('femke')).toMatchObject({ word: 'femke', picture: 'eigen-femke' });
});

it('has the picture of the site, its sounds too, until there is a photo of it', () => {
  const weak = { ...wordLike('man-da-rijn'), picture: 'tangerine', weight: 'weak', rhyme: 'ijn' } as const;
  const bank = new Map([[weak.word, weak]]);
  const own = proposeAmong('mandarijn', [weak]);
  const { picture, rhyme, alsoNamed } = withOwnWords(bank, [own]).get('mandarijn') ?? {};
  expect([picture, rhyme, alsoNamed]).toEqual(['tangerine', 'ijn', []]);
  const withPhoto = withOwnWords(bank, [own], (name) => name === 'eigen-mandarijn');
  expect(withPhoto.get('mandarijn')?.picture).toBe('eigen-mandarijn');
  const corrected = withOwnWords(bank, [{ ...own, syllables: ['man', 'darijn'] }]);
  expect(corrected.get('mandarijn')?.claps).toBe(2);
});

it('told apart from what it looks like it can stand with that, and a child still may call it otherwise', () => {
  const [bus, truck] = [
    wordLike('bus', { notWith: ['vrachtwagen'] }),
    wordLike('vracht-wa-gen', { notWith: ['bus'], alsoNamed: ['bus'] }),
  ];
  const bank = new Map([bus, truck].map((word) => [word.word, word]));
  const [plain, apart] = [{}, { isToldApart: true as const }].map((more) =>
    withOwnWords(bank, [{ ...proposeAmong('vrachtwagen', [truck]), ...more }]).get('vrachtwagen'),
  );
  expect(plain && [canStandTogether(bus, plain), canBeMixedUp(plain, bus)]).toEqual([false, true]);
  expect(apart && [canStandTogether(bus, apart), canBeMixedUp(apart, bus)]).toEqual([true, false]);
  expect(apart?.alsoNamed).toEqual(['bus']);
});
