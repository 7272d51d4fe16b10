import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { layOutExample } from '../../../../scripts/content/exercises/exercise-for-tests.ts';
import { expectHindrance, expectSetOrRemedies } from '../../../maker/answers-for-tests.ts';
import { thingsOf } from '../../../maker/questions.ts';
import { misleadingName } from '../../../model/other-names.ts';
import { canStandTogether, rhymes, soundAlike, startsWithCluster } from '../../../model/word.ts';
import { prepareDice, type WordPair } from '../rules.ts';
import { kind } from './kind.ts';

const { parameters, stock } = layOutExample('luister-dobbelsteen');
const slug = 'luister-dobbelsteen';
const questions = kind.questions(parameters, stock.words);
const shipped = kind.shipped(parameters, stock.words);
type Answers = typeof shipped;

const some = (question: (typeof questions)['rhymes']) => {
  const keys = thingsOf(question).map(({ key }) => key);
  return fc.oneof(fc.subarray(keys, { maxLength: 9 }), fc.subarray(keys));
};
const anyChosen: fc.Arbitrary<Answers> = fc.record({
  rhymes: fc.oneof(some(questions.rhymes), fc.constant(shipped.rhymes)),
  sounds: fc.oneof(some(questions.sounds), fc.constant(shipped.sounds)),
});

const decide = (answers: Answers, seed = slug) => kind.decide(answers, { parameters, slug: seed }, stock);

function throwDice(answers: Answers, seed = slug) {
  const decided = decide(answers, seed);
  if (!decided.parameters) throw new Error(decided.hindrance.reason);
  const { model } = prepareDice({ parameters: decided.parameters, slug }, stock);
  if (!model) throw new Error('The rules refuse it');
  return model;
}

/** What lies on top has its one answer underneath. */
function expectDice(
  dice: readonly (readonly WordPair[])[],
  chosen: readonly string[],
  answers: (one: WordPair[number], other: WordPair[number]) => boolean,
): void {
  expect(dice.flat(2).map(({ word }) => word)).toEqual(expect.arrayContaining([...chosen]));
  for (const pairs of dice) {
    expect(pairs).toHaveLength(3);
    const sides = pairs.flat();
    expect(new Set(sides).size).toBe(6);
    for (const [one, other] of pairs)
      for (const top of [one, other]) {
        const under = top === one ? other : one;
        expect(sides.filter((side) => side !== top && answers(top, side))).toEqual([under]);
        expect(sides.every((side) => canStandTogether(top, side))).toBe(true);
      }
  }
}

it('any words are dice by the rules, or hindered with words that are', () => {
  const expectSet = (answers: Answers, seed: string): void => {
    const { rhymeDice, firstSoundDice } = throwDice(answers, seed);
    expectDice(rhymeDice, answers.rhymes, rhymes);
    expectDice(firstSoundDice, answers.sounds, (one, other) => soundAlike(one.firstSound, other.firstSound));
    for (const word of rhymeDice.flat(2)) expect(misleadingName(word, 'rhyme')).toBeUndefined();
    for (const word of firstSoundDice.flat(2)) {
      expect(misleadingName(word, 'firstSound')).toBeUndefined();
      expect(startsWithCluster(word)).toBe(false);
    }
  };
  expectSetOrRemedies({ given: anyChosen, seeds: [slug, `${slug} 2`], numRuns: 40, decide, expectSet });
});

it('the choices of the site are its own dice, and another shuffle puts their pairs otherwise', () => {
  expect(decide(shipped).parameters).toEqual(parameters);
  const again = decide(shipped, `${slug} 2`).parameters;
  expect(again).not.toEqual(parameters);
  const sort = (dice: typeof parameters.rhymeDice = []) => dice.flat().map(String).sort();
  expect(sort(again?.rhymeDice)).toEqual(sort(parameters.rhymeDice));
});

it('without words for one sort there are none of it', () => {
  expect(throwDice({ ...shipped, rhymes: [] })).toMatchObject({ rhymeDice: [], actions: { length: 3 } });
});

it.each([
  [
    { rhymes: ['maan', 'boek', 'huis', 'beer'], sounds: [] },
    'Op elke rijm-dobbelsteen staan drie paren. Van jouw woorden komen er 4.',
    ['Kies er 2 bij', 'Haal ‘beer’ eruit'],
  ],
  [
    { rhymes: [], sounds: ['maan', 'mier', 'mol', 'muis', 'mes', 'muts'] },
    'Op één beginklank-dobbelsteen staan drie klanken die niet op elkaar lijken. Jouw woorden beginnen te veel gelijk.',
    ['Kies er 6 bij'],
  ],
])('%j: %s', (answers, reason, remedies) => {
  expectHindrance(decide(answers), reason, remedies);
});
