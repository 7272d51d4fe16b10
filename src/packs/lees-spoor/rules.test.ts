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
import type { Parameters } from './parameters.ts';
import {
  answerTo,
  type ChosenField,
  canBeReadFirst,
  checkTrail,
  easierRhyme,
  fieldsOnTrail,
  prepareTrails,
  questionOf,
  rhymesInBank,
} from './rules.ts';
import type { Reading, Task } from './tasks.ts';

const bank = new Map<string, Word>(
  ['koek', 'boek', 'bed', 'pet', 'huis', 'buis', 'hoek', 'riem'].map((name) => [name, wordLike(name)]),
);

const consonants = [...'bdfghjklmnprstvwz'];
const turns: Task[] = ['klap', 'rijm', 'klank', 'doe'];

interface Field {
  task: Task;
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
    expect(reasons(goodFields(), 'lang')).toEqual(['"lees" komt 0 keer voor: minstens 2']);
  });

  it('may have each task twice and no more', () => {
    const toRead: Record<number, string> = { 3: 'maan', 6: 'vis', 10: 'roos' };
    const tasks: Task[] = [
      'klap',
      'rijm',
      'klank',
      'lees',
      'doe',
      'klap',
      'lees',
      'rijm',
      'klank',
      'doe',
      'lees',
      'doe',
    ];
    const fields = goodFields().map(({ word }, index): Field => {
      const read = toRead[index];
      return { task: tasks[index] ?? 'klap', word: read ? chosen(read, { phonetic: true }) : word };
    });
    expect(reasons(fields, 'lang')).toEqual([]);
    expect(reasons(fields, 'kort')).toEqual(
      ['maan', 'roos'].map(
        (name) =>
          `"${name}" heeft een klank van twee letters; op een spoor met korte leeswoorden staat voor elke klank één letter (vis, zon)`,
      ),
    );
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

describe('words to read first', () => {
  const word = (name: string, phonetic = true) => wordLike(name, { phonetic });

  it('have three sounds, written as they are heard', () => {
    for (const name of ['maan', 'vis', 'roos', 'boek']) expect(canBeReadFirst(word(name))).toBe(true);
    expect(canBeReadFirst(word('bed', false))).toBe(false);
    expect(canBeReadFirst(word('koe'))).toBe(false);
    expect(canBeReadFirst(word('tent'))).toBe(false);
    expect(canBeReadFirst(word('ba-naan'))).toBe(false);
    expect(canBeReadFirst(word('o-ma'))).toBe(false);
  });
});

it.each([
  ['klap', wordLike('ba-naan'), 'Klap banaan.', 'ba-naan: 2 keer'],
  ['klap', wordLike('koe'), 'Klap koe.', 'koe: één keer'],
  ['rijm', wordLike('broek'), 'Wat rijmt op broek?', 'koek, hoek'],
  ['klank', wordLike('ci-troen'), 'Wat hoor je vooraan?', '/s/ van citroen'],
  ['lees', wordLike('maan'), 'Wat staat hier?', 'maan'],
  ['doe', wordLike('vlieg-tuig', { article: 'het' }), 'Doe het vliegtuig na.', undefined],
] as const)('asks %s, and knows what is good', (task, word, question, answer) => {
  expect(questionOf(task, word)).toBe(question);
  expect(answerTo(task, word, bank)).toBe(answer);
});

it('names those rhymes first of which a child surely knows the picture', () => {
  const { picture, ...unseen } = wordLike('hoek');
  const bank = new Map<string, Word>([
    ['hoek', unseen],
    ['doek', wordLike('doek', { weight: 'weak' })],
    ['boek', wordLike('boek')],
  ]);
  expect(rhymesInBank(wordLike('koek'), bank).map(({ word }) => word)).toEqual(['boek', 'hoek', 'doek']);
});

it('lets choose between two words as long, whose vowels and beginnings differ', () => {
  const others = ['ba-naan', 'hoed', 'kip', 'bed', 'maan'].map((name) => wordLike(name));
  const asked = (goodFirst: boolean) => easierRhyme(wordLike('boek'), others, bank, goodFirst);
  expect(asked(true)).toBe('Of kies: rijmt boek op koek of op maan?');
  expect(asked(false)).toBe('Of kies: rijmt boek op maan of op koek?');
  const long = ['ba-naan', 'ka-meel'].map((name) => wordLike(name));
  expect(easierRhyme(wordLike('boek'), long, bank, true)).toBe('Of kies: rijmt boek op koek of op kameel?');
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
      expect(answer).toBe(answerTo(task, word, stock.words));
  });

  it('has the word that rhymes first on one field and second on another, on each trail', () => {
    for (const { fields } of prepare().model?.trails ?? []) {
      const firsts = fields.flatMap(({ easier, answer }) => {
        const [, one] = easier?.match(/ op (\S+) of op /) ?? [];
        return one ? [answer?.split(', ').includes(one)] : [];
      });
      expect(new Set(firsts)).toEqual(new Set([true, false]));
    }
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

  it('refuses a word to read that a bridge skips', () => {
    const [first, second] = parameters.trails;
    if (!first || !second) throw new Error('no trail to read');
    const [one, other, ...rest] = second.fields;
    if (!one || !other) throw new Error('no fields');
    const swapped = { ...second, fields: [other, one, ...rest] };
    expect(prepare({ trails: [first, swapped] }).objections).toEqual([
      {
        rule: 'reading-skipped',
        reason: 'over de brug van 1 naar 4 sla je het leeswoord "vis" over; zet het ervoor of erna',
        path: ['trails', 1, 'fields', 1, 'task'],
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
