import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { copyHouse, type HouseCopy, kept, testRooms } from '../house-copy.ts';
import {
  addArticles,
  addLongArticle,
  addLongLesson,
  changeThemes,
  renameSite,
  rewriteTexts,
} from './change-content.ts';

/** A whole build and its tests, beside other tests, on a machine that has more to do. */
const patience = 2_400_000;

/** The tests that look at what writers wrote. */
const tests = [
  ...['accessibility', 'architecture', 'article-list', 'budget', 'dutch-text', 'islands', 'made-ahead'],
  ...['offline', 'pages', 'paper', 'policy', 'real-content', 'screens', 'sounds', 'themes', 'told-sets'],
  ...['lessons', 'theme-weeks', 'turning-pages', 'week-prints'],
].map((name) => `tests/${name}.test.ts`);

let house: HouseCopy | undefined;

afterEach(() => house?.remove());

/** What the tests of a copy of the project say, when they look at its own content. */
function runTests(folder: string, signal: AbortSignal): Promise<string> {
  const vitest = path.join('node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['dot', './tests/runner/closing-line.ts'].map((name) => `--reporter=${name}`);
  const words = ['run', '--maxWorkers=1', ...reporters, ...tests, 'scripts/editor'];
  const { VITEST: _inside, VITEST_POOL_ID: _pool, VITEST_WORKER_ID: _worker, ...env } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [vitest, ...words],
      { cwd: folder, env, signal, maxBuffer: 100_000_000 },
      (_error, stdout, stderr) => resolve(stdout + stderr),
    );
  });
}

it('what the tests promise holds for thirty-one articles more, in other words, under another name, at another address', {
  timeout: patience,
}, async ({ signal }) => {
  house = await copyHouse(kept, ...testRooms);
  const content = path.join(house.folder, 'content');
  await addArticles(content, 31);
  await rewriteTexts(content);
  await renameSite(content);
  expect(await runTests(house.folder, signal)).toMatch(/^\d{3,} passed, 0 failed$/m);
});

it('and for one article more, that nobody reads through', { timeout: patience }, async ({ signal }) => {
  house = await copyHouse(kept, ...testRooms);
  await addLongArticle(path.join(house.folder, 'content'));
  expect(await runTests(house.folder, signal)).toMatch(/^\d{3,} passed, 0 failed$/m);
});

it('and for other themes, and a lesson that is long', { timeout: patience }, async ({ signal }) => {
  house = await copyHouse(kept, ...testRooms);
  const content = path.join(house.folder, 'content');
  await changeThemes(content);
  await addLongLesson(content);
  expect(await runTests(house.folder, signal)).toMatch(/^\d{3,} passed, 0 failed$/m);
});
