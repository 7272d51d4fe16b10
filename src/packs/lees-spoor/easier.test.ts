import { expect, it } from 'vitest';
import { wordLike } from '../../model/word-fixture.ts';
import { easierClaps, easierReading, easierSound } from './easier.ts';

it('lets choose between two words that begin otherwise, of which the other has one sound in front', () => {
  const others = ['zeep', 'bus', 'slang', 'trein', 'maan'].map((name) => wordLike(name));
  const bank = new Map(['si-troen', 'slang', 'soep', 'sok', 'bus'].map((name) => [name, wordLike(name)]));
  const ask = (goodFirst: boolean) => easierSound(wordLike('soep'), others, bank, goodFirst);
  expect(ask(true)).toBe('Of kies: begint soep als sok of maan?');
  expect(ask(false)).toBe('Of kies: begint soep als maan of sok?');
  expect(easierSound(wordLike('soep'), [], bank, true)).toBeUndefined();
  expect(easierSound(wordLike('soep'), others, new Map(), true)).toBeUndefined();
});

it('names a word that has only the first sound of it, and that sounds as it is written', () => {
  const asked = (names: readonly string[]) => {
    const bank = new Map(names.map((name) => [name, wordLike(name, { phonetic: name !== 'meer' })]));
    return easierSound(wordLike('maan'), [wordLike('kip')], bank, true);
  };
  expect(asked(['maïs', 'muis'])).toBe('Of kies: begint maan als muis of kip?');
  expect(asked(['meer', 'muis'])).toBe('Of kies: begint maan als muis of kip?');
  expect(asked(['mat'])).toBe('Of kies: begint maan als mat of kip?');
});

it('counts the letters that a first sound is written with: thee goes on as teen does, and tak does not', () => {
  const bank = new Map(['teen', 'tak'].map((name) => [name, wordLike(name)]));
  expect(easierSound(wordLike('thee'), [wordLike('kip')], bank, true)).toBe(
    'Of kies: begint thee als tak of kip?',
  );
});

it('lets choose between two numbers of claps that are two apart, never none', () => {
  expect(easierClaps(wordLike('ba-naan'), true)).toBe('Of kies: twee of vier keer?');
  expect(easierClaps(wordLike('ba-naan'), false)).toBe('Of kies: vier of twee keer?');
  expect(easierClaps(wordLike('hond'), false)).toBe('Of kies: drie of één keer?');
  expect(easierClaps(wordLike('he-li-kop-ter'), true)).toBe('Of kies: vier of twee keer?');
});

it('says the sounds of a word to read, held on where that can', () => {
  expect(easierReading(['k', 'i', 'p'])).toBe('Niet goed? Zeg samen: k-i-p.');
  expect(easierReading(['m', 'aa', 'n'])).toBe('Niet goed? Zeg samen: mmm-aa-nnn.');
});
