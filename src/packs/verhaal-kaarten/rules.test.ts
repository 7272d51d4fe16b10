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

it('the longest names that fit are not refused', () => {
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
    ['probleem', 'het stormt', 'jongen-blij', ['probleem', 0, 'pictures']],
    ['vragen', 'Wat nu?', 'weg', ['vragen', 0, 'pictures', 0]],
  ])('among %s: “%s” with %s is refused at its place', (pile, name, picture, path) => {
    const { objections = [] } = prepare(withFirst(pile, name, picture));
    expect(objections.map((objection) => objection.path)).toEqual([path]);
  });

  it('can ask about a word with another picture', () => {
    expect(prepare(withFirst('vragen', 'Welke sleutel', 'old-key')).objections).toBeUndefined();
  });
});
