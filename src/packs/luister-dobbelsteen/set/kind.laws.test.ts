import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { layOutExample } from '../../../../scripts/content/exercises/exercise-for-tests.ts';
import { expectHindrance, expectSetOrRemedies } from '../../../maker/answers-for-tests.ts';
import { thingsOf } from '../../../maker/questions.ts';
import { misleadingName } from '../../../model/other-names.ts';
import {
  canStandTogether,
  type PicturedWord,
  rhymes,
  soundAlike,
  startsWithCluster,
} from '../../../model/word.ts';
import { type Face, plateOf, prepareDice } from '../rules.ts';
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

const namesOf = (words: readonly PicturedWord[]): string[] => words.map(({ word }) => word).sort();

/** Each picture of a plate answers the faces that it is told behind, and no other; each face has some. */
function expectDice(
  dice: readonly (readonly Face[])[],
  chosen: readonly string[],
  match: (one: PicturedWord, other: PicturedWord) => boolean,
  alike: (one: PicturedWord, other: PicturedWord) => boolean,
): void {
  const all = dice.flatMap((die) => die.flatMap(({ top, answers }) => [top, ...answers]));
  expect(all.map(({ word }) => word)).toEqual(expect.arrayContaining([...chosen]));
  for (const die of dice) {
    const [tops, plate] = [die.map(({ top }) => top), plateOf(die)];
    expect(new Set(tops.map(({ word }) => word)).size).toBe(6);
    expect(plate.length).toBeLessThanOrEqual(18);
    const shown = [...tops, ...plate];
    expect(shown.every((one) => shown.every((other) => canStandTogether(one, other)))).toBe(true);
    for (const { top, answers } of die) {
      expect(answers.length).toBeGreaterThan(0);
      const right = plate.filter((word) => word.word !== top.word && alike(top, word));
      expect(namesOf(right)).toEqual(namesOf(answers));
      expect(answers.every((word) => match(top, word))).toBe(true);
    }
  }
}

it('any words are dice by the rules, or hindered with words that are', () => {
  const expectSet = (answers: Answers, seed: string): void => {
    const { rhymeDice, firstSoundDice } = throwDice(answers, seed);
    expectDice(rhymeDice, answers.rhymes, rhymes, (one, other) => one.rhyme === other.rhyme);
    const same = (one: PicturedWord, other: PicturedWord) => one.firstSound === other.firstSound;
    const alike = (one: PicturedWord, other: PicturedWord) => soundAlike(one.firstSound, other.firstSound);
    expectDice(firstSoundDice, answers.sounds, same, alike);
    for (const word of rhymeDice.flatMap(plateOf)) expect(misleadingName(word, 'rhyme')).toBeUndefined();
    for (const { top, answers } of firstSoundDice.flat())
      for (const word of [top, ...answers]) {
        expect(misleadingName(word, 'firstSound')).toBeUndefined();
        expect(startsWithCluster(word)).toBe(false);
      }
  };
  expectSetOrRemedies({ given: anyChosen, seeds: [slug, `${slug} 2`], numRuns: 40, decide, expectSet });
});

it('the choices of the site are its own dice, and another shuffle throws them otherwise', () => {
  expect(decide(shipped).parameters).toEqual(parameters);
  const again = decide(shipped, `${slug} 2`).parameters;
  expect(again).not.toEqual(parameters);
  const tops = (dice: typeof parameters.rhymeDice = []) =>
    dice
      .flat()
      .map(([top]) => top)
      .sort();
  expect(tops(again?.rhymeDice)).toEqual(tops(parameters.rhymeDice));
});

it('without words for one sort there are none of it', () => {
  expect(throwDice({ ...shipped, rhymes: [] })).toMatchObject({ rhymeDice: [], actions: { length: 3 } });
});

it('of six families each has a face, of fewer the first have two that answer each other', () => {
  const six = ['boek', 'huis', 'bril', 'gitaar', 'jas', 'bed'];
  const [die = []] = throwDice({ rhymes: six, sounds: [] }).rhymeDice;
  expect(new Set(die.map(({ top }) => top.rhyme)).size).toBe(6);
  const [small = []] = throwDice({ rhymes: six.slice(0, 4), sounds: [] }).rhymeDice;
  expect(new Set(small.map(({ top }) => top.rhyme)).size).toBe(4);
  const [one, other] = small;
  expect(namesOf(one?.answers ?? [])).toContain(other?.top.word);
  expect(namesOf(other?.answers ?? [])).toContain(one?.top.word);
});

it('what somebody chose is thrown, where the site throws another word of the family', () => {
  const [die = []] = throwDice({
    rhymes: ['banaan', 'boek', 'huis', 'bril', 'gitaar', 'jas'],
    sounds: [],
  }).rhymeDice;
  expect(die.map(({ top }) => top.word)).toContain('banaan');
  expect(namesOf(plateOf(die))).not.toContain('haan');
});

it.each([
  [
    { rhymes: ['boek', 'huis'], sounds: [] },
    'Op een rijm-dobbelsteen staan minstens drie verschillende rijmen. In jouw woorden zitten er 2.',
    ['Kies er 1 bij'],
  ],
  [
    { rhymes: [], sounds: ['maan', 'mier', 'mol', 'muis', 'mes', 'muts'] },
    'Op een beginklank-dobbelsteen staan minstens drie verschillende klanken. In jouw woorden zitten er 2.',
    ['Kies er 4 bij'],
  ],
  [
    { rhymes: [], sounds: ['leeuw', 'maan', 'raket'] },
    'Op één beginklank-dobbelsteen staan minstens drie klanken die niet op elkaar lijken. Jouw woorden beginnen te veel gelijk.',
    ['Kies er 3 bij'],
  ],
])('%j: %s', (answers, reason, remedies) => {
  expectHindrance(decide(answers), reason, remedies);
});
