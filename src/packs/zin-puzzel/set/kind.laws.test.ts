import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { layOutExample } from '../../../../scripts/content/exercises/exercise-for-tests.ts';
import { anyAnswers } from '../../../maker/answers-for-tests.ts';
import { shippedLook } from '../../../maker/choices.ts';
import { makeSet } from '../../../maker/make-set.ts';
import { thingsOf, toKey } from '../../../maker/questions.ts';
import { triesOf } from '../../../model/tries-for-tests.ts';
import { drawn, namesOn } from '../../../sheets/drawn-for-tests.ts';
import type { Page } from '../../../sheets/sheet.ts';
import { mostEmptyStrips, sizes } from '../measures.ts';
import { wordsOf } from '../word-box.ts';
import { kind } from './kind.ts';

const { parameters, exercise, words, stock, materials } = layOutExample('zin-puzzel');
const questions = kind.questions(parameters, words);
const shipped = kind.shipped(parameters, words);

const writtenOn = (pages: readonly Page[], wanted: number): string[] =>
  pages.flatMap((page) => drawn(page, 'text').flatMap(({ size, text }) => (size === wanted ? [text] : [])));

const timesIn = (word: string, all: readonly string[]): number =>
  all.filter((other) => other === word).length;

/** Each chosen sentence has a scene and a line to check it by, and can be laid from one box in which nothing is too much. */
function expectSet(answers: typeof shipped): void {
  const { sheet } = makeSet(kind, { ...shippedLook, answers }, materials);
  if (!sheet) throw new Error('It can not be made');
  const pagesOf = (title: string) => sheet.pages.filter(({ bookmark }) => bookmark?.startsWith(title));
  const said = pagesOf('Kaarten').flatMap(namesOn);
  expect(new Set(said.map(toKey))).toEqual(new Set(answers.sentences));
  expect(writtenOn(pagesOf('Controleblad'), sizes.control)).toEqual(said.flatMap(wordsOf));
  const box = writtenOn(pagesOf('Woorden'), sizes.piece);
  for (const word of new Set([...box, ...said.flatMap(wordsOf)])) {
    const needed = Math.max(...said.map((one) => timesIn(word, wordsOf(one))));
    // What a sentence of your own likes to have is cut with the words of a later sheet.
    expect(timesIn(word, box)).toBe(needed === 0 && parameters.ownWords.includes(word) ? 1 : needed);
  }
  expect(pagesOf('Je eigen zinnen').length > 0).toBe(answers.empty > 0);
}

it('any sentences are puzzles, or are hindered with a reason and with sentences that do', () => {
  const few = fc.record({
    sentences: fc.subarray([...shipped.sentences], { maxLength: 2 }),
    empty: fc.integer({ min: 0, max: mostEmptyStrips }),
  });
  fc.assert(
    fc.property(fc.oneof(anyAnswers(questions), few), (chosen) => {
      const { hindrance } = kind.decide(chosen, exercise, stock);
      expect(hindrance !== undefined).toBe(chosen.sentences.length < 2);
      if (!hindrance) return expectSet(chosen);
      expect(hindrance.remedies).toHaveLength(1);
      for (const { answers } of hindrance.remedies) {
        expectSet(answers);
        expect(answers.sentences).toHaveLength(2);
        expect(answers.sentences).toEqual(expect.arrayContaining([...chosen.sentences]));
        expect(answers.empty).toBe(chosen.empty);
      }
    }),
    triesOf(12),
  );
});

it('they are offered from easy to hard', () => {
  if (questions.sentences.kind !== 'things') throw new Error('They are no things');
  expect(questions.sentences.groups.map(({ heading }) => heading)).toEqual([
    'Zinnen van 2 woorden',
    'Zinnen van 3 woorden',
    'Zinnen van 4 woorden',
    'Zinnen van 5 woorden',
  ]);
  expect(thingsOf(questions.sentences).map(({ key }) => key)).toEqual(shipped.sentences);
});

it('they are played in the order of the exercise, so that their words share a sheet', () => {
  const some = shipped.sentences.slice(1);
  const { parameters: decided } = kind.decide({ sentences: some, empty: 0 }, exercise, stock);
  expect(decided?.sentences).toEqual(parameters.sentences.filter(({ says }) => some.includes(toKey(says))));
});

it('one alone is told', () => {
  const { hindrance } = kind.decide({ sentences: shipped.sentences.slice(0, 1), empty: 0 }, exercise, stock);
  expect(hindrance?.reason).toBe('Voor een set heb je minstens 2 zinnen nodig; je hebt er 1.');
  expect(hindrance?.remedies.map(({ name }) => name)).toEqual(['Kies er 1 bij']);
});
