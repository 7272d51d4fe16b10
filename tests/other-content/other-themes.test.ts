import { expect, it } from 'vitest';
import { addLongLesson, changeThemes } from './change-content.ts';
import { allPass, patience, prepareTests } from './changed-content.ts';

const testsSay = prepareTests();

/** Those that look at themes, lessons or the words of both. */
const tests = [
  ...[
    'accessibility',
    'budget',
    'dutch-text',
    'islands',
    'lessons',
    'pages',
    'paper',
    'real-content',
    'screens',
  ],
  ...['sounds', 'theme-weeks', 'themes', 'told-sets', 'turning-pages', 'week-prints'],
];

it('what the tests promise holds for other themes, and a lesson that is long', {
  timeout: patience,
}, async ({ signal }) => {
  const change = async (content: string) => {
    await changeThemes(content);
    await addLongLesson(content);
  };
  expect(await testsSay(change, tests, signal)).toMatch(allPass);
});
