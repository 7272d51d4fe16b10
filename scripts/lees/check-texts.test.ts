import { expect, it } from 'vitest';
import { formatProblem } from '../content/report.ts';
import { checkTexts } from './check-texts.ts';
import { openDictionary } from './dictionary.ts';
import { readTexts } from './read-texts.ts';
import { readWordList } from './word-list.ts';

it('finds nothing wrong with the texts that the site publishes', async () => {
  const [texts, words] = await Promise.all([readTexts('content'), readWordList('content/woordenlijst.txt')]);
  expect([texts.articles, texts.exercises, texts.tips].map(({ length }) => length)).toEqual([8, 10, 1]);
  expect(checkTexts(texts, await openDictionary(words)).map(formatProblem)).toEqual([]);
});
