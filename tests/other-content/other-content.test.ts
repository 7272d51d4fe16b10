import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { copyHouse, type HouseCopy, kept, testRooms } from '../house-copy.ts';
import { addArticle, removeArticle, renameSite, rewriteArticles, rewriteTexts } from './change-content.ts';

/** A whole build and its tests, beside other tests, on a machine that has more to do. */
const patience = 1_200_000;

const named = (...names: string[]) => names.map((name) => `tests/${name}.test.ts`);

/** They look at what no text changes, or at copies that they make themselves. */
const never = [
  // tests/architecture.test.ts knows which unit tests open what writers wrote.
  'src/**',
  'scripts/!(editor)/**',
  'scripts/*',
  'tests/machine/**',
  'tests/fuzz/**',
  'tests/other-content/**',
  ...named('accessibility', 'engines', 'hosting-nginx', 'made-ahead', 'policy', 'turning-pages'),
  ...(await listCopying()),
];
/** Nor does it change by one article more or less. */
const seldom = ['scripts/**', ...named('board', 'budget', 'islands', 'offline', 'own-set')];
/** Of many articles they were in a browser already. */
const alreadySeen = named('article-list', 'screens');

async function listCopying(): Promise<string[]> {
  const files = (await readdir('tests')).filter((name) => name.endsWith('.test.ts'));
  const texts = await Promise.all(files.map((name) => readFile(path.join('tests', name), 'utf8')));
  return files
    .filter((_name, place) => /copy(Small)?House\(/.test(texts[place] ?? ''))
    .map((name) => `tests/${name}`);
}

let house: HouseCopy | undefined;

afterEach(() => house?.remove());

interface Report {
  numPassedTests: number;
  success: boolean;
  testResults: { name: string; message: string; assertionResults: Assertion[] }[];
}

interface Assertion {
  status: string;
  fullName: string;
  failureMessages: string[];
}

/** What goes wrong in a copy of the project where writers did something, when its own tests look at it. */
async function testCopy(
  write: (content: string) => Promise<void>,
  left: readonly string[],
  signal: AbortSignal,
): Promise<string[]> {
  house = await copyHouse(kept, ...testRooms);
  await write(path.join(house.folder, 'content'));
  const file = path.join(house.folder, 'report.json');
  const said = await runTests(house.folder, signal, [
    '--reporter=json',
    `--outputFile=${file}`,
    ...exclude(left),
  ]);
  const report: Report | undefined = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
  if (!report) return [said];
  expect(report.numPassedTests).toBeGreaterThan(100);
  const problems = report.testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${path.basename(name)}: ${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]}`),
  ]);
  return report.success || problems.length > 0 ? problems : [said];
}

const exclude = (files: readonly string[]) => files.map((file) => `--exclude=${file}`);

function runTests(folder: string, signal: AbortSignal, words: readonly string[]): Promise<string> {
  const vitest = path.join('node_modules', 'vitest', 'vitest.mjs');
  const { VITEST: _inside, VITEST_POOL_ID: _pool, VITEST_WORKER_ID: _worker, ...env } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [vitest, 'run', '--maxWorkers=1', ...words],
      { cwd: folder, env, signal, maxBuffer: 100_000_000 },
      (_error, stdout, stderr) => resolve(stdout + stderr),
    );
  });
}

it('holds for sixty articles, with every sentence rewritten, under another name, at another address', {
  timeout: patience,
}, async ({ signal }) => {
  const write = async (content: string) => {
    await rewriteArticles(content, 60);
    await rewriteTexts(content);
    await renameSite(content);
  };
  expect(await testCopy(write, never, signal)).toEqual([]);
});

it('holds with one article less', { timeout: patience }, async ({ signal }) => {
  expect(await testCopy(removeArticle, [...never, ...seldom], signal)).toEqual([]);
});

it('holds with one article more', { timeout: patience }, async ({ signal }) => {
  expect(await testCopy(addArticle, [...never, ...seldom, ...alreadySeen], signal)).toEqual([]);
});
