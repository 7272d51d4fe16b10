import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { layOutExample } from '../../../../scripts/content/exercises/exercise-for-tests.ts';
import { expectHindrance, expectSetOrRemedies } from '../../../maker/answers-for-tests.ts';
import { proposeWord, withOwnWords } from '../../../maker/own-words/own-word.ts';
import { thingsOf, toKey } from '../../../maker/questions.ts';
import { prepareTrails } from '../rules.ts';
import { kind } from './kind.ts';

const { parameters, stock } = layOutExample('lees-spoor');
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

/** The words of one trail, for that trail: enough to read on the one that is read. */
const anyOfTrail: fc.Arbitrary<Answers> = fc
  .record({
    children: fc.integer({ min: 2, max: 6 }),
    trail: fc.constantFrom('spoor-1', 'spoor-2'),
  })
  .map(({ children, trail }) => ({
    children,
    trail,
    words: offered.filter((key) =>
      parameters.trails.some(
        ({ title, fields }) => toKey(title) === trail && fields.some(({ word }) => word === key),
      ),
    ),
  }));

const decide = (answers: Answers, seed = slug) => kind.decide(answers, { parameters, slug: seed }, stock);

function lay(answers: Answers, seed = slug) {
  const decided = decide(answers, seed);
  if (!decided.parameters) throw new Error(decided.hindrance.reason);
  const { model } = prepareTrails({ parameters: decided.parameters, slug }, stock);
  if (!model) throw new Error('The rules refuse it');
  return model;
}

/** The rules let it pass; every chosen word is on a field, no other is, and there is a pawn for each child. */
function expectSet(answers: Answers, seed: string): void {
  const { trails, pawns } = lay(answers, seed);
  expect(pawns).toHaveLength(answers.children);
  expect(trails).toHaveLength(answers.trail === 'alle' ? 2 : 1);
  for (const { fields } of trails) expect(fields).toHaveLength(12);
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

it.each([
  [
    { children: 4, trail: 'spoor-1', words: shipped.words.slice(0, 3) },
    'Op Spoor 1 staan 12 plaatjes. Er blijven 9 vakjes leeg: 2 voor klappen, 2 voor rijmen, 2 voor de eerste klank en 3 voor nadoen.',
    ['Kies er 9 bij'],
  ],
  [
    { children: 4, trail: 'alle', words: ['aardbei', 'ballon', 'maan'] },
    'Op Spoor 1 en Spoor 2 staan 24 plaatjes. Er blijven 18 vakjes leeg: 3 voor klappen, 4 voor rijmen, 3 voor de eerste klank, 4 voor nadoen en 4 voor lezen.',
    ['Kies er 13 bij'],
  ],
  [
    { children: 4, trail: 'spoor-1', words: shipped.words },
    'Op Spoor 1 staan 12 plaatjes. Voor ‘ballon’, ‘kangoeroe’, ‘kip’, ‘krokodil’, ‘kroon’, ‘peer’, ‘pen’, ‘raket’, ‘sok’, ‘tandenborstel’, ‘vis’ en ‘vliegtuig’ is er geen vakje meer.',
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
