import { VFile } from 'vfile';
import { describe, expect, it, test } from 'vitest';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { fieldOf, parseYaml } from './yaml-document.ts';

function read(text: string) {
  const file = new VFile({ path: 'x.yaml' });
  const document = parseYaml(file, text);
  return {
    document,
    problems: problemsIn(file).map((problem) => problem.slice('x.yaml:'.length)),
  };
}

it('keeps a day as text and knows where everything stands', () => {
  const { document } = read('a:\n  - b: 2025-09-07\n    c: 1');
  expect(document?.data).toEqual({ a: [{ b: '2025-09-07', c: 1 }] });
  expect(document?.placeOf(['a', 0, 'b'])).toEqual({ line: 2, column: 8 });
  expect(document?.placeOfKey(['a', 0, 'c'])).toEqual({ line: 3, column: 5 });
  expect(document?.placeOf(['a', 0, 'x'])).toEqual({ line: 2, column: 5 });
});

it('knows of what is not there the nearest thing around it', () => {
  const { document } = read('# uitleg\na: [b]\nc: d');
  expect(document?.placeOf(['x', 'y'])).toEqual({ line: 2, column: 1 });
  expect(document?.placeOfKey(['x'])).toEqual({ line: 2, column: 1 });
  expect(document?.placeOfKey(['a', 0])).toEqual({ line: 2, column: 5 });
  expect(document?.placeOfKey(['c', 'y'])).toEqual({ line: 3, column: 4 });
  expect(read('').document?.placeOf(['x'])).toEqual({ line: 1, column: 1 });
});

it('finds a field of a group only, and of its own', () => {
  expect(fieldOf({ a: 1 }, 'a')).toBe(1);
  for (const data of [{}, [], 'constructor', null, undefined])
    expect(fieldOf(data, 'constructor')).toBeUndefined();
});

describe('what is no plain YAML is refused', () => {
  test.each<[typed: string, ...problems: string[]]>([
    [
      'a: 1\na: 2\nb: 1\nb: 2',
      '2:1  “a” staat er twee keer, ook op regel 1  (één keer)',
      '4:1  “b” staat er twee keer, ook op regel 3  (één keer)',
    ],
    [
      ' a: b, n: [c], o: [d],\n  e: "f" }\n',
      '1:5  er staat nog een dubbele punt in de waarde  (rechte aanhalingstekens om het geheel: a: "b, n: [c], o: [d],")',
      '2:4  een veld zonder naam staat er twee keer, ook op regel 1  (één keer)',
    ],
    ['a: [', '1:5  deze regel springt niet goed in  (evenveel spaties als de regels ernaast)'],
    ['\ta: 1', '1:1  deze regel springt in met een tab  (spaties)'],
    ['a: "x', '1:4  dit aanhalingsteken sluit niet  (achter de tekst nog een ")'],
    [
      'a: [1, "x',
      '1:10  hier ontbreekt een teken  (een dubbele punt na het veld, of een aanhalingsteken dat sluit)',
    ],
    [
      'a: "\\q"',
      '1:5  na een \\ tussen dubbele aanhalingstekens hoort een bekend teken  (schrijf \\\\ voor een \\)',
    ],
    ...(['\\u202e', '\\uffff', '\\ud800', '\\a', '\\u200b'] as const).map((sign): [string, string] => [
      `a: 1\nb: ["x", "y${sign}"]`,
      `2:10  hier staat een teken dat niemand kan zien (${sign === '\\a' ? 'U+0007' : sign.toUpperCase().replace('\\U', 'U+')})  (haal het weg)`,
    ]),
    ['"\\u200btitle": x', '1:1  hier staat een teken dat niemand kan zien (U+200B)  (haal het weg)'],
    [
      'a\nb: 1',
      '1:1  na dit veld ontbreekt de dubbele punt  (een regel als “veld: waarde”; hoort hij bij de regel erboven, laat hem dan even ver inspringen)',
    ],
    [
      'a: @x',
      '1:4  een waarde mag niet met dit teken beginnen  (zet de waarde tussen rechte aanhalingstekens)',
    ],
    ['a: 1\n---\nb: 1', '2:1  hier begint met --- een tweede stuk  (één stuk YAML in een bestand)'],
    ['- a\nb: 1', '2:1  dit kunnen we niet lezen  (een regel als “veld: waarde”)'],
    [
      'a: &x 1\nb: *x',
      '1:4  ankers als “&x” gelden hier niet  (de waarde zelf)',
      '2:4  verwijzingen als “*x” gelden hier niet  (de waarde zelf)',
    ],
    ['? [a]\n: b', '1:3  de naam van een veld is gewone tekst  (een regel als “veld: waarde”)'],
    ['<<: {a: 1}', '1:1  samenvoegingen als “<<:” gelden hier niet  (de velden zelf)'],
    ['a: !!js/function x', '1:4  labels als “!!js/function” gelden hier niet  (de waarde zelf)'],
    ['a: !eigen x', '1:4  labels als “!eigen” gelden hier niet  (de waarde zelf)'],
    ['a: !!str 1', '1:4  labels als “!!str” gelden hier niet  (de waarde zelf)'],
    ['title: x'.repeat(10_000), '1:1  de YAML is te diep genest  (hoogstens een paar lagen)'],
  ])('%s', (text, ...problems) => {
    const found = read(text);
    expect(found.document).toBeUndefined();
    expect(found.problems).toEqual(problems);
  });

  it('does not unfold anchors that explode', () => {
    const levels = Array.from(
      { length: 30 },
      (_, n) => `l${n}: &l${n} [${n ? `*l${n - 1}, *l${n - 1}` : 'x'}]`,
    );
    expect(read(levels.join('\n')).problems[0]).toBe(
      '1:5  ankers als “&l0” gelden hier niet  (de waarde zelf)',
    );
  });
});
