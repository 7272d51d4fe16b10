import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSmallContent } from '../../tests/fixtures/small-content.ts';
import { formatProblem } from '../content/problems/report.ts';
import { advise } from './advise.ts';

let content: string;
let article: string;
let whole: string;

beforeAll(async () => {
  content = await makeSmallContent();
  article = path.join(content, 'artikelen/luisteren-zonder-scherm.md');
  whole = await readFile(article, 'utf8');
});

afterAll(() => rm(path.dirname(content), { recursive: true }));

const told = async () =>
  (await advise(content)).map(formatProblem).filter((line) => line.includes('luisteren-zonder-scherm'));

it('stops nothing, stands on its line, and is the same when it is read again', async () => {
  expect(await told()).toEqual([]);
  await writeFile(article, `${whole}\nDe krekelfluisteraarx werkt altijd.\n`);
  const advice = await advise(content);
  expect(advice.filter(({ fatal }) => fatal !== false)).toEqual([]);
  const first = await told();
  const line = whole.split('\n').length + 1;
  expect(first).toHaveLength(2);
  expect(first.join('\n')).toMatch(
    new RegExp(
      `luisteren-zonder-scherm\\.md:${line}:4 {2}“krekelfluisteraarx” staat niet in het woordenboek`,
    ),
  );
  expect(first.join('\n')).toContain('“werkt altijd”');
  expect(await told()).toEqual(first);
});

it('is another one with the word in the list, and none when it is mended', async () => {
  await writeFile(path.join(content, 'woordenlijst.txt'), 'krekelfluisteraarx # een grap\n');
  expect(await told()).toHaveLength(1);
  await writeFile(article, whole);
  expect(await told()).toEqual([]);
});

it('leaves to the build what that warns of itself', async () => {
  await writeFile(article, whole.replace(/(?<=\ntitle: )/, '<b> '));
  expect(await told()).toEqual([]);
  await writeFile(article, whole);
});
