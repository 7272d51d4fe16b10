import { VFile } from 'vfile';
import { expect, it, test } from 'vitest';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { partFile, splitFrontMatter } from './front-matter.ts';

function read(value: string) {
  const file = new VFile({ path: 'proef.md', value });
  const page = splitFrontMatter(file);
  return { page, problems: problemsIn(file).map((problem) => problem.slice('proef.md:'.length)) };
}

test.each(['---', '--- \t'])(
  'fields stand between lines of %j, and the text keeps its place in the file',
  (line) => {
    const { page, problems } = read(`${line}\ntitle: a\n${line}\nEen.\n\n---\n\nTwee.`);
    expect(problems).toEqual([]);
    expect(page?.fields.data).toEqual({ title: 'a' });
    expect(page?.body).toBe('\n\n\nEen.\n\n---\n\nTwee.');
  },
);

const missing = '1:1  de velden bovenaan ontbreken  (een eerste regel met alleen ---)';
const unclosed =
  '1:1  de velden bovenaan zijn niet afgesloten  (na het laatste veld een regel met alleen ---)';

test.each([
  ['Tekst', missing],
  ['', missing],
  [' ---\ntitle: a\n---\n', missing],
  ['----\ntitle: a\n---\n', missing],
  ['---\ntitle: x\n', unclosed],
  ['---\ntitle: x\n ---\n----', unclosed],
])('%j has no fields', (text, problem) => {
  expect(read(text)).toEqual({ page: undefined, problems: [problem] });
});

it('gives the text also where the fields are no YAML, to what can do without them', () => {
  const text = '---\n\ntitle: "\n---\nTekst';
  expect(read(text).page).toBeUndefined();
  expect(read(text).problems).toEqual([expect.stringMatching(/^3:8 {2}dit aanhalingsteken sluit niet/)]);
  expect(partFile(new VFile(text))).toEqual({ body: '\n\n\n\nTekst' });
});
