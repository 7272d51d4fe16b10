import { expect, it } from 'vitest';
import {
  readExampleExercise,
  readExampleWords,
  refusalsOf,
} from '../../../scripts/content/exercises/exercise-for-tests.ts';
import type { Parameters } from './parameters.ts';
import { preparePuzzle } from './rules.ts';
import { wordsOf } from './word-box.ts';

const slug = 'zin-puzzel';
const parameters = readExampleExercise(slug).parameters as Parameters;
const stock = { words: readExampleWords(), missesPicture: () => undefined };

it('has each sentence in the order in which it is played, with a piece for each of its words', () => {
  const { model } = preparePuzzle({ slug, parameters }, stock);
  expect(model?.told.map(({ sentence }) => sentence)).toEqual(parameters.sentences);
  for (const { sentence, pieces } of model?.told ?? [])
    expect(pieces.map(({ word }) => word)).toEqual(wordsOf(sentence.says));
});

it('has words for sentences of your own, and so many strips for those', () => {
  const { model } = preparePuzzle({ slug, parameters }, stock);
  expect(model?.ownPieces).toEqual([{ word: 'niet', picture: 'cross-mark' }]);
  expect(model?.emptyStrips).toBe(parameters.emptyStrips);
});

it('two spaces in a sentence are not refused', () => {
  expect(refusalsOf(slug, ['De clown lacht.', 'De  clown lacht.'])).toEqual([]);
});

it('a word has one picture: that of the bank, or else that of the exercise', () => {
  const other = {
    ...parameters,
    wordPictures: [...parameters.wordPictures, { word: 'zon', picture: 'star' }],
  };
  const { model } = preparePuzzle({ slug, parameters: other }, stock);
  const pieces = model?.told.flatMap((one) => one.pieces);
  expect(pieces?.find(({ word }) => word === 'zon')?.picture).toBe('zon');
  expect(pieces?.find(({ word }) => word === 'eet')?.picture).toBe('fork-and-knife');
});
