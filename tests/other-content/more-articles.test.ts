import { expect, it } from 'vitest';
import { addArticles, renameSite, rewriteTexts } from './change-content.ts';
import { allPass, patience, prepareTests } from './changed-content.ts';

const testsSay = prepareTests();

/** The tests that look at what writers wrote. */
const tests = [
  ...['accessibility', 'architecture', 'article-list', 'budget', 'dutch-text', 'islands', 'made-ahead'],
  ...['offline', 'pages', 'paper', 'policy', 'real-content', 'screens', 'sounds', 'themes', 'told-sets'],
  ...['lessons', 'theme-weeks', 'turning-pages', 'week-prints'],
];

it('what the tests promise holds for thirty-one articles more, in other words, under another name, at another address', {
  timeout: patience,
}, async ({ signal }) => {
  const change = async (content: string) => {
    await addArticles(content, 31);
    await rewriteTexts(content);
    await renameSite(content);
  };
  expect(await testsSay(change, tests, signal)).toMatch(allPass);
});
