import { expect, it } from 'vitest';
import { layOutExample } from '../../../../scripts/content/exercises/exercise-for-tests.ts';
import { kind } from './kind.ts';

const { parameters, exercise, stock } = layOutExample('woordlengte-sorteren');
const shipped = kind.shipped(parameters, stock.words).words;

it('every chosen word is on a card, those of the site in its order', () => {
  const decided = kind.decide({ words: shipped }, exercise, stock);
  expect(decided.parameters?.words).toEqual(parameters.words);
});

it('a monster with nothing to eat is named, and one that has too much', () => {
  const nothing = kind.decide({ words: [] }, exercise, stock).hindrance;
  expect(nothing?.reason).toBe(
    'Voor het monster van één klap heb je minstens 2 woorden nodig; je hebt er 0.',
  );
  expect(nothing?.remedies.map(({ name }) => name)).toEqual(['Kies er 6 bij']);
  const short = [...stock.words.values()].filter(({ claps, weight }) => claps === 1 && weight === 'strong');
  const words = [...new Set([...shipped, ...short.map(({ word }) => word)])];
  const tooMany = kind.decide({ words }, exercise, stock).hindrance;
  expect(tooMany?.reason).toMatch(/^Voor het monster van één klap passen er 8 kaartjes; je koos er \d+\.$/);
  expect(tooMany?.remedies.map(({ name }) => name)).toEqual([expect.stringMatching(/^Haal er \d+ weg/)]);
});
