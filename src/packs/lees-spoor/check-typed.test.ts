import { expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { checkTyped } from './check-typed.ts';
import type { Reading } from './tasks.ts';

const { parameters, stock } = layOutExample('lees-spoor');

/** Its trail to read, with so many of the words; the others are clapped. */
const reasonsFor = (reads: Reading, count: number): string[] => {
  const trails = parameters.trails
    .filter((trail) => trail.reads)
    .map((trail) => {
      let left = count;
      const fields = trail.fields.map((field) =>
        field.task === 'lees' && left-- <= 0 ? { task: 'klap' as const, word: field.word } : field,
      );
      return { ...trail, reads, fields };
    });
  return checkTyped({ ...parameters, trails }, stock)
    .filter(({ rule }) => rule === 'much-to-read')
    .map(({ reason }) => reason);
};

it('wants five short words to read, of which there are few with few letters, and nine long ones', () => {
  expect(reasonsFor('kort', 5)).toEqual([]);
  expect(reasonsFor('kort', 4)).toEqual([
    'er staan 4 woorden om te lezen; op dit leesspoor zijn het er minstens 5',
  ]);
  expect(reasonsFor('lang', 9)).toEqual([]);
  expect(reasonsFor('lang', 8)).toEqual([
    'er staan 8 woorden om te lezen; op dit leesspoor zijn het er minstens 9',
  ]);
});
