import { describe, expect, it } from 'vitest';
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
  expect(model.slice(0, sentences.length).map(({ words }) => words.length)).toEqual([3, 3, 3, 3, 4, 4, 5, 5]);
  for (const { sentence, sign, words } of model.slice(0, sentences.length)) {
    expect(sign).toBe(sentence?.sign);
    expect(words).toEqual(wordsOf(sentence?.says ?? ''));
  }
  expect(model.slice(sentences.length, sentences.length + 2)).toEqual([
    { words: ['ik', 'zie', 'een', ''], sign: 'mushroom' },
    { words: ['', '', '', ''] },
  ]);
});

describe('a sentence puzzle is refused', () => {
  it.each([
    [
      'two words',
      'De zon schijnt.',
      'Zon schijnt.',
      '"Zon schijnt." heeft 2 woorden; een puzzel heeft er 3 tot en met 5',
    ],
    ['six words', 'Oma danst in de keuken.', 'Oma en ik dansen daar samen.', 'heeft 6 woorden'],
    ['a sentence twice', 'De clown lacht.', 'De zon schijnt.', 'de zin "De zon schijnt." staat er twee keer'],
    [
      'the same start again and again',
      'Een muis eet kaas.',
      'De muis eet kaas.',
      'er beginnen al 2 zinnen met "de"; begin eens anders',
    ],
    [
      'another picture than elsewhere',
      '[cheese-wedge, 78',
      '[pear, 78',
      'bij "kaas" hoort het plaatje cheese-wedge',
    ],
    ['no capital', 'De clown lacht.', 'de clown lacht.', '"de clown lacht." is geen zin'],
    ['no stop', 'De clown lacht.', 'De clown lacht', '"De clown lacht" is geen zin'],
    ['a capital that comes later', 'De clown lacht.', 'de Clown lacht.', '"de Clown lacht." is geen zin'],
    ['a stop that comes earlier', 'De clown lacht.', 'De clown. Lacht', '"De clown. Lacht" is geen zin'],
    ['a number before letters', 'De clown lacht.', 'De 2clowns lachen.', 'is "2clowns" geen woord'],
    ['a number behind letters', 'De clown lacht.', 'De clowns2 lachen.', 'is "clowns2" geen woord'],
    ['a number', 'De clown lacht.', 'De 2 clowns lachen.', 'is "2" geen woord van alleen letters'],
    [
      'a word too long for its piece',
      'De clown lacht.',
      'De lieveheersbeestjesclown lacht.',
      'op een puzzelstuk past 34 mm',
    ],
    ['a picture that is not there', '[clown]', '[clowntje]', 'plaatje clowntje bestaat niet'],
    [
      'a start with a place too few',
      'says: ik zie een',
      'says: ik zie',
      'een eigen zin begint met 3 woorden',
    ],
    [
      'a start too wide',
      'says: ik zie een',
      'says: ik zie lieveheersbeestjesclowns',
      'op een puzzelstuk past 45 mm',
    ],
    ['a start that is no words', 'says: ik zie een', 'says: ik zie 1', 'is "1" geen woord'],
    [
      'the sign of a sentence on a start',
      'sign: mushroom',
      'sign: star',
      'het teken star is al van "Waar is de vos?"',
    ],
    ['a sign twice', 'sign: umbrella', 'sign: red-heart', 'het teken red-heart is al van "Kijk, een draak!"'],
    ['a sign that tells', 'sign: key', 'sign: zon', 'het teken zon staat ook op een plaatje'],
    ['a thing without a width', '[zon, 50, 66, 30]', '[zon, 50, 66]', 'plaatje zon heeft geen breedte'],
    ['a figure that hangs out', '[oma-blij, 46, 97]', '[oma-blij, 4, 97]', 'plaatje oma-blij steekt'],
  ])('for %s', (_, from, to, reason) => {
    expect(refusalsOf(slug, [from, to])).toContainEqual(expect.stringContaining(reason));
  });

  it('not for two spaces in it', () => {
    expect(refusalsOf(slug, ['De clown lacht.', 'De  clown lacht.'])).toEqual([]);
  });
});
