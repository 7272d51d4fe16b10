import { expect, it } from 'vitest';
import { layOutExample } from '../../../../scripts/content/exercises/exercise-for-tests.ts';
import { shippedLook } from '../../../maker/choices.ts';
import { makeSet } from '../../../maker/make-set.ts';
import { sayClaps } from '../rules.ts';
import { kind } from './kind.ts';

const { parameters, exercise, stock, materials } = layOutExample('woordlengte-sorteren');
const shipped = kind.shipped(parameters, stock.words).words;

it('every chosen word is on a card, those of the site in its order', () => {
  const decided = kind.decide({ words: shipped }, exercise, stock);
  expect(decided.parameters?.words).toEqual(parameters.words);
});

const ofLength = (length: number): string[] =>
  [...stock.words.values()]
    .filter(
      ({ claps, weight, alsoNamed }) => claps === length && weight === 'strong' && alsoNamed.length === 0,
    )
    .map(({ word }) => word);
const decide = (...words: string[]) => kind.decide({ words }, exercise, stock);
const countClaps = (words: readonly string[] = []) => words.map((word) => stock.words.get(word)?.claps);

it('two monsters are enough, whichever they are', () => {
  for (const [short, long] of [
    [1, 2],
    [1, 3],
    [2, 4],
  ] as const) {
    const words = [...ofLength(short).slice(0, 3), ...ofLength(long).slice(0, 2)];
    expect(decide(...words).parameters?.words.toSorted()).toEqual(words.toSorted());
    const made = makeSet(kind, { ...shippedLook, answers: { words } }, materials);
    const mats = made.sheet?.pages.filter(({ part }) => part?.name === 'Matten') ?? [];
    expect(mats.map((page) => page.bookmark)).toEqual(
      [short, long].map((claps) => `Mat: ${sayClaps(claps)}`),
    );
  }
});

it('a monster with one word stays away where others are left, or gets one more', () => {
  const others = [...ofLength(1).slice(0, 4), ...ofLength(2).slice(0, 4)];
  const [lonely = ''] = ofLength(3);
  const remedies = decide(...others, lonely).hindrance?.remedies ?? [];
  expect(remedies.map(({ name }) => name)).toEqual([`Haal ‘${lonely}’ eruit`, 'Kies er 1 bij']);
  expect(remedies.map(({ answers }) => countClaps(answers.words).filter((claps) => claps === 3))).toEqual([
    [],
    [3, 3],
  ]);
  for (const { answers } of remedies) expect(decide(...answers.words).hindrance).toBeUndefined();
});

it('nothing, and words of one length, are told what is missing, and get it', () => {
  const nothing = decide().hindrance;
  expect(nothing?.reason).toBe('Er zijn nog geen woorden. Kies er met één klap en met twee.');
  expect(nothing?.remedies.map(({ name }) => name)).toEqual(['Kies er 4 bij']);
  const same = decide(...ofLength(2).slice(0, 4)).hindrance;
  expect(same?.reason).toMatch(/^Al je woorden hebben twee klappen, /);
  expect(same?.remedies.map(({ answers }) => countClaps(answers.words).sort())).toEqual([[1, 1, 2, 2, 2, 2]]);
});

it('a monster that has too much is named', () => {
  const words = [...new Set([...shipped, ...ofLength(1)])];
  const tooMany = decide(...words).hindrance;
  expect(tooMany?.reason).toMatch(/^Voor het monster van één klap passen er 8 kaartjes; je koos er \d+\.$/);
  expect(tooMany?.remedies.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^Haal \d+ woorden eruit$/),
  ]);
});
