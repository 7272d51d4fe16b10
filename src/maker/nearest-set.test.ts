import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../scripts/content/exercises/exercise-for-tests.ts';
import { weekChildren } from '../model/week-order.ts';
import type { packs } from '../packs/index.ts';
import { loadSetKind } from '../packs/loaders.ts';
import type { Answers } from './choices.ts';
import { makeSet, stockOf } from './make-set.ts';
import { nearestSets, type Wanted } from './nearest-set.ts';
import { nameOf } from './own-words/own-word.ts';
import { ownWordsIn, readSetAddress } from './set-address.ts';

async function open(pack: keyof typeof packs) {
  const kind = await loadSetKind(pack);
  const { exercise, stock } = layOutExample(pack);
  const find = nearestSets(kind, exercise, stock);
  const bounds = {
    exercise: exercise.slug,
    questions: kind.questions(exercise.parameters, stock.words),
    shipped: kind.shipped(exercise.parameters, stock.words),
  };
  /** What the address of the set is read as; it can be made. */
  return (
    words: readonly string[],
    things: readonly string[] = [],
    more: Pick<Wanted, 'found' | 'mostStrays'> = {},
  ): Answers | undefined => {
    const wanted: Wanted = { words: new Set(words), things: new Set(things), ...more };
    const address = find(wanted);
    if (address === undefined) return undefined;
    const read = readSetAddress(address, bounds);
    expect(read?.notes).toEqual([]);
    const answers = read?.choices.answers ?? {};
    expect(kind.decide(answers, exercise, stock).hindrance).toBeUndefined();
    return answers;
  };
}

describe('the set that comes nearest to some words', async () => {
  const find = await open('woordlengte-sorteren');
  const six = ['bed', 'zon', 'appel', 'banaan', 'olifant', 'krokodil'];

  it('has just these where they make one', () => {
    expect(find(six)?.words).toEqual([...six].sort());
  });

  it('has none beside these where it can do without one of them', () => {
    expect(find(six.slice(0, 5))?.words).toEqual(['appel', 'banaan', 'bed', 'zon']);
  });

  it('has a few others where it takes them', () => {
    const { words } = find(['bed', 'zon', 'appel']) ?? {};
    expect(words).toHaveLength(4);
    expect(words).toEqual(expect.arrayContaining(['bed', 'zon', 'appel']));
  });

  it('has none of those others where nothing else was wanted', () => {
    expect(find(['bed', 'zon', 'appel'], [], { mostStrays: 0 })).toBeUndefined();
    expect(find(six, [], { mostStrays: 0 })?.words).toHaveLength(6);
  });

  it('has the first of the words where one length has too many, and all of the other lengths', () => {
    const short = 'zon tent vos vis spin slak roos muis mol maan koe bed'.split(' ');
    const long = ['appel', 'lepel', 'olifant', 'krokodil', 'banaan', 'paraplu'];
    const found = find([...long.slice(0, 4), ...short, ...long.slice(4)])?.words;
    expect(found).toEqual([...short.slice(0, 8), ...long].sort());
  });

  it('is not there where most would be others, or nothing is offered', () => {
    expect(find(['bed'])).toBeUndefined();
    expect(find(['bestaat-niet'])).toBeUndefined();
    expect(find([], ['bed'])).toBeUndefined();
  });
});

it('has the first of the words where there are too many, and not those that come first in the alphabet', async () => {
  const find = await open('woord-plaatjes-memory');
  const words =
    'zon zebra wolk vuur vork vlinder uil tijger tent taart ster spook soep slak schaar roos ring peer neus mes maan kroon koe kaas hart giraf fiets doos brood boom banaan appel';
  const found = find(words.split(' '))?.words;
  expect(found).toEqual(expect.arrayContaining(['zon', 'zebra', 'wolk', 'vuur', 'vork']));
  expect(found).not.toContain('appel');
});

it('has the letter, where letters are chosen', async () => {
  const find = await open('letter-herkenning');
  expect(find(['maan'], ['m'])?.letters).toEqual(['m']);
  expect(find(['maan'], ['ng'])).toBeUndefined();
});

it('has the scene of a sound', async () => {
  const find = await open('klank-zoekplaatje');
  const [scene] = [find([], ['m'])?.scenes].flat();
  expect(scene).toMatch(/^m-/);
});

describe('a hunt', async () => {
  const find = await open('woordenjacht');
  const words = ['boom', 'ijsbeer', 'slak', 'kabouter', 'bloem', 'soep'];

  it('asks for what can be found, of the words', () => {
    expect(find(words, [], { found: new Set(['boom', 'slak', 'bloem']) })?.words).toEqual([
      'bloem',
      'boom',
      'slak',
    ]);
    expect(find(words)?.words).toContain('kabouter');
  });

  it('is not there where nothing can', () => {
    expect(find(words, [], { found: new Set() })).toBeUndefined();
  });
});

describe('the words of a theme that a child may call otherwise', () => {
  const names = ['mandarijn', 'pop'];
  const sure = 'boek boom boot brood kaas kip klok koek maan mes neus paard schoen ster tas vis'.split(' ');
  async function findIn(pack: keyof typeof packs, doubted: readonly string[]) {
    const kind = await loadSetKind(pack);
    const { exercise, stock, materials } = layOutExample(pack);
    const wanted = { words: new Set([...sure, ...names]), doubted: new Set(doubted), things: new Set('') };
    const address = nearestSets(kind, exercise, stock)(wanted) ?? '';
    const { words } = stockOf(materials, ownWordsIn(address));
    const questions = kind.questions(exercise.parameters, words);
    const shipped = kind.shipped(exercise.parameters, words);
    const read = readSetAddress(address, { exercise: exercise.slug, questions, shipped });
    expect(read?.notes).toEqual([]);
    if (!read) throw new Error('No set');
    expect(makeSet(kind, read.choices, materials).hindrance).toBeUndefined();
    return { chosen: Object.values(read.choices.answers).flat(), own: read.choices.own.map(nameOf) };
  }

  it.each(['rijm-bingo', 'woord-plaatjes-memory'] as const)(
    'are in the set of %s from the start',
    async (pack) => {
      const { chosen, own } = await findIn(pack, names);
      expect(own).toEqual(names);
      expect(chosen).toEqual(expect.arrayContaining(names));
      expect((await findIn(pack, [])).own).toEqual([]);
    },
  );

  it('are not where they are clapped', async () => {
    expect((await findIn('woordlengte-sorteren', names)).own).toEqual([]);
  });
});

it.each([
  ['rijm-bingo', 'children', weekChildren.usual],
  ['woord-plaatjes-memory', 'group', weekChildren.usual],
  ['lees-spoor', 'children', layOutExample('lees-spoor').parameters.pawns.length],
] as const)(
  'a set of %s is for as many as a week is printed for, where so many can play',
  async (pack, asked, count) => {
    const find = await open(pack);
    const { parameters, words } = layOutExample(pack);
    const { words: shipped } = (await loadSetKind(pack)).shipped(parameters, words);
    expect(typeof shipped === 'object' && find(shipped)?.[asked]).toBe(count);
  },
);
