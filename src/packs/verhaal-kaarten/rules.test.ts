import { describe, expect, it } from 'vitest';
import {
  readExampleExercise,
  readExampleWords,
  refusalsOf,
} from '../../../scripts/content/exercises/exercise-for-tests.ts';
import type { Parameters } from './parameters.ts';
import { checkStoryCards, prepareStory, type StoryCard } from './rules.ts';

const card = (name: string, ...pictures: string[]): StoryCard => ({ name, pictures });
const set = (wat: StoryCard[]) => ({
  wie: [card('oma', 'old-woman'), card('de beer', 'bear')],
  waar: [card('het bos', 'tree', 'mushroom')],
  wat,
  probleem: [card('regen', 'cloud')],
});

describe('story cards', () => {
  it('are all different', () => {
    expect(checkStoryCards(set([card('de sleutel', 'key')]))).toEqual([]);
  });

  it('are never there twice, also not in another pile', () => {
    expect(checkStoryCards(set([card('oma', 'key')]))).toEqual([
      { rule: 'double-card', reason: 'de kaart "oma" is er al bij wie', path: ['wat', 0] },
    ]);
  });

  it('never show the same, in whatever order', () => {
    expect(checkStoryCards(set([card('de boom', 'mushroom', 'tree')]))).toEqual([
      { rule: 'same-picture', reason: '"de boom" heeft hetzelfde plaatje als "het bos"', path: ['wat', 0] },
    ]);
  });
});

it('a good set is not refused, nor one with the longest names that fit', () => {
  expect(refusalsOf('verhaal-kaarten')).toEqual([]);
  expect(refusalsOf('verhaal-kaarten', ['name: de sleutel', 'name: de sleutel van oma'])).toEqual([]);
});

describe('a set of story cards', () => {
  const parameters = readExampleExercise('verhaal-kaarten').parameters as Parameters;
  const stock = {
    words: readExampleWords(),
    missesPicture: (name: string) => (name === 'weg' ? 'er is geen plaatje weg' : undefined),
  };
  const prepare = (changed: Partial<Parameters> = {}) =>
    prepareStory({ slug: 'proef', parameters: { ...parameters, ...changed } }, stock);
  const withFirst = (pile: keyof Parameters, name: string, picture: string): Partial<Parameters> => ({
    [pile]: [{ name, pictures: [picture] }, ...parameters[pile].slice(1)],
  });

  it('is as it was written', () => {
    expect(prepare().model).toEqual(parameters);
  });

  it.each<[keyof Parameters, string, string, (string | number)[]]>([
    ['wat', 'de superkalifragilistische', 'doughnut', ['wat', 0, 'name']],
    ['wat', 'iets', 'weg', ['wat', 0, 'pictures', 0]],
    ['wat', 'de sleutel', 'old-key', ['wat', 0, 'pictures']],
    ['probleem', 'het stormt', 'tornado', ['probleem', 0, 'pictures']],
    ['vragen', 'Wat nu?', 'weg', ['vragen', 0, 'pictures', 0]],
  ])('among %s: “%s” with %s is refused at its place', (pile, name, picture, path) => {
    const { objections = [] } = prepare(withFirst(pile, name, picture));
    expect(objections.map((objection) => objection.path)).toEqual([path]);
  });

  it('can ask about a word with another picture', () => {
    expect(prepare(withFirst('vragen', 'Welke sleutel', 'old-key')).objections).toBeUndefined();
  });
});

describe('story cards are refused', () => {
  it.each([
    [
      'a card twice',
      'name: oma, pictures: [oma-staat]',
      'name: de beer, pictures: [oma-staat]',
      'de kaart "de beer" is er al bij wie',
    ],
    [
      'one picture twice',
      'pictures: [oma-staat]',
      'pictures: [princess]',
      '"de prinses" heeft hetzelfde plaatje als "oma"',
    ],
    [
      'a picture that is not there',
      'pictures: [love-letter]',
      'pictures: [briefje]',
      'plaatje briefje bestaat niet',
    ],
    ['a ground that nobody drew', 'ground: water', 'ground: lava', 'gras, zand, water'],
    [
      'a place outside the card',
      '[castle, 52, 86, 86]',
      '[castle, 52, 86, 860]',
      'getallen van 0 tot en met 100',
    ],
    ['another picture than elsewhere', '[key]', '[old-key]', 'bij "sleutel" hoort het plaatje key'],
    ['a picture that hangs out', '[castle, 52, 86, 86]', '[castle, 90, 86, 86]', 'plaatje castle steekt'],
    [
      'a problem of nobody',
      ', [meisje-verdrietig, 28, 98]',
      '',
      'op de kaart "het regent" staat niemand die hulp nodig heeft',
    ],
    [
      'too few cards',
      /* five of a pile */ '  - { name: de jongen, child: 60, pictures: [[jongen-rent, 50, 95]] }\n  - { name: oma, pictures: [oma-staat] }\n  - { name: de prinses, pictures: [princess] }\n',
      '',
      'een lijst van minstens 6',
    ],
    [
      'a name too wide for its card',
      'name: de sleutel',
      'name: de superkalifragilistische',
      'past niet op de kaart; maak het korter',
    ],
    [
      'a name of three lines',
      'name: de sleutel',
      'name: wandelwagen zwaan wandelwagen',
      'past niet op de kaart; maak het korter',
    ],
  ])('for %s', (_, from, to, reason) => {
    expect(refusalsOf('verhaal-kaarten', [from, to])).toContainEqual(expect.stringContaining(reason));
  });
});
