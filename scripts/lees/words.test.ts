import { expect, it } from 'vitest';
import { findWords, splitWords } from './words.ts';

it.each([
  ["Zo'n auto's deur", ["Zo'n", "auto's", 'deur']],
  ['“Stoel en koel,” zeg je. En /t/?', ['Stoel', 'en', 'koel', 'zeg', 'je', 'En', 't']],
  ['Om 8.30 uur 2,5 meter', ['Om', '8.30', 'uur', '2,5', 'meter']],
  ['tas – jas', ['tas', 'jas']],
  ['Rijm-bingo, reünie… cafés', ['Rijm-bingo', 'reünie', 'cafés']],
  ['!', []],
])('finds the words of %j', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

it('says where each word begins', () => {
  expect(findWords('“Ja,” zeg je')).toEqual([
    { text: 'Ja', offset: 1 },
    { text: 'zeg', offset: 6 },
    { text: 'je', offset: 10 },
  ]);
});
