import * as v from 'valibot';
import { VFile } from 'vfile';
import { expect, it, test } from 'vitest';
import { choice, fields, list, named, openFields, slug, text } from '../../../src/model/shape.ts';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { checkShape, type Shape } from './check-shape.ts';
import { parseYaml } from './yaml-document.ts';

const animal = fields({
  name: text(10),
  kind: v.optional(choice(['vogel', 'vis'])),
  says: v.exactOptional(list(text(), 1, 2)),
  home: v.exactOptional(openFields({ street: v.string('een straat') })),
});

function read(shape: Shape<unknown>, value: string, advice?: ReadonlyMap<string, string>) {
  const file = new VFile({ path: 'x.yaml', value });
  const document = parseYaml(file, value);
  const found = document && checkShape(file, document, shape, advice);
  return { found, problems: problemsIn(file).map((problem) => problem.slice('x.yaml:'.length)) };
}

it('gives data of the shape asked for', () => {
  expect(read(animal, 'name: uil\nkind: vogel\nhome: {street: bos, number: 1}')).toEqual({
    found: { name: 'uil', kind: 'vogel', home: { street: 'bos' } },
    problems: [],
  });
});

test.each<[typed: string, ...problems: string[]]>([
  ['kind: vogel', '1:1  het veld “name” ontbreekt'],
  ['nam: uil', '1:1  onbekend veld “nam”  (bedoelde je “name”?)'],
  [
    'name: uil\nleeftijd: 3\nqqqqqqq: 1',
    '2:1  onbekend veld “leeftijd”  (kies uit name, kind, says of home)',
    '3:1  onbekend veld “qqqqqqq”  (kies uit name, kind, says of home)',
  ],
  ['name: uil\nconstructor: 1', '2:1  onbekend veld “constructor”  (kies uit name, kind, says of home)'],
  ['name:', '1:1  “name” is leeg  (tekst; zet haar zo nodig tussen aanhalingstekens)'],
  ['name: kangoeroetje', '1:7  “name” is te lang: 12 tekens  (hoogstens 10 tekens)'],
  [
    'name: {a: b}',
    '1:7  “name” klopt niet: een groep velden  (tekst; zet haar zo nodig tussen aanhalingstekens)',
  ],
  ['name: uil\nkind: vogl', '2:7  “kind” klopt niet: “vogl”  (bedoelde je “vogel”?)'],
  ['name: uil\nkind: hond', '2:7  “kind” klopt niet: “hond”  (vogel of vis)'],
  ['name: uil\nkind: 3', '2:7  “kind” klopt niet: “3”  (vogel of vis)'],
  ['name: uil\nsays: [a, b, c]', '2:7  “says” klopt niet: een lijst van 3  (een lijst van hoogstens 2)'],
  ['name: uil\nsays: [a, " "]', '2:11  “says” is leeg  (tekst)'],
  ['name: uil\nhome: {street: " "}\nsays: roep', '3:7  “says” klopt niet: “roep”  (een lijst: [roep])'],
  ['name: uil\nhome: [a]', '2:7  “home” klopt niet: een lijst van 1  (een groep velden)'],
  ['uil', '1:1  dit bestand klopt niet: “uil”  (een groep velden)'],
  ['- a\n- b', '1:1  dit bestand klopt niet: een lijst van 2  (een groep velden)'],
  ['', '1:1  dit bestand is leeg  (een groep velden)'],
])('%j is refused at its place', (value, ...problems) => {
  expect(read(animal, value)).toEqual({ found: undefined, problems });
});

test('white space alone says nothing, whatever a field wants', () => {
  const shape = fields({ code: v.pipe(v.string('letters'), v.regex(/^[a-z]+$/, 'letters')) });
  expect(read(shape, 'code: " "').problems).toEqual(['1:7  “code” is leeg  (letters)']);
});

test('a field that nobody reads is found in a list and under a name', () => {
  const shape = fields({ list: list(animal), named: named(animal) });
  const value = 'list:\n  - name: uil\n    x: 1\nnamed:\n  mus:\n    name: mus\n    nest: 1';
  expect(read(shape, value).problems).toEqual([
    '3:5  onbekend veld “x”  (kies uit name, kind, says of home)',
    '7:5  onbekend veld “nest”  (kies uit name, kind, says of home)',
  ]);
  expect(read(named(animal), 'mus: 1\nuil:').problems).toEqual([
    '1:6  “mus” klopt niet: “1”  (een groep velden)',
    '2:1  “uil” is leeg  (een groep velden)',
  ]);
});

test.each(['constructor', 'prototype', '__proto__'])('nothing can be named %s', (name) => {
  expect(read(named(animal), `mus: {name: mus}\n${name}: {name: uil}`)).toEqual({
    found: undefined,
    problems: [`2:1  “${name}” kan hier geen naam zijn  (een andere naam)`],
  });
  expect(read(animal, `name: uil\n${name}: {name: uil}`).problems).toEqual([
    `2:1  onbekend veld “${name}”  (kies uit name, kind, says of home)`,
  ]);
});

test('a list of a fixed length tells what is not there, and what is there too much', () => {
  const shape = fields({
    pair: v.strictTuple([text(), choice(['links', 'rechts'])], 'een naam en een kant'),
  });
  expect(read(shape, 'pair: [uil]').problems).toEqual(['1:7  in “pair” ontbreekt er een  (links of rechts)']);
  expect(read(shape, 'pair: [uil, links, rechts]').problems).toEqual([
    '1:20  “pair” klopt niet: “rechts”  (een naam en een kant)',
  ]);
});

test('a name of a file is asked for without its end', () => {
  const shape = fields({ more: list(slug) });
  expect(read(shape, 'more: [rijm.md]').problems).toEqual([
    '1:8  “more” klopt niet: “rijm.md”  (zonder .md: rijm)',
  ]);
});

test('for a field that many try there is advice', () => {
  const advice = new Map([['age', 'haal deze regel weg']]);
  expect(read(animal, 'name: uil\nage: 3', advice).problems).toEqual([
    '2:1  onbekend veld “age”  (haal deze regel weg)',
  ]);
});
