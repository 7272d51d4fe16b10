import { expect, it } from 'vitest';
import type { PicturedWord } from '../../../model/word.ts';
import { wordLike } from '../../../model/word-fixture.ts';
import { findTroubles } from './families.ts';
import { poolOf } from './pool.ts';

const goneOf = (words: readonly PicturedWord[]): string[] =>
  findTroubles(words, poolOf(new Map(words.map((word) => [word.word, word])), 'woord'))
    .flatMap(({ gone }) => gone)
    .sort();

it('of pictures that look alike the one stays whose name a child says to both', () => {
  const mammoth = wordLike('mam-moet', { notWith: ['olifant'], alsoNamed: ['olifant'] });
  const elephant = wordLike('o-li-fant', { notWith: ['mammoet'] });
  const hamster = wordLike('ham-ster', { alsoNamed: ['cavia', 'muis'] });
  const mouse = wordLike('muis', { notWith: ['rat'] });
  const rat = wordLike('rat', { notWith: ['muis'], alsoNamed: ['muis'] });
  expect(goneOf([hamster, mammoth, mouse, elephant, rat])).toEqual(['hamster', 'mammoet', 'rat']);
});

it('a fish stays and not two that are called so, and who is called after two goes first', () => {
  const dolphin = wordLike('dol-fijn', { notWith: ['haai', 'vis'], alsoNamed: ['vis', 'haai'] });
  const shark = wordLike('haai', { notWith: ['dolfijn', 'vis'], alsoNamed: ['vis', 'dolfijn'] });
  const fish = wordLike('vis', { notWith: ['dolfijn', 'haai'] });
  const cat = wordLike('kat', { notWith: ['vos'], alsoNamed: ['poes'] });
  const dog = wordLike('hond', { notWith: ['wolf'] });
  const fox = wordLike('vos', { notWith: ['kat', 'wolf'], alsoNamed: ['wolf'] });
  const wolf = wordLike('wolf', { notWith: ['hond', 'vos'], alsoNamed: ['hond', 'vos'] });
  expect(goneOf([wolf, fox, shark, dolphin, fish, dog, cat])).toEqual(['dolfijn', 'haai', 'vos', 'wolf']);
});
