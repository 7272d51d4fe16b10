import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { rhymes, type Word } from '../../model/word.ts';
import { drawn, figuresOn, namesOn } from '../../sheets/drawn-for-tests.ts';
import { behind } from '../../sheets/lay/box.ts';
import { printLoad } from '../../sheets/lay/print-load.ts';
import { edgesOf } from '../../sheets/marks/index.ts';
import { type as typeSizes } from '../../sheets/measures.ts';
import { type Mark, marksOf, type Page } from '../../sheets/sheet.ts';
import { xHeight } from '../../sheets/text.ts';

const pack = layOutExample('woord-plaatjes-memory');
const { pairs } = pack.parameters;

/** The sheets of a game, each with its back behind it. */
const pagesOf = (name: string): Page[] =>
  pack.sheet.pages.flatMap((page, index, all) => {
    const back = all[index + 1];
    const isIt =
      page.part?.holder === 'groepje' && drawn(page, 'text').some(({ text }) => text.startsWith(`${name}:`));
    return isIt && back ? [page, back] : [];
  });
const fronts = (pages: readonly Page[]): Page[] => pages.filter((_, index) => index % 2 === 0);
const names = ['Spel 1', 'Spel 2', 'Spel 3'];
const games = names.map((name) => fronts(pagesOf(name)));
const [first, second, third] = games;
const backs = names.flatMap((name) => pagesOf(name).filter((_, index) => index % 2 === 1));

const cutsOn = (page: Page) => drawn(page, 'line').filter(({ stroke }) => stroke.colour === 'cut');
const sorted = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

interface Card {
  readonly name: string;
  /** How far below its top its stripes are, at each side. */
  readonly left: string;
  readonly right: string;
  readonly dots: number;
}

/** The cards of a page, row by row. */
function cardsOn(page: Page): Card[] {
  const cuts = cutsOn(page);
  const across = sorted(cuts.filter(({ x1, x2 }) => x1 === x2).map(({ x1 }) => x1));
  const down = sorted(cuts.filter(({ y1, y2 }) => y1 === y2).map(({ y1 }) => y1));
  return down.slice(0, -1).flatMap((top, row) =>
    across.slice(0, -1).map((left, column) => {
      const isHere = (mark: Mark): boolean => {
        const edges = edgesOf(mark);
        const [right, bottom] = [across[column + 1] ?? 0, down[row + 1] ?? 0];
        return edges.left > left && edges.right < right && edges.top > top && edges.bottom < bottom;
      };
      const pictures = figuresOn(page).filter((figure) => [...marksOf([figure])].every(isHere));
      const words = drawn(page, 'text').filter(isHere);
      return {
        name: [...pictures.map(({ alt = '' }) => alt), ...words.map(({ text }) => text)].join(),
        ...stripesOn(drawn(page, 'path').filter(isHere), left, top),
        dots: drawn(page, 'circle').filter((mark) => mark.fill === 'quiet' && isHere(mark)).length,
      };
    }),
  );
}

const stripesOn = (paths: readonly Extract<Mark, { kind: 'path' }>[], left: number, top: number) => {
  const stripes = paths.flatMap(({ d }) =>
    [...d.matchAll(/M([\d.]+) ([\d.]+)H([\d.]+)V/g)].map(([, x, y]) => ({
      isLeft: Number(x) - left < 20,
      below: (Number(y) - top).toFixed(1),
    })),
  );
  const at = (isLeft: boolean): string =>
    stripes.flatMap((stripe) => (stripe.isLeft === isLeft ? [stripe.below] : [])).join();
  return { left: at(true), right: at(false) };
};

/** Cards whose stripes run on, whichever lies left. */
const runsOn = (one: Card, other: Card): boolean => one.right === other.left && other.right === one.left;

/** The cards of a page with those that their stripes fit. */
const joined = (pages: readonly Page[]): string[][] => {
  const cards = pages.flatMap(cardsOn);
  return cards.flatMap((card, index) =>
    cards.slice(index + 1).flatMap((other) => (runsOn(card, other) ? [[card.name, other.name]] : [])),
  );
};

