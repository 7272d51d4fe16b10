import { describe, expect, it } from 'vitest';
import { layOutExample, problemsOf } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { canStandTogether, rhymes, type Word } from '../../model/word.ts';
import { type Block, isMark, type Mark, marksOf } from '../../sheets/sheet.ts';
import type { Parameters } from './parameters.ts';
import { prepareHunts } from './rules.ts';

const pack = layOutExample('woordenjacht');

const figures = (blocks: readonly (Block | Mark)[]): string[] =>
  blocks.flatMap((block) =>
    isMark(block) ? [] : block.role === 'Figure' ? [block.alt ?? ''] : figures(block.children),
  );
const { pageNamed } = pack;
const wordsOn = (bookmark: string): Word[] =>
  figures(pageNamed(bookmark).blocks).flatMap((name) => pack.words.get(name) ?? []);
/** Boxes to tick are the only squares of twelve millimetres. */
const boxesOn = (bookmark: string): number =>
  [...marksOf(pageNamed(bookmark).blocks)].filter((mark) => mark.kind === 'rect' && mark.width === 12).length;

describe('the hunt', () => {
  it('goes through the house, the class and outdoors, with a box for each picture', () => {
    for (const title of ['Jacht in huis', 'Jacht in de klas', 'Jacht buiten']) {
      const shown = wordsOn(title);
      expect([8, 9]).toContain(shown.length);
      expect(boxesOn(title)).toBe(shown.length);
      expect(shown.filter(({ weight }) => weight === 'weak')).toEqual([]);
      for (const one of shown) for (const other of shown) expect(canStandTogether(one, other)).toBe(true);
    }
  });

  it('writes the word to learn larger and bolder than the word that is known', () => {
    const lettersOf = (text: string) =>
      pack.sheet.pages.flatMap(({ blocks }) =>
        [...marksOf(blocks)].filter((mark) => mark.kind === 'text' && mark.text === text),
      );
    for (const { word, teach } of pack.parameters.cards.flatMap(({ things }) => things)) {
      const [known] = lettersOf(word);
      const [learnt] = lettersOf(teach);
      expect(learnt).toMatchObject({ face: 'bold', colour: 'ink' });
      expect(known).toMatchObject({ face: 'regular' });
      if (known?.kind === 'text' && learnt?.kind === 'text') expect(learnt.size).toBeGreaterThan(known.size);
    }
  });

  it('has no picture on two of these cards', () => {
    const shown = ['Jacht in huis', 'Jacht in de klas', 'Jacht buiten'].flatMap(wordsOn);
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('has a card by first sound, one by rhyme that really rhymes, and an empty one', () => {
    expect(new Set(wordsOn('Klankenjacht').map(({ firstSound }) => firstSound)).size).toBe(6);
    expect(wordsOn('Rijmjacht')).toHaveLength(6);
    for (const { word, examples } of pack.parameters.rhymes)
      for (const example of examples)
        expect(rhymes(pack.words.get(word) as Word, pack.words.get(example) as Word), example).toBe(true);
    expect(boxesOn('Mijn eigen jacht')).toBe(6);
    expect(figures(pageNamed('Mijn eigen jacht').blocks)).toEqual([]);
  });
});

it('hangs what always hangs, unless a card has a place for it', () => {
  const { parameters, stock } = pack;
  const [card] = parameters.cards;
  if (!card) throw new Error('no card');
  const names = ['jas', 'klok', 'boek', 'raam', 'doos', 'stoel', 'bed', 'sok'];
  const things = names.map((word) => ({ word, teach: 'iets', ...(word === 'klok' ? { on: 'tafel' } : {}) }));
  const asked = { ...parameters, cards: [{ ...card, things }] } as Parameters;
  const { model } = prepareHunts({ slug: 'woordenjacht', parameters: asked }, stock);
  expect(model?.cards[0]?.things.map(({ word, on }) => `${word.word}: ${on}`).slice(0, 4)).toEqual([
    'jas: haak',
    'klok: tafel',
    'boek: vloer',
    'raam: muur',
  ]);
});

it('refuses false examples at their place, all at once', () => {
  const { parameters, stock } = pack;
  const change = (keys: Parameters['sounds'], example: string) =>
    keys.map((key, index) => (index === 1 ? { ...key, examples: [...key.examples, example] } : key));
  const changed = {
    ...parameters,
    sounds: change(parameters.sounds, 'tafel'),
    rhymes: change(parameters.rhymes, 'maan'),
  };
  expect(prepareHunts({ slug: 'woordenjacht', parameters: changed }, stock).objections).toEqual([
    {
      rule: 'example-sound',
      reason: '"tafel" begint met /t/, niet met de /s/ van "soep"',
      path: ['sounds', 1, 'examples', 3],
    },
    {
      rule: 'false-rhyme',
      reason: '"maan" (/aan/) rijmt niet op "rok" (/ok/)',
      path: ['rhymes', 1, 'examples', 2],
    },
  ]);
});

it('asks for two examples or more, so that it is clear what to look for', () => {
  const pet = '  - { word: pet, examples: [bed, toilet] }';
  expect(problemsOf('woordenjacht', [pet, '  - { word: pet, examples: [bed] }'])).toEqual([
    expect.stringContaining('een lijst van minstens 2'),
  ]);
});
