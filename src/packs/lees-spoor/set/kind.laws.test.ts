import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { layOutExample } from '../../../../scripts/content/exercises/exercise-for-tests.ts';
import { expectHindrance, expectSetOrRemedies } from '../../../maker/answers-for-tests.ts';
import { proposeWord, withOwnWords } from '../../../maker/own-words/own-word.ts';
import { thingsOf, toKey } from '../../../maker/questions.ts';
import { canBeReadFirst } from '../readable.ts';
import { prepareTrails, wordsToRead } from '../rules.ts';
import { kind } from './kind.ts';
import { chosenTrails, trailFiller } from './trails.ts';

const { exercise, parameters, stock } = layOutExample('lees-spoor');
const slug = 'lees-spoor';
const questions = kind.questions(parameters, stock.words);
const shipped = kind.shipped(parameters, stock.words);
type Answers = typeof shipped;
const offered = thingsOf(questions.words).map(({ key }) => key);

const anyChosen: fc.Arbitrary<Answers> = fc.record({
  children: fc.integer({ min: 2, max: 6 }),
  trail: fc.constantFrom('alle', 'spoor-1', 'spoor-2'),
  words: fc.oneof(
    fc.subarray(offered, { minLength: 12, maxLength: 12 }),
    fc.subarray(offered, { minLength: 12, maxLength: 24 }),
    fc.subarray([...shipped.words], { minLength: 9, maxLength: 15 }),
    fc.subarray(offered),
  ),
});

/** As they are offered. */
const wordsOf = (key: string): string[] =>
  offered.filter((name) =>
    parameters.trails.some(
      ({ title, fields }) => toKey(title) === key && fields.some(({ word }) => word === name),
    ),
  );

/** The words of one trail, for that trail: enough to read on the one that is read. */
const anyOfTrail: fc.Arbitrary<Answers> = fc
  .record({
    children: fc.integer({ min: 2, max: 6 }),
    trail: fc.constantFrom('spoor-1', 'spoor-2'),
  })
  .map((given) => ({ ...given, words: wordsOf(given.trail) }));

const decide = (answers: Answers, seed = slug) => kind.decide(answers, { parameters, slug: seed }, stock);

function lay(answers: Answers, seed = slug) {
  const decided = decide(answers, seed);
  if (!decided.parameters) throw new Error(decided.hindrance.reason);
  const { model } = prepareTrails({ parameters: decided.parameters, slug }, stock);
  if (!model) throw new Error('The rules refuse it');
  return model;
}

const shippedToRead = (title: string): number =>
  parameters.trails
    .filter((trail) => trail.title === title)
    .flatMap(({ fields }) => fields.filter(({ task }) => task === 'lees')).length;

/** The rules let it pass; every chosen word is on a field, no other is, what is read can be, and there is a pawn for each child. */
function expectSet(answers: Answers, seed: string): void {
  const { trails, pawns } = lay(answers, seed);
  expect(pawns).toHaveLength(answers.children);
  expect(trails).toHaveLength(answers.trail === 'alle' ? 2 : 1);
  for (const { fields } of trails) expect(fields).toHaveLength(12);
  for (const trail of trails) {
    const read = wordsToRead(trail);
    expect(read).not.toHaveLength(1);
    expect(read.length).toBeLessThanOrEqual(shippedToRead(trail.title));
    expect(read.every(canBeReadFirst)).toBe(true);
  }
  const shown = new Set(trails.flatMap(({ fields }) => fields.map(({ word }) => word.word)));
  expect([...shown].sort()).toEqual([...answers.words].sort());
}

it('any words are trails by the rules, or hindered with words or a trail that are', () => {
  const given = fc.oneof(anyChosen, anyOfTrail);
  expectSetOrRemedies({ given, seeds: [slug, `${slug} 2`], numRuns: 20, decide, expectSet });
});

it('the choices of the site are its own trails, and another shuffle puts their words on other fields', () => {
  expect(decide(shipped).parameters).toEqual(parameters);
  for (let nth = 2; nth < 20; nth += 1) {
    const seed = `${slug} ${nth}`;
    expectSet(shipped, seed);
    expect(decide(shipped, seed).parameters?.trails).not.toEqual(parameters.trails);
  }
});

const listened = [
  'krokodil',
  'kangoeroe',
  'tandenborstel',
  'raket',
  'robot',
  'boek',
  'soep',
  'slang',
  'leeuw',
];