describe('a sheet', () => {
  it('is a game: both cards of six pairs', () => {
    expect(games.map(({ length }) => length)).toEqual([2, 2, 2]);
    for (const page of games.flat()) {
      expect(cardsOn(page)).toHaveLength(12);
      expect(joined([page])).toHaveLength(6);
    }
  });

  it('has stripes that run on for the cards of each pair and for no others, on either side', () => {
    const words = pairs.map(({ word }) => word);
    const same = words.map((word) => [word, word]);
    expect([first, second].map((pages = []) => joined(pages))).toEqual([same, same]);
    expect(joined(third ?? [])).toEqual(pairs.map(({ word, rhymesWith }) => [word, rhymesWith]));
    for (const pages of games) {
      const cards = pages.flatMap(cardsOn);
      for (const card of cards)
        expect(cards.filter(({ left, right }) => right === card.left || left === card.right)).toHaveLength(1);
    }
  });

  it('tells by nothing but where the stripes are which cards are a pair: each card has as many at each side', () => {
    const counts = games
      .flat()
      .flatMap(cardsOn)
      .flatMap(({ left, right }) => [left, right]);
    expect(new Set(counts.map((at) => at.split(',').length))).toEqual(new Set([3]));
  });

  it('has stripes so far apart and so far from the edge that a cut a millimetre astray spoils none', () => {
    for (const { left, right } of games.flat().flatMap(cardsOn))
      for (const side of [left, right]) {
        const heights = side
          .split(',')
          .map(Number)
          .sort((one, other) => one - other);
        heights.slice(1).forEach((height, index) => {
          expect(height - (heights[index] ?? 0)).toBeGreaterThan(2 * 2);
        });
      }
  });

  it('has the same stripes for the same words in each game, and as many dots as the game is told by', () => {
    const stripesIn = (pages: readonly Page[]) =>
      pages.flatMap(cardsOn).map(({ left, right }) => [left, right]);
    for (const game of games) expect(stripesIn(game)).toEqual(stripesIn(games[0] ?? []));
    games.forEach((game, index) => {
      for (const { dots } of game.flatMap(cardsOn)) expect(dots).toBe(index + 1);
    });
  });

  it('has for each picture of the third game one that rhymes with it, and no other', () => {
    const all = (third ?? []).flatMap(namesOn).map((name) => pack.words.get(name) as Word);
    expect(all).toHaveLength(2 * pairs.length);
    for (const word of all) expect(all.filter((other) => rhymes(word, other))).toHaveLength(1);
  });

  it('has its words nine millimetres high where they fit, and never less than seven', () => {
    const written = (second ?? []).flatMap((page) => drawn(page, 'text')).filter(({ size }) => size > 20);
    expect(written).toHaveLength(pairs.length);
    for (const { size, text } of written) {
      expect(xHeight(size)).toBeGreaterThan(7);
      if (text.length < 6) expect(xHeight(size)).toBeGreaterThan(9);
    }
    expect(xHeight(typeSizes.memoryWord.most)).toBeGreaterThan(9);
  });
});

describe('the back', () => {
  it('follows each front, and its crosses lie behind those of the front', () => {
    expect(backs).toHaveLength(games.flat().length);
    const crossesOn = (page: Page) =>
      drawn(page, 'circle').filter(({ stroke, fill }) => stroke?.colour === 'ink' && !fill);
    for (const [index, page] of games.flat().entries()) {
      const mirrored = crossesOn(page).map(({ x, y, radius }) => {
        const box = behind({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });
        return `${(box.x + radius).toFixed(2)} ${(box.y + radius).toFixed(2)}`;
      });
      const lying = crossesOn(backs[index] ?? { blocks: [] }).map(
        ({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`,
      );
      expect(lying).toHaveLength(4);
      expect(lying.sort()).toEqual(mirrored.sort());
    }
  });

  it('goes on past the last cuts, and is nothing but lines', () => {
    for (const [index, page] of games.flat().entries()) {
      const waves = drawn(backs[index], 'path').filter(({ d }) => d.includes('Q'));
      for (const { fill } of waves) expect(fill).toBeUndefined();
      const [ground, cuts] = [waves.map(edgesOf), cutsOn(page).map(edgesOf)];
      expect(Math.min(...ground.map(({ left }) => left))).toBeLessThan(
        Math.min(...cuts.map(({ left }) => left)),
      );
      expect(Math.max(...ground.map(({ right }) => right))).toBeGreaterThan(
        Math.max(...cuts.map(({ right }) => right)),
      );
      expect(Math.min(...ground.map(({ top }) => top))).toBeLessThan(Math.min(...cuts.map(({ top }) => top)));
      expect(Math.max(...ground.map(({ bottom }) => bottom))).toBeGreaterThan(
        Math.max(...cuts.map(({ bottom }) => bottom)),
      );
    }
  });
});

it('a class in groups of four needs one sheet each, of whichever game: the rest is extra', () => {
  const { sheets, minutes } = printLoad(pack.sheet.pages, 24);
  expect(sheets).toBe(7);
  expect(minutes).toBeLessThanOrEqual(40);
});
