import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { oneOf } from '../../../src/model/one-of.ts';
import { wordsShape } from '../../../src/model/word-entry.ts';
import { readExampleBank, readExampleWords } from '../exercises/exercise-for-tests.ts';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { parseWords } from './words.ts';

const bank = readExampleBank();

const path = 'content/woorden.yaml';

function read(value: string) {
  const file = new VFile({ path, value });
  return {
    words: parseWords(file),
    problems: problemsIn(file),
    rules: file.messages.map(({ ruleId }) => ruleId),
  };
}

it('reads a bank that keeps its own rules', () => {
  expect(readExampleWords().size).toBeGreaterThan(190);
});

const vos = 'vos: { article: de, syllables: vos, claps: 1, firstSound: v, rhyme: os, weight: weak }';

describe('what is false of a word is refused', () => {
  it.each<[rule: string, from: string, to: string, reason: string]>([
    [
      'rhyme',
      'firstSound: v, rhyme: os',
      'firstSound: v, rhyme: oos',
      '"vos" eindigt op /os/, niet op /oos/',
    ],
    [
      'rhyme',
      'firstSound: h, rhyme: ont',
      'firstSound: h, rhyme: ond',
      '"hond" eindigt op /ont/, niet op /ond/',
    ],
    [
      'claps',
      'syllables: ba-naan, claps: 2',
      'syllables: ba-naan, claps: 3',
      '"banaan" heeft 2 klankgroepen (ba-naan), maar claps is 3  (claps: 2, of 3 klankgroepen bij syllables)',
    ],
    [
      'first-sound',
      'syllables: ci-troen, claps: 2, firstSound: s',
      'syllables: ci-troen, claps: 2, firstSound: k',
      '"citroen" begint met de klank /s/, niet met /k/',
    ],
    [
      'phonetic',
      'firstSound: h, rhyme: ont',
      'firstSound: h, rhyme: ont, phonetic: true',
      '"hond" schrijf je niet zoals je het hoort (/hont/): phonetic klopt niet',
    ],
    ['picture', 'picture: fox', 'picture: vosje', '"vos": plaatje vosje bestaat niet'],
    [
      'picture',
      'picture: fox',
      'picture: violin',
      '"vos": plaatje violin kan niet getrouw getekend worden: ',
    ],
    ['picture-shared', 'picture: fox', 'picture: bear', '"vos" heeft hetzelfde plaatje (bear) als "beer"'],
    [
      'syllables-divide',
      'syllables: bal-lon',
      'syllables: ba-llon',
      '"ba-llon" in "ballon" is verkeerd verdeeld: tussen twee dezelfde medeklinkers begint een nieuwe klankgroep',
    ],
    ['syllables-divide', 'syllables: ba-naan', 'syllables: ban-aan', 'is verkeerd verdeeld'],
    ['one-vowel', 'syllables: ba-naan', 'syllables: banaan', 'staan 2 klinkers'],
    ['syllables-join', 'syllables: ba-naan', 'syllables: ba-nan', 'vormen samen "banan"'],
    [
      'not-with-unknown',
      'notWith: [man]',
      'notWith: [manneke]',
      '"manneke" (bij "aap") staat niet in de woorden',
    ],
    [
      'not-with-mutual',
      'picture: fox, notWith: [kat]',
      'picture: fox',
      '"kat" mag niet samen met "vos", maar bij "vos" staat "kat" niet',
    ],
  ])('%s: %s → %s', (rule, from, to, reason) => {
    expect(bank).toContain(from);
    const { words, problems, rules } = read(bank.replace(from, to));
    expect(words).toBeUndefined();
    expect(rules).toContain(rule);
    expect(problems.join()).toContain(reason);
  });

  it.each([
    [
      'weak }',
      'weak, plaatje: fox }',
      `:1:87  onbekend veld “plaatje”  (kies uit ${oneOf(Object.keys(wordsShape.value.entries))})`,
    ],
    ['weak', 'week', ':1:81  “weight” klopt niet: “week”  (bedoelde je “weak”?)'],
    ['article: de', 'article: een', ':1:17  “article” klopt niet: “een”  (de of het)'],
    [
      'syllables: vos',
      'syllables: Vos',
      ':1:32  “syllables” klopt niet: “Vos”  (klankgroepen met streepjes: ba-naan)',
    ],
    [/$/, '\nvos: 2', ':2:1  “vos” staat er twee keer, ook op regel 1  (één keer)'],
  ])('as a field: %s → %s', (from, to, problem) => {
    const { words, problems } = read(vos.replace(from, to));
    expect(words).toBeUndefined();
    expect(problems).toEqual([`${path}${problem}`]);
  });

  it.each([
    ['a fact', 'banaan', 'claps: 2', 'claps: 3', ' bij syllables)'],
    ['a picture', 'vos', 'picture: fox', 'picture: foxx', 'plaatje foxx bestaat niet  (bedoelde je “fox”?)'],
  ])('at the line and column of %s', (_, word, from, to, end) => {
    const lines = bank.split('\n');
    const line = lines.findIndex((text) => text.startsWith(`${word}:`));
    const column = (lines[line] ?? '').indexOf(from) + from.indexOf(': ') + 3;
    const [problem, ...others] = read(
      lines.with(line, (lines[line] ?? '').replace(from, to)).join('\n'),
    ).problems;
    expect(problem).toMatch(new RegExp(`^${path}:${line + 1}:${column} `));
    expect(problem?.endsWith(end)).toBe(true);
    expect(others).toEqual([]);
  });
});
