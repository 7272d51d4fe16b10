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

const pagesOf = (name: string): Page[] => pack.sheet.pages.filter(({ part }) => part?.name.startsWith(name));
const fronts = (pages: readonly Page[]): Page[] => pages.filter((_, index) => index % 2 === 0);
const [first, second, third] = ['Spel 1', 'Spel 2', 'Spel 3'].map((name) => fronts(pagesOf(name)));
const games = [first, second, third].map((pages) => pages ?? []);
const backs = ['Spel 1', 'Spel 2', 'Spel 3'].flatMap((name) =>
  pagesOf(name).filter((_, index) => index % 2 === 1),
);

const cutsOn = (page: Page) => drawn(page, 'line').filter(({ stroke }) => stroke.colour === 'cut');
const sorted = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

interface Card {
  readonly name: string;
  /** The shape in its corner, wherever it is drawn. */
  readonly sign: string;
  readonly dots: number;
}

const shapeOf = (mark: Mark): string => {
  if (mark.kind !== 'path') return mark.kind;
  const { left, top } = edgesOf(mark);
  const numbers = [...mark.d.matchAll(/([\d.]+) ([\d.]+)/g)].map(
    ([, x, y]) => `${Math.round(Number(x) - left)} ${Math.round(Number(y) - top)}`,
  );
  return `${mark.fill} ${numbers.join()}`;
};

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
        sign: drawn(page, 'path').filter(isHere).map(shapeOf).join(),
        dots: drawn(page, 'circle').filter((mark) => mark.fill === 'quiet' && isHere(mark)).length,
      };
    }),
  );
}

/** The cards of a page, by their sign. */
const bySign = (page: Page): string[][] => {
  const cards = cardsOn(page);
  return distinct(cards.map(({ sign }) => sign)).map((sign) =>
    cards.filter((card) => card.sign === sign).map(({ name }) => name),
  );
};

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

describe('a sheet', () => {
  it('is a game: both cards of six pairs, and each pair has a sign that no other has', () => {
    const words = pairs.map(({ word }) => word);
    expect(games.map(({ length }) => length)).toEqual([2, 2, 2]);
    for (const page of games.flat()) {
      expect(cardsOn(page)).toHaveLength(12);
      expect(bySign(page)).toHaveLength(6);
    }
    expect(first?.flatMap(bySign)).toEqual(words.map((word) => [word, word]));
    expect(second?.flatMap(bySign)).toEqual(words.map((word) => [word, word]));
    expect(third?.flatMap(bySign)).toEqual(pairs.map(({ word, rhymesWith }) => [word, rhymesWith]));
  });

  it('has the same signs for the same words in each game, and as many dots as the game is told by', () => {
    const signsIn = (pages: readonly Page[]) => distinct(pages.flatMap(cardsOn).map(({ sign }) => sign));
    for (const game of games) expect(signsIn(game)).toEqual(signsIn(games[0] ?? []));
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

  it('has the sign in a corner clear of the picture', () => {
    for (const page of games.flat()) {
      const pictures = figuresOn(page).flatMap((shown) => [...marksOf([shown])].map(edgesOf));
      for (const sign of drawn(page, 'path').map(edgesOf))
        for (const picture of pictures) {
          const isBeside = sign.left >= picture.right || picture.left >= sign.right;
          expect(isBeside || sign.top >= picture.bottom || picture.top >= sign.bottom).toBe(true);
        }
    }
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

it('a class in groups of four needs one sheet each: the rest is extra', () => {
  const { sheets, minutes } = printLoad(pack.sheet.pages, 24);
  expect(sheets).toBe(7);
  expect(minutes).toBeLessThanOrEqual(40);
});
