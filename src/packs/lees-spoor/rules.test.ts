import { describe, expect, it } from 'vitest';
import {
  readExampleExercise,
  readExampleWords,
} from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { expectRules } from '../../../scripts/content/problems/problems-for-tests.ts';
import type { Word } from '../../model/word.ts';
import { wordLike } from '../../model/word-fixture.ts';
import type { Chosen } from '../../sheets/choose.ts';
import { chosen } from '../../sheets/chosen-fixture.ts';
import { answerTo } from './answers.ts';
import type { Parameters } from './parameters.ts';
import { type ChosenField, checkTrail, fieldsOnTrail, prepareTrails } from './rules.ts';
import type { Asking, Reading, Task } from './tasks.ts';

const bank = new Map<string, Word>(
  ['koek', 'boek', 'bed', 'pet', 'huis', 'buis', 'hoek', 'riem'].map((name) => [name, wordLike(name)]),
);

const consonants = [...'bdfghjklmnprstvwz'];
const turns: Task[] = ['klap', 'rijm', 'klank', 'doe'];

interface Field extends Asking {
  word: Chosen;
}

/** Good fields: made-up words that all differ, in the order klap, rijm, klank, doe. */
const goodFields = (): Field[] =>
  Array.from({ length: fieldsOnTrail }, (_, index): Field => {
    const onset = consonants[index % consonants.length] ?? 'b';
    return {
      task: turns[index % turns.length] ?? 'klap',
      word: chosen(index < consonants.length ? `${onset}et` : `${onset}oek`),
    };
  });

const changed = (at: number, field: Field): Field[] =>
  goodFields().map((good, index) => (index === at ? field : good));

const reasons = (fields: readonly Field[], reads?: Reading): string[] => {
  const placed = fields.map((field, index): ChosenField => ({ ...field, path: ['fields', index] }));
  const objections = checkTrail(placed, reads, bank, ['fields']);
  expectRules(objections.map(({ rule }) => rule));
  return objections.map(({ reason }) => reason);
};

