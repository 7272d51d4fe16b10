import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { hasPicture, type PicturedWord } from '../../model/word.ts';
import { findFigure } from '../../sheets/cast/index.ts';
import { drawn, drawnIn, picturesDrawn } from '../../sheets/drawn-for-tests.ts';
import type { Page } from '../../sheets/sheet.ts';
import { picturesOnCard } from './measures.ts';
import { answersOn } from './play-bingo-for-tests.ts';
import { corners, sharedAtMost } from './rules.ts';

const pack = layOutExample('rijm-bingo');
const { families } = pack.parameters;

const partNamed = (name: string): Page[] =>
  pack.sheet.pages.filter(({ part }) => part?.name.startsWith(name));

/** The words whose pictures are on a page, in reading order. */
const wordsOn = (page: Page): PicturedWord[] =>
  picturesDrawn(page).flatMap((picture) => {
    const word = [...pack.words.values()].find((known) => known.picture === picture);
    return word && hasPicture(word) ? [word] : [];
  });

const cardPages = pack.sheet.pages.filter(({ bookmark }) => bookmark?.startsWith('Kaart '));
const cards = cardPages.flatMap((page) => {
  const shown = wordsOn(page);
  return [shown.slice(0, picturesOnCard), shown.slice(picturesOnCard)];
});
const calls = partNamed('Roepkaartjes').flatMap(wordsOn);

describe('the cards', () => {
  it('are as many as were asked for, each of nine pictures that nobody doubts', () => {
    expect(cards).toHaveLength(pack.parameters.cards);
    for (const card of cards) expect(card).toHaveLength(picturesOnCard);
    expect(cards.flat().filter(({ weight }) => weight === 'weak')).toEqual([]);
  });

  it('share few pictures, so that not all win at once', () => {
    cards.forEach((card, index) => {
      for (const other of cards.slice(index + 1))
        expect(card.filter((shown) => other.includes(shown)).length).toBeLessThanOrEqual(sharedAtMost);
    });
  });

  it('have one answer at most to each word that is called, and one call for each picture', () => {
    expect(calls).toHaveLength(families.length);
    for (const card of cards) {
      const answers = calls.map((call) => answersOn(card, call).length);
      expect(Math.max(...answers)).toBe(1);
      expect(answers.filter(Boolean)).toHaveLength(picturesOnCard);
    }
  });

  it('have each picture in a corner about as often: the corners win', () => {
    const inCorners = cards.flatMap((card) => corners.map((place) => card[place]));
    const uses = [...new Set(cards.flat())].map((shown) => inCorners.filter((one) => one === shown).length);
    expect(Math.min(...uses)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...uses)).toBeLessThanOrEqual(6);
  });

  it('take one cut a page', () => {
    for (const page of cardPages)
      expect(drawn(page, 'line').filter(({ stroke }) => stroke.colour === 'cut')).toHaveLength(1);
  });

  it('are told apart by their colour, who watches and what hangs above', () => {
    const looks = cardPages.flatMap((page) => {
      const named = drawn(page, 'text').filter(({ text }) => text.startsWith('Kaart'));
      const watchers = picturesDrawn(page).filter(findFigure);
      const flags = drawn(page, 'path')
        .filter(({ d }) => d.split('M').length > 4)
        .map(({ d }) => d.replace(/[^A-Z]/g, '').slice(0, 6));
      return named.map(({ colour }, index) => [colour, watchers[index], flags[2 * index]].join());
    });
    expect(new Set(looks).size).toBe(cards.length);
  });
});

it('what is on the cards can be named from one page, without what it goes with', () => {
  const named = wordsOn(pack.pageNamed('Hoe heet dit?'));
  expect(new Set(named)).toEqual(new Set(cards.flat()));
  for (const { call } of families) expect(named.map(({ word }) => word)).not.toContain(call);
});

describe('the buttons', () => {
  const [page] = partNamed('Knopen');
  const cuts = drawn(page, 'line').filter(({ stroke }) => stroke.colour === 'cut');
  const along = cuts.filter(({ y1, y2 }) => y1 === y2);
  const between = cuts.filter(({ x1, x2 }) => x1 === x2);

  it('are strips of nine that are alike, one for each child and one for who calls', () => {
    const buttons = drawn(page, 'picture');
    const strips = [...new Set(buttons.map(({ y }) => y))].map((row) =>
      buttons.flatMap(({ y, picture }) => (y === row ? picture : [])),
    );
    for (const strip of strips) expect(strip).toEqual(Array.from({ length: picturesOnCard }, () => strip[0]));
    expect(page?.part?.prints).toEqual({ copyForPlayers: strips.length });
    expect([along.length, between.length]).toEqual([strips.length + 1, strips.length * (picturesOnCard + 1)]);
  });

  it('let nobody take the cut between two for the cut along a strip', () => {
    const thinnest = Math.min(...along.map(({ stroke }) => stroke.weight));
    for (const { stroke } of between) expect(thinnest).toBeGreaterThan(2 * stroke.weight);
  });
});

describe('the answers', () => {
  it('stand by alphabet, with a box to cross for each of three games', () => {
    const page = pack.pageNamed('Wat rijmt op wat?');
    const called = picturesDrawn(page).filter((picture) => calls.some((call) => call.picture === picture));
    const inOrder = calls.toSorted((one, other) => one.word.localeCompare(other.word, 'nl'));
    expect(called).toEqual(inOrder.map(({ picture }) => picture));
    for (const game of ['1', '2', '3'])
      expect(drawn(page, 'text').filter(({ text }) => text === game)).toHaveLength(calls.length);
  });

  it('have in bold only what rhymes of a word, as the calls have, in what is on the cards too', () => {
    const boldIn = (name: string): string[] =>
      partNamed(name)
        .flatMap(({ blocks }) =>
          blocks.filter(({ role }) => role !== 'H2').flatMap((block) => drawnIn(block, 'text')),
        )
        .filter(({ face }) => face === 'bold')
        .map(({ text }) => text)
        .sort();
    expect(boldIn('Roepkaartjes')).toEqual(expect.arrayContaining(['il', 'on', 'eel']));
    expect(boldIn('Antwoorden')).toEqual(expect.arrayContaining([...boldIn('Roepkaartjes'), 'eel']));
  });
});
