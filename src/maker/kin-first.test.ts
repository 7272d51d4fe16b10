import { expect, it } from 'vitest';
import { wordLike } from '../model/word-fixture.ts';
import { kinFirst } from './kin-first.ts';

const traffic = { themes: ['Verkeer'] };
const [car, bus, bike, boat] = [
  wordLike('au-to', traffic),
  wordLike('bus', traffic),
  wordLike('fiets', traffic),
  wordLike('boot', { themes: ['Zee', 'Verkeer'] }),
];
const fish = wordLike('vis', { themes: ['Zee'] });
const [peanut, sled] = [wordLike('pin-da'), wordLike('slee', traffic)];
const names = (words: readonly { word: string }[]) => words.map(({ word }) => word);

it('words of the theme that most of a list is of come first, the others stay in their order', () => {
  expect(names(kinFirst([car, bus, bike, boat], [peanut, fish, sled]))).toEqual(['slee', 'pinda', 'vis']);
});

it('a name that was typed is of no theme, and keeps no other words from theirs', () => {
  const typed = ['jip', 'noor', 'sam'].map((name) => wordLike(name));
  expect(names(kinFirst([...typed, car, bus], [peanut, sled]))).toEqual(['slee', 'pinda']);
});

it('of a list of all kinds no theme comes first', () => {
  expect(names(kinFirst([car, fish], [peanut, sled]))).toEqual(['pinda', 'slee']);
  expect(names(kinFirst([], [peanut, sled]))).toEqual(['pinda', 'slee']);
});
