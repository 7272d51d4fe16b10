import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { expect, it, test } from 'vitest';
import { oneOf } from '../../../src/model/one-of.ts';
import { tipsShape } from '../../../src/model/tip.ts';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { parseTips } from './tips.ts';

const text = readFileSync(join(import.meta.dirname, '../../../tests/fixtures/content/tips.yaml'), 'utf8');
const named = {
  pictures: new Set(Array.from(text.matchAll(/icon: (.*)/g), ([, icon = '']) => icon)),
  articles: { published: ['taalspelletjes-aan-tafel', 'luisteren-zonder-scherm'], concepts: ['muis'] },
  exercises: ['rijm-bingo'],
};

function read(value: string) {
  const file = new VFile({ path: 'tips.yaml', value });
  const groups = parseTips(file, named, { name: 'Muis & Co' });
  return { groups, problems: problemsIn(file).map((problem) => problem.slice('tips.yaml'.length)) };
}

function change(from: string | RegExp, to: string): string {
  expect(text).toMatch(from);
  return text.replace(from, to);
}

it('reads four groups of six, in their order', () => {
  const { groups, problems } = read(text);
  expect(problems).toEqual([]);
  const names = groups?.map(({ group }) => group).join(', ');
  expect(names).toBe('Dagelijks leven, Spelenderwijs, Leren & Groeien, Gesprekken');
  const ids = groups?.flatMap(({ tips }) => tips.map(({ id }) => id));
  expect(ids).toEqual(Array.from({ length: 24 }, (_, place) => place + 1));
  expect(groups?.[0]?.tips[2]).toEqual({
    id: 3,
    title: 'Rijden',
    icon: 'automobile',
    tip: 'Zeg tip 3.',
    whenToUse: 'Op uur 3',
    article: 'taalspelletjes-aan-tafel',
    exercise: 'rijm-bingo',
  });
});

test.each<[from: string | RegExp, to: string, ...problems: string[]]>([
  ['group: Dagelijks leven', 'group: Elke dag', ':1:10  groep 1 heet “Elke dag”  (Dagelijks leven)'],
  ['id: 24', 'id: 25', ':130:11  hier staat tip 25  (id: 24)', '  tip 24 ontbreekt'],
  [
    'id: 3\n',
    'id: 4\n',
    ':14:11  hier staat tip 4  (id: 3)',
    ':21:11  tip 4 staat er twee keer, ook op regel 14  (id: 4)',
    '  tip 3 ontbreekt',
  ],
  ['icon: socks', 'icon: sockz', ':11:13  er is geen plaatje “sockz”  (bedoelde je “socks”?)'],
  ['icon: socks', 'icon: qqqqqq', ':11:13  er is geen plaatje “qqqqqq”  (de naam van een plaatje)'],
  [
    'icon: socks',
    'ikoon: socks',
    `:11:7  onbekend veld “ikoon”  (kies uit ${oneOf(Object.keys(tipsShape.item.entries.tips.item.entries))})`,
    ':9:7  het veld “icon” ontbreekt',
  ],
  [
    /$/,
    '- group: Meer\n  tips: []\n',
    ':135:10  groep 5 heet “Meer”  (er zijn 4 groepen)',
    ':135:10  de groep “Meer” heeft 0 tips  (precies 6)',
  ],
  [
    /- group: Gesprekken.*/s,
    '',
    '  de groep “Gesprekken” ontbreekt',
    ...[19, 20, 21, 22, 23, 24].map((id) => `  tip ${id} ontbreekt`),
  ],
])('%s → %s', (from, to, ...problems) => {
  expect(read(change(from, to)).problems).toEqual(problems);
});

test.each([
  [/ {4}- id: 1\n.*?(?=\n {4}- id: 2\n)/s, '5 tips'],
  [/ {4}- id: 2\n.*?(?=- group: Spelenderwijs)/s, '1 tip'],
])('%s leaves too few in a group', (from, count) => {
  expect(read(change(from, '')).problems).toContain(
    `:1:10  de groep “Dagelijks leven” heeft ${count}  (precies 6)`,
  );
});

test.each([
  ['article', 'weg', 'er is geen artikel “weg”  (de naam van een bestand, zonder .md, of haal het weg)'],
  ['exercise', 'rijmbingo', 'er is geen oefening “rijmbingo”  (bedoelde je “rijm-bingo”?)'],
  [
    'exercise',
    'Rijm-bingo',
    '“exercise” klopt niet: “Rijm-bingo”  (kleine letters a–z, cijfers en losse streepjes, zoals “taalspelletjes-aan-tafel”)',
  ],
])('what carries a tip further is there: not %s %s', (field, name, message) => {
  const { length } = text.trimEnd().split('\n');
  expect(read(`${text.trimEnd()}\n      ${field}: ${name}\n`).problems).toEqual([
    `:${length + 1}:${field.length + 9}  ${message}`,
  ]);
});

it('tells all that is wrong at once, whatever is wrong with one of them', () => {
  const wrong = change('title: Aankleedpraat', 'titel: Aankleedpraat')
    .replace('id: 24', 'id: 25')
    .replace('exercise: rijm-bingo', 'exercise: weg')
    .replace('icon: cat', 'icon: catt');
  const { groups, problems } = read(wrong);
  expect(groups).toBeUndefined();
  expect(problems.map((problem) => problem.replace(/^\S* {2}/, ''))).toEqual([
    'onbekend veld “titel”  (bedoelde je “title”?)',
    'hier staat tip 25  (id: 24)',
    'tip 24 ontbreekt',
    'er is geen plaatje “catt”  (bedoelde je “cat”?)',
    'er is geen oefening “weg”  (de naam van een bestand, zonder .md, of haal het weg)',
  ]);
});

test.each([
  ['a: b', [':1:1  dit bestand klopt niet: een groep velden  (een lijst met vier groepen)']],
  ['- a', [':1:3  “0” klopt niet: “a”  (een groep velden)']],
  ['a: [', [':1:5  deze regel springt niet goed in  (evenveel spaties als de regels ernaast)']],
])('%j are no tips, and nothing else is said of them', (value, problems) => {
  expect(read(value)).toEqual({ groups: undefined, problems });
});

it('say the name of the site', () => {
  const { groups } = read(change('tip: Zeg tip 3.', 'tip: Zeg {naam}.'));
  expect(groups?.[0]?.tips[2]?.tip).toBe('Zeg Muis & Co.');
});