describe('a trail', () => {
  it('lets a good one pass', () => {
    expect(reasons(goodFields())).toEqual([]);
  });

  it('has all its fields, and each task often enough', () => {
    expect(reasons(goodFields().slice(1))).toEqual(['op het spoor zijn 12 vakjes; er staan er 11']);
    const more = goodFields().map((field, index) =>
      field.task === 'klap' && index > 0 ? { task: 'klank' as const, word: field.word } : field,
    );
    expect(reasons(more)).toEqual(['"klap" komt 1 keer voor: minstens 2']);
    expect(reasons(goodFields(), 'lang')).toEqual(['"lees" komt 0 keer voor: minstens 2']);
  });

  /** Words to read on end, and between them a picture. */
  const toRead = (...names: string[]): Field[] =>
    Array.from({ length: fieldsOnTrail }, (_, index): Field => {
      const name = names[index];
      const onset = consonants[index] ?? 'b';
      return name
        ? { task: 'lees', word: chosen(name, { phonetic: true }) }
        : { task: turns[index % turns.length] ?? 'klap', word: chosen(`${onset}et`) };
    });

  it('has words to read next to each other, short ones alone where they are kort', () => {
    const fields = toRead('maan', 'vis', 'roos');
    expect(reasons(fields, 'lang')).toEqual([]);
    expect(reasons(fields, 'kort')).toEqual(
      ['maan', 'roos'].map(
        (name) =>
          `"${name}" heeft een klank van twee letters; op een spoor met korte leeswoorden staat voor elke klank één letter (vis, zon)`,
      ),
    );
    expect(reasons(toRead('maan'), 'lang')).toEqual(['"lees" komt 1 keer voor: minstens 2']);
  });

  it('asks more of a word that is read, and of no picture', () => {
    const withNext = (at: number, next: Asking['next']): Field[] =>
      toRead('koek', 'vis', 'bed').map((field, index) => (index === at ? { ...field, next } : field));
    expect(reasons(withNext(1, 'doe'), 'lang').filter((reason) => !reason.includes('bed'))).toEqual([]);
    expect(reasons(withNext(0, 'rijm'), 'lang')).toEqual([]);
    expect(reasons(withNext(1, 'rijm'), 'lang')).toEqual([
      'op "vis" rijmt geen enkel woord in de woordenlijst; het moeten er minstens 2 zijn',
    ]);
    expect(reasons(withNext(4, 'doe'), 'lang')).toEqual([
      'alleen na "lees" komt nog een opdracht; hier na "klap"',
    ]);
    expect(reasons(withNext(2, 'doe'), 'lang')).toEqual(['"doe" komt twee keer achter elkaar']);
  });

  it('has no reading where it is not asked for', () => {
    expect(reasons(changed(0, { task: 'lees', word: chosen('vis', { phonetic: true }) }))).toEqual([
      'op een spoor zonder lezen staat "lees"',
    ]);
  });

  it('has no task twice on end and no picture twice', () => {
    expect(reasons(changed(4, { task: 'doe', word: chosen('tij-ger') }))).toEqual([
      '"doe" komt twee keer achter elkaar',
    ]);
    expect(reasons(changed(4, { task: 'klap', word: chosen('bet') }))).toEqual(['"bet" staat er twee keer']);
  });

  it('asks a rhyme only where there are two', () => {
    expect(reasons(changed(1, { task: 'rijm', word: chosen('wolk') }))).toEqual([
      'op "wolk" rijmt geen enkel woord in de woordenlijst; het moeten er minstens 2 zijn',
    ]);
    expect(reasons(changed(1, { task: 'rijm', word: chosen('kiem') }))).toEqual([
      'op "kiem" rijmt alleen "riem" in de woordenlijst; het moeten er minstens 2 zijn',
    ]);
  });

  it('refuses pictures whose name decides', () => {
    const kat = chosen('kat', { alsoNamed: ['poes'] });
    expect(reasons(changed(1, { task: 'rijm', word: chosen('muis', { alsoNamed: ['bank'] }) }))).toEqual([
      'bij het plaatje van "muis" kan een kind ook "bank" zeggen: dan rijmt het niet',
    ]);
    expect(reasons(changed(0, { task: 'klap', word: kat }))).toEqual([]);
    expect(reasons(changed(0, { task: 'klap', word: chosen('bal', { alsoNamed: ['balletje'] }) }))).toEqual([
      'bij het plaatje van "bal" kan een kind ook "balletje" zeggen: dan klap je anders',
    ]);
    expect(reasons(changed(2, { task: 'klank', word: kat }))).toHaveLength(1);
    expect(reasons(changed(3, { task: 'doe', word: kat }))).toEqual([]);
  });

  it('asks the first sound only of words that begin with one consonant', () => {
    expect(reasons(changed(2, { task: 'klank', word: chosen('slak') }))).toEqual([
      '"slak" begint met twee medeklinkers: de eerste klank is dan lastig te horen',
    ]);
  });
});

