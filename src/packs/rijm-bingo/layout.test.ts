import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { hasPicture, type PicturedWord } from '../../model/word.ts';
import { findFigure } from '../../sheets/cast/index.ts';
import { marksOf, type Page } from '../../sheets/sheet.ts';
import { picturesOnCard } from './measures.ts';
import { answersOn } from './play-bingo-for-tests.ts';
import { sharedAtMost } from './rules.ts';

const pack = layOutExample('rijm-bingo');

/** The words whose pictures are on a page, in reading order. */
const wordsOn = (page: Page): PicturedWord[] =>
  [...marksOf(page.blocks)].flatMap((mark) => {
    const word =
      mark.kind === 'picture' && [...pack.words.values()].find((known) => known.picture === mark.picture);
    return word && hasPicture(word) ? [word] : [];
  });

const isOfCards = ({ bookmark }: Page): boolean => bookmark?.startsWith('Kaart ') === true;

const cards = pack.sheet.pages.filter(isOfCards).flatMap((page) => {
  const shown = wordsOn(page);
  return [shown.slice(0, picturesOnCard), shown.slice(picturesOnCard)];
});
const from = pack.sheet.pages.findIndex((page) => page.bookmark === 'Roepkaartjes');
const calls = pack.sheet.pages.slice(from, from + 2).flatMap(wordsOn);

describe('the rhyme bingo', () => {
  it('has thirty different cards of nine pictures, none of them doubtful', () => {
    expect(cards).toHaveLength(30);
    for (const card of cards) expect(card).toHaveLength(picturesOnCard);
    expect(
      new Set(
        cards.map((card) =>
          card
            .map(({ word }) => word)
            .sort()
            .join(),
        ),
      ).size,
    ).toBe(30);
    expect(cards.flat().filter(({ weight }) => weight === 'weak')).toEqual([]);
  });

  it('has no two pictures of one rhyme family on a card', () => {
    for (const card of cards) expect(new Set(card.map(({ rhyme }) => rhyme)).size).toBe(picturesOnCard);
  });

  it('lets each called word rhyme with exactly one picture, and on about as many cards as any other', () => {
    expect(calls).toHaveLength(pack.parameters.families.length);
    const mean = (cards.length * picturesOnCard) / calls.length;
    for (const call of calls) {
      const answers = cards.map((card) => answersOn(card, call).length);
      expect(Math.max(...answers)).toBe(1);
      const uses = answers.filter(Boolean).length;
      expect(Math.abs(uses - mean), `${call.word}: ${uses} of ${mean}`).toBeLessThan(0.4 * mean);
    }
  });

  it('has no two cards that look alike: their colour, who watches and what hangs above differ', () => {
    const seen = pack.sheet.pages.filter(isOfCards).flatMap((page) => {
      const marks = [...marksOf(page.blocks)];
      const named = marks.flatMap((mark) =>
        mark.kind === 'text' && mark.text.startsWith('Kaart') ? [mark.colour] : [],
      );
      const watchers = marks.flatMap((mark) =>
        mark.kind === 'picture' && findFigure(mark.picture) ? [mark.picture] : [],
      );
      const flags = marks.flatMap((mark) =>
        mark.kind === 'path' && mark.d.split('M').length > 4
          ? [mark.d.replace(/[^A-Z]/g, '').slice(0, 6)]
          : [],
      );
      return named.map((colour, index) => [colour, watchers[index], flags[2 * index]].join());
    });
    expect(seen).toHaveLength(30);
    expect(new Set(seen).size).toBe(30);
  });

  it('has a strip of nine buttons that are alike for each of twelve cards', () => {
    const page = pack.sheet.pages.find(({ part }) => part?.name === 'Knopen: als je geen echte hebt');
    const buttons = [...marksOf(page?.blocks ?? [])].flatMap((mark) => (mark.kind === 'picture' ? mark : []));
    const rows = [...new Set(buttons.map(({ y }) => y))];
    const strips = rows.map((row) => buttons.flatMap(({ y, picture }) => (y === row ? picture : [])));
    expect(strips).toHaveLength(12);
    for (const strip of strips) expect(strip).toEqual(strip.map(() => strip[0]));
    for (const strip of strips) expect(strip).toHaveLength(picturesOnCard);
    expect(page?.part?.prints).toEqual({ copyFor: 12 });
  });

  it('lets nobody take the cut between buttons for the cut along a strip', () => {
    const page = pack.sheet.pages.find(({ part }) => part?.name === 'Knopen: als je geen echte hebt');
    const cuts = [...marksOf(page?.blocks ?? [])].flatMap((mark) =>
      mark.kind === 'line' && mark.stroke.colour === 'cut' ? [mark] : [],
    );
    const along = cuts.filter(({ y1, y2 }) => y1 === y2);
    const between = cuts.filter(({ x1, x2 }) => x1 === x2);
    expect([along.length, between.length]).toEqual([13, 12 * (picturesOnCard - 1)]);
    const thinnest = Math.min(...along.map(({ stroke }) => stroke.weight));
    for (const { stroke, y1, y2 } of between) {
      expect(thinnest).toBeGreaterThan(2 * stroke.weight);
      expect(along.every(({ y1: y }) => Math.min(Math.abs(y - y1), Math.abs(y - y2)) > 2)).toBe(true);
    }
  });

  it('lets each card win, and not all at once', () => {
    for (const card of cards) {
      for (const shown of card)
        expect(calls.filter((call) => answersOn([shown], call).length > 0)).toHaveLength(1);
      for (const other of cards)
        if (other !== card)
          expect(
            card.filter(({ word }) => other.some((shown) => shown.word === word)).length,
          ).toBeLessThanOrEqual(sharedAtMost);
    }
  });

  it('holds rhymes that are spelled differently', () => {
    const spelledApart = calls.filter((call) =>
      cards
        .flat()
        .some((shown) => shown.rhyme === call.rhyme && shown.word.slice(-2) !== call.word.slice(-2)),
    );
    expect(spelledApart.map(({ word }) => word)).toEqual(expect.arrayContaining(['boot', 'bij', 'konijn']));
  });

  it('answers each call by alphabet, with a box to cross for each of three games', () => {
    const marks = [...marksOf(pack.pageNamed('Wat rijmt op wat?').blocks)];
    const shown = marks.flatMap((mark) => (mark.kind === 'picture' ? [mark.picture] : []));
    const called = shown.filter((picture) => calls.some((call) => call.picture === picture));
    const inOrder = calls.toSorted((one, other) => one.word.localeCompare(other.word, 'nl'));
    expect(called).toEqual(inOrder.map(({ picture }) => picture));
    for (const game of ['1', '2', '3'])
      expect(marks.filter((mark) => mark.kind === 'text' && mark.text === game)).toHaveLength(calls.length);
  });

  it('sets in bold only what rhymes of a longer word, on the calls and on the answers alike', () => {
    const boldOn = (name: string): string[] => {
      const from = pack.sheet.pages.findIndex(({ part }) => part?.name === name);
      const part = pack.sheet.pages[from]?.part;
      return pack.sheet.pages
        .filter((page) => page.part === part)
        .flatMap(({ blocks }) =>
          [...marksOf(blocks.slice(1))].flatMap((mark) =>
            mark.kind === 'text' && mark.face === 'bold' ? [mark.text] : [],
          ),
        )
        .sort();
    };
    expect(boldOn('Roepkaartjes')).toEqual(expect.arrayContaining(['dil', 'lon', 'teel']));
    expect(boldOn('Antwoorden')).toEqual(boldOn('Roepkaartjes'));
  });
});
