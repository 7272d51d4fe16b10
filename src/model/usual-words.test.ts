import { expect, it } from 'vitest';
import { mostUsualFirst } from './usual-words.ts';
import type { PicturedWord } from './word.ts';
import { wordLike } from './word-fixture.ts';

const sorted = (...words: PicturedWord[]): string[] =>
  words.sort(mostUsualFirst(new Map(words.map((word) => [word.word, word])))).map(({ word }) => word);

it('what somebody typed comes first, and what not every child knows last', () => {
  const tiger = wordLike('tij-ger');
  const leopard = wordLike('lui-paard', { weight: 'weak' });
  const typed = wordLike('moor-tje', { isTyped: true });
  expect(sorted(leopard, tiger, typed)).toEqual(['moortje', 'tijger', 'luipaard']);
});

it('what its theme brought comes first too, but not before the word that a child says to it', () => {
  const [biscuit, hat] = [wordLike('koek', { alsoNamed: ['koekje'] }), wordLike('hoed')];
  const ofTheme = { isTyped: true, isDoubted: true } as const;
  const nut = wordLike('noot', { ...ofTheme, alsoNamed: ['koekje'] });
  const mitre = wordLike('mij-ter', { ...ofTheme, alsoNamed: ['hoed'] });
  expect(sorted(biscuit, nut)).toEqual(['noot', 'koek']);
  expect(sorted(mitre, hat)).toEqual(['hoed', 'mijter']);
});

it('a name that is said to another picture goes before that one, and before any that is said to none', () => {
  const leopard = wordLike('lui-paard', { alsoNamed: ['tijger'] });
  expect(sorted(leopard, wordLike('tij-ger'))).toEqual(['tijger', 'luipaard']);
  expect(sorted(leopard, wordLike('leeuw'), wordLike('tij-ger'))).toEqual(['tijger', 'leeuw', 'luipaard']);
});

it('else the one that has fewer names, and then the shortest', () => {
  const parrot = wordLike('pa-pe-gaai', { alsoNamed: ['vogel'] });
  expect(sorted(wordLike('fla-min-go'), parrot, wordLike('pauw'))).toEqual(['pauw', 'flamingo', 'papegaai']);
});