describe('a game of trails', () => {
  const parameters = readExampleExercise('lees-spoor').parameters as Parameters;
  const stock = { words: readExampleWords(), missesPicture: () => undefined };
  const prepare = (changed: Partial<Parameters> = {}) =>
    prepareTrails({ slug: 'lees-spoor', parameters: { ...parameters, ...changed } }, stock);
  const reading = (...reads: (Reading | undefined)[]) => {
    const [, trail] = parameters.trails;
    if (!trail) throw new Error('no trail to read');
    const trails = reads.map((one) => ({ ...trail, reads: one }));
    return prepare({ trails }).objections?.filter(({ rule }) => rule === 'reading-step') ?? [];
  };

  it('has an answer on each field, and pawns', () => {
    const { model } = prepare();
    expect(model?.pawns).toEqual(parameters.pawns);
    expect(model?.trails.map(({ title, board }) => [title, board])).toEqual(
      parameters.trails.map(({ title, board }) => [title, board]),
    );
    const [trail] = model?.trails ?? [];
    expect(trail?.fields.map(({ task, word }) => ({ task, word: word.word }))).toEqual(
      parameters.trails[0]?.fields,
    );
    for (const { task, word, answer } of trail?.fields ?? [])
      expect(answer).toBe(answerTo({ task }, word, stock.words));
  });

  it('has the good one of two answers first once in each two that follow each other, on a trail to listen to', () => {
    const numbers = ['één', 'twee', 'drie', 'vier'];
    const [trail] = prepare().model?.trails ?? [];
    const firsts = (trail?.fields ?? []).flatMap(({ task, word, answer, easier }) => {
      const [, one = ''] = easier?.match(/(?:kies: | op | als )(\S+) of /) ?? [];
      if (task === 'rijm') return [answer?.split(', ').includes(one)];
      if (task === 'klap') return [numbers[word.claps - 1] === one];
      return task === 'klank' ? [stock.words.get(one)?.firstSound === word.firstSound] : [];
    });
    expect(firsts.length).toBeGreaterThan(5);
    for (let pair = 0; pair + 1 < firsts.length; pair += 2) expect(firsts[pair]).toBe(!firsts[pair + 1]);
  });

  it('refuses words as maan where there is no trail with words as vis before it', () => {
    const objection = (trail: number) => ({
      rule: 'reading-step',
      reason: 'voor een spoor met lange leeswoorden (maan) komt er een met korte (vis)',
      path: ['trails', trail, 'reads'],
    });
    expect(reading(undefined, 'lang')).toEqual([objection(1)]);
    expect(reading(undefined, 'lang', 'kort')).toEqual([objection(1)]);
    expect(reading('lang', 'kort')).toEqual([objection(0)]);
    expect(reading('kort', 'lang')).toEqual([]);
    expect(reading(undefined, 'kort', 'lang')).toEqual([]);
    expect(reading(undefined, 'kort')).toEqual([]);
    expect(reading('lang')).toEqual([]);
  });

  it('refuses a bridge past words to read that has a picture at one side', () => {
    const [first, second] = parameters.trails;
    const [one, other, third, ...rest] = second?.fields ?? [];
    if (!first || !second || !one || !other || !third) throw new Error('no fields');
    const swapped = { ...second, fields: [third, other, one, ...rest] };
    expect(prepare({ trails: [first, swapped] }).objections).toEqual([
      {
        rule: 'reading-skipped',
        reason:
          'over de brug van 1 naar 4 sla je leeswoorden over; op 1 moet er dan ook een staan, geen plaatje ("tandenborstel")',
        path: ['trails', 1, 'fields', 0, 'task'],
      },
    ]);
  });

  it('refuses a bridge with something to act on both sides', () => {
    const [first] = parameters.trails;
    const [eleventh, last] = first?.fields.slice(10) ?? [];
    if (!first || !eleventh || !last) throw new Error('no fields');
    const swapped = { ...first, fields: [...first.fields.slice(0, 10), last, eleventh] };
    expect(prepare({ trails: [swapped] }).objections).toEqual([
      {
        rule: 'bridge-talk',
        reason:
          'over de brug van 8 naar 12 kom je met twee keer "doe", dus zonder taal; zet op 12 iets anders',
        path: ['trails', 0, 'fields', 11, 'task'],
      },
    ]);
  });

  it('refuses a pawn that is there twice', () => {
    expect(prepare({ pawns: ['vos', 'oma', 'vos'] }).objections).toEqual([
      { rule: 'double-pawn', reason: '"vos" staat er twee keer', path: ['pawns', 2] },
    ]);
  });

  it('refuses a picture to act out that nobody knows', () => {
    expect(prepare({ acts: ['zeemonster'] }).objections).toMatchObject([
      { rule: 'unknown-word', path: ['acts', 0] },
    ]);
  });
});
