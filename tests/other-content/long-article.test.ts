import { expect, it } from 'vitest';
import { addLongArticle } from './change-content.ts';
import { allPass, patience, prepareTests } from './changed-content.ts';

const testsSay = prepareTests();

/** Those that look at articles. */
const tests = [
  ...['accessibility', 'article-list', 'budget', 'dutch-text', 'islands', 'made-ahead', 'pages'],
  ...['paper', 'real-content', 'screens', 'turning-pages'],
];

it('what the tests promise holds for one article more, that nobody reads through', {
  timeout: patience,
}, async ({ signal }) => {
  expect(await testsSay(addLongArticle, tests, signal)).toMatch(allPass);
});
