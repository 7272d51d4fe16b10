import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { layOutExample } from '../../../../scripts/content/exercises/exercise-for-tests.ts';
import { expectSetOrRemedies } from '../../../maker/answers-for-tests.ts';
import { thingsOf } from '../../../maker/questions.ts';
import { canStandTogether, rhymes } from '../../../model/word.ts';
import { picturesOnCard } from '../measures.ts';
import { answersOn } from '../play-bingo-for-tests.ts';
import { corners, prepareBingo } from '../rules.ts';
import { fewestWords } from './enough-words.ts';
import { kind } from './kind.ts';

const { parameters, exercise, stock } = layOutExample('rijm-bingo');
const offered = thingsOf(kind.questions(parameters, stock.words).words).map(({ key }) => key);
const shipped = kind.shipped(parameters, stock.words);

const answers: fc.Arbitrary<typeof shipped> = fc.record({
  children: fc.integer({ min: 2, max: 36 }),
  words: fc.oneof(fc.subarray(offered), fc.subarray(offered, { minLength: 12, maxLength: 20 })),
});

/** The rules of play, whatever was chosen. */
function expectGame(chosen: typeof shipped): void {
  const decided = kind.decide(chosen, exercise, stock);
  if (!decided.parameters) throw new Error(decided.hindrance.reason);
  const { model } = prepareBingo({ parameters: decided.parameters, slug: exercise.slug }, stock);
  if (!model) throw new Error('It can not be dealt');
  const { cards, families } = model;
  expect(cards).toHaveLength(chosen.children);
  const shown = new Set(cards.flat().map(({ word }) => word));
  expect([...shown].filter((word) => !chosen.words.includes(word))).toEqual([]);
  const cornersOf = (card: (typeof cards)[number]) =>
    corners
      .map((place) => card[place]?.word)
      .sort()
      .join();
  expect(new Set(cards.map(cornersOf)).size).toBe(cards.length);
  cards.forEach((card, index) => {
    expect(new Set(card.map(({ rhyme }) => rhyme)).size).toBe(picturesOnCard);
    for (const one of card) {
      expect(families.filter(({ call }) => rhymes(call, one))).toHaveLength(1);
      expect(card.every((other) => canStandTogether(one, other))).toBe(true);
    }
    for (const { call } of families) expect(answersOn(card, call).length).toBeLessThan(2);
    for (const other of cards.slice(0, index))
      expect(card.filter((picture) => other.includes(picture)).length).toBeLessThan(picturesOnCard - 1);
  });
  for (const { call } of families) {
    expect(shown.has(call.word)).toBe(false);
    expect(cards.some((card) => answersOn(card, call).length === 1)).toBe(true);
  }
}

it('any choice is dealt by the rules of play, or hindered with what can be dealt', () => {
  const decide = (chosen: typeof shipped) => kind.decide(chosen, exercise, stock);
  expectSetOrRemedies({ given: answers, numRuns: 25, decide, expectSet: expectGame });
});

it('sixteen words are enough for thirty cards, and nine are told what is missing', () => {
  const one = [...new Map(offered.map((word) => [stock.words.get(word)?.rhyme, word])).values()];
  expectGame({ ...shipped, children: 30, words: one.slice(0, 16) });
  expect(fewestWords(30)).toBe(14);
  const { hindrance } = kind.decide({ ...shipped, words: one.slice(0, 9) }, exercise, stock);
  expect(hindrance?.reason).toBe('Voor 30 kaarten heb je minstens 14 woorden nodig; je hebt er 9.');
  expect(hindrance?.remedies.map(({ name }) => name)).toEqual(['Kies er 5 bij']);
});

it('as many words as there is room for on the cards may be some too many', () => {
  const words =
    'banaan beer bril broek brood bus ei hand hoed hond jas kaars kameel klok koek kroon leeuw maan meloen mes mier mol muis oor pet pijl raket ring rok schaap schaar schoen slee slot soep stuur taart tak tas tent tomaat touw trein vis zon';
  const { hindrance } = kind.decide({ children: 14, words: words.split(' ') }, exercise, stock);
  expect(hindrance?.remedies.length).toBeGreaterThan(0);
  for (const { answers } of hindrance?.remedies ?? []) expectGame(answers);
});

it.each([
  [
    ['aap', 'schaap'],
    '‘aap’ en ‘schaap’ rijmen op elkaar. Eén ervan is nodig om te roepen.',
    'Haal ‘schaap’ eruit en kies er 13 bij',
  ],
  [
    ['bed', 'pet', 'raket'],
    '‘bed’, ‘pet’ en ‘raket’ rijmen op elkaar. Daarvan kunnen er hoogstens twee op de kaarten.',
    'Haal ‘raket’ eruit en kies er 12 bij',
  ],
])('of %s that rhyme with each other some must go', (words, reason, remedy) => {
  const { hindrance } = kind.decide({ ...shipped, words }, exercise, stock);
  expect(hindrance?.reason).toBe(reason);
  expect(hindrance?.remedies[0]?.name).toBe(remedy);
});
