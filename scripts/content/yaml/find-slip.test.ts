import { VFile } from 'vfile';
import { describe, expect, it, test } from 'vitest';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { parseYaml } from './yaml-document.ts';

function read(text: string): string[] {
  const file = new VFile({ path: 'x' });
  parseYaml(file, text);
  return problemsIn(file).map((problem) => problem.slice('x:'.length));
}

const whole = 'rechte aanhalingstekens om het geheel:';
const curly = 'er staat nog een dubbele punt in de waarde, en kromme aanhalingstekens tellen hier niet';
const behind =
  'achter dit aanhalingsteken gaat de tekst door  (één paar rechte om het geheel, daarbinnen kromme:';

describe('a slip with quotes is told where it was made, with the line as it could be', () => {
  test.each([
    ["title: “Foto's kijken: praten”", `1:8  ${curly}  (${whole} title: "Foto’s kijken: praten")`],
    ['summary: “Ach: nee!” zegt opa.', `1:10  ${curly}  (${whole} summary: "“Ach: nee!” zegt opa.")`],
    ['a: Kijk: nu', `1:4  er staat nog een dubbele punt in de waarde  (${whole} a: "Kijk: nu")`],
    ["summary: 'Twee foto's: kijk'", `1:20  ${behind} summary: "Twee foto’s: kijk")`],
    ['summary: "Weet je nog?" vraag je.', `1:23  ${behind} summary: "“Weet je nog?” vraag je.")`],
    ['tip: "Kies: "Wat zie je?""', `1:13  ${behind} tip: "Kies: “Wat zie je?”")`],
    ['tip: "een twee" en "drie"', `1:15  ${behind} tip: "“een twee” en “drie”")`],
    ['a: 1\nb: "Kijk\nc: 2\nd: "e"', '2:4  dit aanhalingsteken sluit niet  (achter de tekst nog een ")'],
    ["a: 1\nb: 'Kijk", "2:4  dit aanhalingsteken sluit niet  (achter de tekst nog een ')"],
  ])('%s', (text, problem) => {
    expect(read(text)).toEqual([problem]);
  });

  it.each(['[]', '[x]'])('a list below %s is told where the brackets are', (brackets) => {
    const said = `1:4  hier staat ${brackets} en op de regels eronder nog een lijst  (alleen de lijst: a:)`;
    expect(read(`a: ${brackets}\n  - b\nc: 1`)).toEqual([said]);
    expect(read(`a: ${brackets}\n- b\nc: 1`)).toEqual([said]);
  });

  it('may stand over two lines', () => {
    expect(read('a: "een\n  twee"\nb: Kijk: nu')).toEqual([
      `3:4  er staat nog een dubbele punt in de waarde  (${whole} b: "Kijk: nu")`,
    ]);
  });

  it('is no longer than can be read', () => {
    const [problem] = read(`a: Kijk: ${'een lange regel '.repeat(9)}`);
    expect(problem?.length).toBeLessThan(170);
    expect(problem).toMatch(/lange …"\)$/);
  });
});

describe('a missing space is told apart from a missing colon', () => {
  test.each([
    ['summary:Samen kijken\nb: 1', '1:8  na de dubbele punt ontbreekt een spatie  (summary: Samen kijken)'],
    ['concept:true\nb: 1', '1:8  na de dubbele punt ontbreekt een spatie  (concept: true)'],
    [
      'tip: >-\n  een\n  twee\ndrie vier\nb: 1',
      '4:1  na dit veld ontbreekt de dubbele punt  (een regel als “veld: waarde”; hoort hij bij de regel erboven, laat hem dan even ver inspringen)',
    ],
  ])('%s', (text, problem) => {
    expect(read(text)).toEqual([problem]);
  });
});
