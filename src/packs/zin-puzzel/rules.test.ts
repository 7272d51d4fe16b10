import { expect, it } from 'vitest';
import {
  readExampleExercise,
  readExampleWords,
  refusalsOf,
} from '../../../scripts/content/exercises/exercise-for-tests.ts';
import type { Parameters } from './parameters.ts';
import { prepareStrips, wordsOf } from './rules.ts';

const slug = 'zin-puzzel';

it('hears the words of a sentence without capitals and stops', () => {
  expect(wordsOf('Ren, vos: ren  naar huis!')).toEqual(['ren', 'vos', 'ren', 'naar', 'huis']);
});

it('has a strip for each sentence, the short ones first, and strips of your own, begun as far as they are', () => {
  const parameters = readExampleExercise(slug).parameters as Parameters;
  const stock = { words: readExampleWords(), missesPicture: () => undefined };
  const { model = [] } = prepareStrips({ slug, parameters }, stock);
  const { sentences, emptyStrips } = parameters;
  expect(model).toHaveLength(sentences.length + emptyStrips);
  expect(model.slice(0, sentences.length).map(({ pieces }) => pieces.length)).toEqual([
    2, 3, 3, 3, 3, 4, 4, 4, 4,
  ]);
  for (const { sentence, sign, pieces } of model.slice(0, sentences.length)) {
    expect(sign).toBe(sentence?.sign);
    expect(pieces.map(({ word }) => word)).toEqual(wordsOf(sentence?.says ?? ''));
  }
  expect(model.slice(sentences.length, sentences.length + 2)).toEqual([
    {
      pieces: [
        { word: 'ik', picture: 'person-raising-hand' },
        { word: 'zie', picture: 'eyes' },
        { word: 'een', picture: 'index-pointing-up' },
        { word: '' },
      ],
      sign: 'vierkant',
    },
    { pieces: Array(4).fill({ word: '' }) },
  ]);
});

it('two spaces in a sentence are not refused', () => {
  expect(refusalsOf(slug, ['De clown lacht.', 'De  clown lacht.'])).toEqual([]);
});

it('a word has one picture: that of the bank, or else that of the exercise', () => {
  const parameters = readExampleExercise(slug).parameters as Parameters;
  const stock = { words: readExampleWords(), missesPicture: () => undefined };
  const other = {
    ...parameters,
    wordPictures: [...parameters.wordPictures, { word: 'zon', picture: 'star' }],
  };
  const { model = [] } = prepareStrips({ slug, parameters: other }, stock);
  const pieces = model.flatMap((strip) => strip.pieces);
  expect(pieces.find(({ word }) => word === 'zon')?.picture).toBe('zon');
  expect(pieces.find(({ word }) => word === 'eet')?.picture).toBe('fork-and-knife');
});
