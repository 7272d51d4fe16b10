import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { parseYaml } from './yaml-document.ts';

const lost = (place: string, text: string) =>
  `x:${place}  wat na # staat, komt niet op de site: “${text}”  (rechte aanhalingstekens om de hele tekst, als het erbij hoort)`;

test.each([
  ['summary: Samen kijken # met oma', lost('1:23', '# met oma')],
  ['a:\n  - b # c\n  - d', lost('2:7', '# c')],
])('text behind a # is lost, and that is told: %s', (text, problem) => {
  const file = new VFile({ path: 'x' });
  expect(parseYaml(file, text)).toBeDefined();
  expect(problemsIn(file)).toEqual([problem]);
});

test.each(['# uitleg\na: b\n# nog een\nc: d', 'a: "b # c"', 'a: b#c', 'a: # van wie\n  - b'])(
  'nothing is lost in %s',
  (text) => {
    const file = new VFile({ path: 'x' });
    parseYaml(file, text);
    expect(problemsIn(file)).toEqual([]);
  },
);
