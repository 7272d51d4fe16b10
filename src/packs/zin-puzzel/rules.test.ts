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
  expect(model.slice(0, sentences.length).map(({ words }) => words.length)).toEqual([3, 3, 3, 3, 4, 4, 4, 4]);
  for (const { sentence, sign, words } of model.slice(0, sentences.length)) {
    expect(sign).toBe(sentence?.sign);
    expect(words).toEqual(wordsOf(sentence?.says ?? ''));
  }
  expect(model.slice(sentences.length, sentences.length + 2)).toEqual([
    { words: ['ik', 'zie', 'een', ''], sign: 'vierkant' },
    { words: ['', '', '', ''] },
  ]);
});

it('two spaces in a sentence are not refused', () => {
  expect(refusalsOf(slug, ['De clown lacht.', 'De  clown lacht.'])).toEqual([]);
});
