import { readFile } from 'node:fs/promises';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { wordLike } from '../../../src/model/word-fixture.ts';
import { problemsIn } from '../problems/problems-for-tests.ts';
import { checkLessonsTogether, parseLesson } from './lessons.ts';

const good = await readFile('tests/fixtures/content/lessen/huis-en-muis.yaml', 'utf8');
const named = {
  words: ['huis', 'muis', 'beer', 'maan', 'kluis'].map((word) => wordLike(word)),
  articles: { published: ['taalspelletjes-aan-tafel'], concepts: ['een-concept'] },
  exercises: ['rijm-bingo'],
  sounds: ['m'],
};
const file = 'content/lessen/huis-en-muis.yaml';
const words = (entry: string) => good.replace(/ {2}pairs:\n(.*\n){2}/, `  words:\n    - ${entry}\n`);

function read(text: string, known: Partial<typeof named> = {}) {
  const source = new VFile({ path: file, value: text });
  const lesson = parseLesson(source, { ...named, ...known }, { name: 'Proefsite' });
  return { lesson, file: source, problems: problemsIn(source) };
}

describe('a lesson', () => {
  it('says the name of the site where its writer says {naam}', () => {
    const { lesson, problems } = read(good.replace(/title: .*/, 'title: Huis van {naam}'));
    expect([lesson?.title, problems]).toEqual(['Huis van Proefsite', []]);
  });

  it('is read as it was typed, by the name of its file', () => {
    const { lesson, problems } = read(good);
    expect(problems).toEqual([]);
    expect(lesson).toMatchObject({ slug: 'huis-en-muis', title: 'Huis en muis', exercise: 'rijm-bingo' });
  });

  it.each([
    [
      good.replace('maan, rhymes: false', 'maan, rhymes: true'),
      '10:7  “beer” en “maan” rijmen niet  (rhymes: false, of andere woorden)',
    ],
    [
      good.replace('muis, rhymes: true', 'muis, rhymes: false'),
      '9:7  “huis” en “muis” rijmen wel  (rhymes: true, of andere woorden)',
    ],
    [
      good.replace('other: maan', 'other: maam'),
      '10:27  “maam” staat niet in content/woorden.yaml  (bedoelde je “maan”?)',
    ],
    [
      words('{ word: maan, firstSound: n }'),
      '9:33  bij “maan” staat firstSound: n  (firstSound: m, zoals in content/woorden.yaml)',
    ],
    [
      words('{ word: maan, claps: 2 }'),
      '9:28  bij “maan” staat claps: 2  (claps: 1, zoals in content/woorden.yaml)',
    ],
    [
      good.replace('rijm-bingo', 'rijm-bing'),
      '22:11  er is geen oefening “rijm-bing”  (bedoelde je “rijm-bingo”?)',
    ],
    [
      good.replace('taalspelletjes-aan-tafel', 'taalspelletjes'),
      '3:10  er is geen artikel “taalspelletjes”  (bedoelde je “taalspelletjes-aan-tafel”?)',
    ],
    [
      good.replace('taalspelletjes-aan-tafel', 'een-concept'),
      '3:10  het artikel “een-concept” is nog een concept  (een ander artikel, of haal in een-concept.md de regel “concept: true” weg)',
    ],
    [`${good}sound: q\n`, '27:8  er is geen klank “q”  (bedoelde je “m”?)'],
    [
      good.replace(/letter: >-[\s\S]*/, 'letter: Beste ouders, tot morgen.\n'),
      '23:9  de brief aan ouders telt 4 woorden  (40 tot 90 woorden)',
    ],
    [
      good.replace(/ {2}pairs:\n(.*\n){2}/, ''),
      '7:3  “list” klopt niet: een groep velden  (één van deze drie: pairs, words of lines)',
    ],
  ])('is refused where it is wrong, at its place: %#', (text, problem) => {
    expect(read(text).problems).toEqual([`${file}:${problem}`]);
  });

  it('is not held against words that are refused themselves', () => {
    expect(read(good.replace('other: maan', 'other: draak'), { words: [] }).problems).toEqual([]);
  });

  it('is the only one of its article', () => {
    const [one, other] = [read(good), read(good)];
    checkLessonsTogether([one, other]);
    expect(problemsIn(one.file)).toEqual([]);
    expect(problemsIn(other.file)).toEqual([
      `${file}  bij het artikel “taalspelletjes-aan-tafel” hoort al een les: ${file}  (één les bij elk artikel)`,
    ]);
  });
});

it('that may take more than one A4 gets advice, in each column, and is published', () => {
  const steps = Array.from({ length: 6 }, () => 'a'.repeat(315)).join(', ');
  const lines = Array.from({ length: 10 }, () => `{ say: ${'a'.repeat(200)} }`).join(', ');
  const { lesson, file, problems } = read(
    good
      .replace('steps: [Laat de plaatjes zien., Vraag of het rijmt.]', `steps: [${steps}]`)
      .replace('steps: [Zeg een paar voor.]', `steps: [${'a'.repeat(300)}]`)
      .replace(/ {2}pairs:\n(.*\n){2}/, `  lines: [${lines}]\n`)
      .replace(/^easier: .*$/m, `easier: ${'a'.repeat(260)}`),
  );
  expect(lesson?.slug).toBe('huis-en-muis');
  expect(file.messages.map(({ fatal }) => fatal)).toEqual([false, false]);
  expect(problems).toEqual(
    [
      '10:7  deze les past misschien niet op één A4: wat klaarligt en wat je doet, is te lang  (ongeveer 40 tekens minder)',
      '7:3  deze les past misschien niet op één A4: de lijst, ‘passend’ en ‘kijken’ zijn samen te lang  (ongeveer 190 tekens minder)',
    ].map((line) => `content/lessen/huis-en-muis.yaml:${line}`),
  );
});
