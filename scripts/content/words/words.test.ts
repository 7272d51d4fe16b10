import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { readExampleBank, readExampleWords } from '../exercises/exercise-for-tests.ts';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { parseWords } from './words.ts';

const bank = readExampleBank();

/** The messages after one change in the bank, as a writer sees them. */
function problemsAfter(from: string, to: string): string[] {
  expect(bank).toContain(from);
  const file = new VFile({ path: 'content/woorden.yaml', value: bank.replace(from, to) });
  expect(parseWords(file)).toBeUndefined();
  return file.messages.map((message) => `${message.ruleId}: ${message.reason}`);
}

describe('the word bank', () => {
  it('keeps its own rules', () => {
    expect(readExampleWords().size).toBeGreaterThan(190);
  });

  it('catches a false rhyme', () => {
    expect(problemsAfter('firstSound: v, rhyme: os', 'firstSound: v, rhyme: oos')).toEqual([
      'rhyme: "vos" eindigt vanaf de klemtoon op /os/, niet op /oos/',
    ]);
  });

  it('catches a rhyme by spelling that does not sound', () => {
    expect(problemsAfter('firstSound: h, rhyme: ont', 'firstSound: h, rhyme: ond')).toEqual([
      'rhyme: "hond" eindigt vanaf de klemtoon op /ont/, niet op /ond/',
    ]);
  });

  it('catches a wrong clap count', () => {
    expect(problemsAfter('syllables: ba-naan, claps: 2', 'syllables: ba-naan, claps: 3')).toEqual([
      'claps: bij "banaan" (ba-naan) klap je 2 keer, niet 3',
    ]);
  });

  it('catches a wrong first sound', () => {
    expect(
      problemsAfter(
        'syllables: ci-troen, claps: 2, firstSound: s',
        'syllables: ci-troen, claps: 2, firstSound: k',
      )[0],
    ).toMatch(/^first-sound: "citroen" begint met de klank \/s\/, niet met \/k\//);
  });

  it('catches a word that is not written as it sounds', () => {
    expect(problemsAfter('firstSound: h, rhyme: ont', 'firstSound: h, rhyme: ont, phonetic: true')).toEqual([
      'phonetic: "hond" schrijf je niet zoals je het hoort (/hont/): phonetic klopt niet',
    ]);
  });

  it('catches a picture that does not exist', () => {
    expect(problemsAfter('picture: fox', 'picture: vosje')).toEqual([
      'picture: "vos": plaatje vosje bestaat niet',
    ]);
  });

  it('catches a picture that cannot be drawn faithfully', () => {
    expect(problemsAfter('picture: fox', 'picture: violin')[0]).toMatch(
      /^picture: "vos": plaatje violin kan niet getrouw getekend worden: /,
    );
  });

  it('catches two words with one picture', () => {
    expect(problemsAfter('picture: fox', 'picture: bear')).toEqual([
      'picture-shared: "vos" heeft hetzelfde plaatje (bear) als "beer"',
    ]);
  });

  it('catches a wrong division, where it sounds the same and where it does not', () => {
    expect(problemsAfter('syllables: ba-naan', 'syllables: ban-aan').join()).toContain(
      'is verkeerd verdeeld',
    );
    expect(problemsAfter('syllables: bal-lon', 'syllables: ba-llon')).toEqual([
      'syllables-divide: "ba-llon" in "ballon" is verkeerd verdeeld: tussen twee dezelfde medeklinkers begint een nieuwe klankgroep',
    ]);
    expect(problemsAfter('syllables: ba-naan', 'syllables: banaan').join()).toContain('hoor je 2 klinkers');
    expect(problemsAfter('syllables: ba-naan', 'syllables: ba-nan').join()).toContain('vormen samen "banan"');
  });

  it('catches a notWith that is one-sided or unknown', () => {
    expect(problemsAfter('notWith: [bed]'.replace('bed', 'man'), 'notWith: [manneke]').join()).toContain(
      '"manneke" (bij "aap") staat niet in de woorden',
    );
    expect(problemsAfter('picture: fox, notWith: [kat]', 'picture: fox')).toEqual([
      'not-with-mutual: "kat" mag niet samen met "vos", maar bij "vos" staat "kat" niet',
    ]);
  });

  it('refuses unknown fields and words that are there twice, at their place', () => {
    const file = new VFile({
      path: 'content/woorden.yaml',
      value: 'vos: { article: de, syllables: vos, claps: 1, firstSound: v, rhyme: os, plaatje: fox }\n',
    });
    expect(parseWords(file)).toBeUndefined();
    expect(problemsIn(file)).toEqual([
      'content/woorden.yaml:1:73  onbekend veld “plaatje”  (kies uit article, syllables, claps, stress, saidAs, firstSound, rhyme, phonetic, picture, weight, notWith, alsoNamed of note)',
    ]);
    const twice = new VFile({ path: 'content/woorden.yaml', value: 'vos: 1\nvos: 2\n' });
    expect(parseWords(twice)).toBeUndefined();
    expect(problemsIn(twice)).toEqual([
      'content/woorden.yaml:2:1  het veld “vos” staat er twee keer  (één keer)',
    ]);
  });

  it('says of a choice what was meant, or else what there is to choose', () => {
    const problemOf = (from: string, to: string): string[] => {
      const value =
        'vos: { article: de, syllables: vos, claps: 1, firstSound: v, rhyme: os, weight: weak }\n';
      const file = new VFile({ path: 'content/woorden.yaml', value: value.replace(from, to) });
      expect(parseWords(file)).toBeUndefined();
      return problemsIn(file);
    };
    expect(problemOf('weak', 'week')).toEqual([
      'content/woorden.yaml:1:81  “weight” klopt niet: “week”  (bedoelde je “weak”?)',
    ]);
    expect(problemOf('article: de', 'article: een')).toEqual([
      'content/woorden.yaml:1:17  “article” klopt niet: “een”  (de of het)',
    ]);
    expect(problemOf('syllables: vos', 'syllables: Vos')).toEqual([
      'content/woorden.yaml:1:32  “syllables” klopt niet: “Vos”  (klankgroepen met streepjes: ba-naan)',
    ]);
  });

  it.each([
    ['a fact', 'banaan', 'claps: 2', 'claps: 3', '(2)'],
    ['a picture', 'vos', 'picture: fox', 'picture: vosje', 'bestaat niet'],
  ])('points at the line and column of %s that is false', (_, word, from, to, told) => {
    const lines = bank.split('\n');
    const line = lines.findIndex((text) => text.startsWith(`${word}:`));
    const column = (lines[line] ?? '').indexOf(from) + from.indexOf(': ') + 3;
    const value = lines.with(line, (lines[line] ?? '').replace(from, to)).join('\n');
    const file = new VFile({ path: 'content/woorden.yaml', value });
    parseWords(file);
    const [problem, ...others] = problemsIn(file);
    expect(problem).toMatch(new RegExp(`^content/woorden.yaml:${line + 1}:${column} `));
    expect(problem?.endsWith(told)).toBe(true);
    expect(others).toEqual([]);
  });
});
