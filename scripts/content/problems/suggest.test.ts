import { expect, test } from 'vitest';
import { didYouMean, nearest } from './suggest.ts';

test.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['sumary', 'summary'],
  ['catgeory', 'category'],
  ['ittle', 'title'],
  ['tilte', 'title'],
  ['itleb', undefined],
  ['txile', undefined],
  ['ttxle', undefined],
  ['tittlle', 'title'],
  ['x', undefined],
  ['kleur', undefined],
])('%s → %s', (typed, guess) => {
  expect(nearest(typed, ['category', 'title', 'summary'])).toBe(guess);
});

test('the nearest of two that are near', () => {
  expect(didYouMean('rijn', ['rij', 'rijm', 'rijnen'])).toBe('bedoelde je “rij”?');
  expect(didYouMean('kleur', ['rijm', 'spellen'])).toBe('kies uit rijm of spellen');
});