it.each([
  ['all that can be read of these', [...listened, 'vis', 'pen', 'mes'], ['mes', 'pen', 'vis']],
  ['pictures alone where there is next to nothing to read', wordsOf('spoor-1'), []],
  [
    'no more than there are fields to read on',
    ['vis', 'kip', 'sok', 'mes', 'kat', 'tas', 'pen', 'zon', 'sap', 'mol', 'rok', 'bus'],
    9,
  ],
])('on a trail to read has %s', (_, words, read) => {
  const { trails } = lay({ children: 4, trail: 'spoor-2', words });
  const names = trails.flatMap(wordsToRead).map(({ word }) => word);
  if (typeof read === 'number') expect(names).toHaveLength(read);
  else expect(names.sort()).toEqual(read);
});

it('long words are read on a trail after one with short words, and not where there are too few of those', () => {
  const [heard, short] = parameters.trails;
  if (!heard || !short) throw new Error('No two trails');
  const longWords = ['maan', 'kaas', 'boom', 'roos', 'soep', 'boek', 'neus', 'duim', 'raam'];
  const long = { ...short, title: 'Spoor 3', reads: 'lang' } as const;
  const trails = [heard, short, long].map((trail) => ({ ...trail, board: heard.board }));
  const readOn = (words: readonly string[]) => {
    const filler = trailFiller({ ...parameters, trails }, stock.words, slug);
    const filled = filler.fill(trails, words, []).trails;
    return filled.map(({ reads, fields }) => reads && fields.filter(({ task }) => task === 'lees').length);
  };
  expect(readOn([...longWords, 'vis', 'kip', 'sok'])).toEqual([undefined, 3, 9]);
  expect(readOn([...longWords, 'vis'])).toEqual([undefined, undefined, undefined]);
});

it('takes as long with fewer children where words are read, and less where they are not', () => {
  const minutes = (trail: string) => {
    const answers = { ...shipped, children: 3, trail, words: [] };
    const made = { ...exercise, parameters: { ...parameters, trails: chosenTrails(parameters, trail) } };
    return kind.plan?.(answers, made, parameters).plan?.minutes;
  };
  expect(minutes('spoor-2')).toBe(exercise.plan.minutes);
  expect(minutes('spoor-1')).toBe(exercise.plan.minutes / 2);
});

it.each([
  [
    { children: 4, trail: 'spoor-1', words: shipped.words.slice(0, 3) },
    'Spoor 1 heeft 12 vakjes. Er blijven er 9 leeg: 1 voor klappen, 2 voor rijmen, 3 voor de eerste klank en 3 voor nadoen.',
    ['Kies er 9 bij'],
  ],
  [
    { children: 4, trail: 'alle', words: ['aardbei', 'ballon', 'maan'] },
    'Spoor 1 en Spoor 2 hebben samen 24 vakjes. Er blijven er 18 leeg: 2 voor klappen, 2 voor rijmen, 2 voor de eerste klank, 3 voor nadoen en 9 voor lezen.',
    ['Kies er 17 bij'],
  ],
  [
    { children: 4, trail: 'spoor-1', words: shipped.words },
    'Spoor 1 heeft 12 vakjes. Voor ‘kat’, ‘kip’, ‘krokodil’, ‘mes’, ‘pen’, ‘raket’, ‘sap’, ‘sok’, ‘tandenborstel’, ‘tas’, ‘vis’ en ‘zon’ is er geen vakje meer.',
    ['Haal 12 woorden eruit'],
  ],
])('%j: %s', (answers, reason, remedies) => {
  expectHindrance(decide(answers), reason, remedies);
});

it('says of which words the fields are full, where others are left', () => {
  const typed = ['Brigitta', 'Frederik', 'Klazina', 'Stefanie', 'Truusje'];
  const words = withOwnWords(stock.words, typed.map(proposeWord));
  const { hindrance } = kind.decide(
    { children: 4, trail: 'spoor-1', words: typed },
    { parameters: { ...parameters, acts: ['boek'] }, slug },
    { ...stock, words },
  );
  expect(hindrance?.reason).toMatch(
    /‘[A-Z][a-z]+’ en ‘[A-Z][a-z]+’ kunnen alleen bij klappen, en die vakjes zijn vol\.$/,
  );
});
