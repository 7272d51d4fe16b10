import { expect, it } from 'vitest';
import { latestOf } from './home-articles.ts';
import { readingMinutes } from './reading-time.ts';

it('two hundred words are read in a minute, and what is begun counts', () => {
  expect([1, 200, 201, 690, 820].map(readingMinutes)).toEqual([1, 1, 2, 4, 5]);
});

it('the home page has the three latest', () => {
  expect(latestOf(['d', 'c', 'b', 'a'])).toEqual(['d', 'c', 'b']);
  expect(latestOf(['a'])).toEqual(['a']);
});
