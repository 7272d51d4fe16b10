import { expect, it } from 'vitest';
import { wordLike } from '../model/word-fixture.ts';
import { giveWay } from './give-way.ts';
import { nameOf, proposeOfTheme } from './own-words/own-word.ts';

const words = [
  wordLike('prins', { alsoNamed: ['prinses'] }),
  wordLike('prin-ses'),
  wordLike('mij-ter', { alsoNamed: ['hoed'] }),
  wordLike('been', { alsoNamed: ['voet'] }),
  wordLike('voet', { alsoNamed: ['teen'] }),
];
const doubted = words.filter(({ alsoNamed }) => alsoNamed.length > 0).map(proposeOfTheme);
const staying = (...sure: string[]) => giveWay(doubted, new Set(sure), words).map(nameOf);

it('a doubted word stays beside words that nobody would say for it', () => {
  expect(staying('maan')).toEqual(['prins', 'mijter', 'been', 'voet']);
});

it('it gives way to a sure one that a child would say for it, and to one that is called as it is', () => {
  expect(staying('prinses')).toEqual(['mijter', 'been', 'voet']);
  expect(staying('been')).toEqual(['prins', 'mijter', 'been']);
});
