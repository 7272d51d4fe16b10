import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { rhymes, type Word } from '../../model/word.ts';
import { drawn, figuresOn, namesOn } from '../../sheets/drawn-for-tests.ts';
import { behind } from '../../sheets/lay/box.ts';
import { printLoad } from '../../sheets/lay/print-load.ts';
import { edgesOf } from '../../sheets/marks/index.ts';
import { type as typeSizes } from '../../sheets/measures.ts';
import { type Element, type Mark, marksOf, type Page } from '../../sheets/sheet.ts';
import { xHeight } from '../../sheets/text.ts';

const pack = layOutExample('woord-plaatjes-memory');
const { pairs } = pack.parameters;

/** The sheets of a game, each with its back behind it. */
const pagesOf = (name: string): Page[] =>
  pack.sheet.pages.flatMap((page, index, all) => {
    const back = all[index + 1];
    const isIt =
      page.part?.holder === 'groepje' &&
      page.part.twoSided &&
      drawn(page, 'text').some(({ text }) => text.startsWith(`${name}:`));
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
  readonly dots: number;
  /** All that is drawn on it beside its picture, or its word with its line. */
  readonly marks: string;
}

/** Cut lines are rounded, what stands between them isn't. */
const at = (millimetres: number): string => (Math.round(millimetres * 2) / 2).toFixed(1);

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
      const beside = page.blocks.flatMap((block) => [...marksOf([block])]).filter(isHere);
      return {
        name: [...pictures.map(({ alt = '' }) => alt), ...words.map(({ text }) => text)].join(),
        dots: drawn(page, 'circle').filter((mark) => mark.fill === 'quiet' && isHere(mark)).length,
        marks: beside
          .filter(({ kind }) => !['picture', 'text', 'line'].includes(kind))
          // The scissors stand on the first card.
          .filter((mark) => !(mark.kind === 'circle' && mark.fill === 'paper'))
          .map((mark) => {
            const edges = edgesOf(mark);
            return [mark.kind, at(edges.left - left), at(edges.top - top)].join(' ');
          })
          .join(),
      };
    }),
  );
}

describe('a sheet', () => {
  it('is a game: both cards of six pairs', () => {
    expect(games.map(({ length }) => length)).toEqual([2, 2, 2]);
    for (const page of games.flat()) expect(cardsOn(page)).toHaveLength(12);
    const words = pairs.flatMap(({ word }) => [word, word]).sort();
    for (const game of [first, second])
      expect(
        (game ?? [])
          .flatMap(cardsOn)
          .map(({ name }) => name)
          .sort(),
      ).toEqual(words);
  });

  it('has nothing on a card that tells its pair: but for picture and word all cards of a game are alike', () => {
    const looksOf = (page: Page) => new Set(cardsOn(page).map(({ marks }) => marks));
    for (const page of games.flat()) expect(looksOf(page).size).toBe(1);
  });

  it('has as many dots as the game is told by', () => {
    games.forEach((game, index) => {
      for (const { dots } of game.flatMap(cardsOn)) expect(dots).toBe(index + 1);
    });
  });

  it('has for each picture of the third game one that rhymes with it, and no other', () => {
    const all = (third ?? []).flatMap(namesOn).map((name) => pack.words.get(name) as Word);
    expect(all).toHaveLength(2 * pairs.length);
    for (const word of all) expect(all.filter((other) => rhymes(word, other))).toHaveLength(1);
  });

  it('has its words of one size, nine millimetres high where the longest fits, and never less than seven', () => {
    const sheets = (second ?? []).map((page) => drawn(page, 'text').filter(({ size }) => size > 20));
    expect(sheets.flat()).toHaveLength(pairs.length);
    for (const written of sheets) {
      const heights = [...new Set(written.map(({ size }) => xHeight(size)))];
      expect(heights).toHaveLength(1);
      const isShort = written.every(({ text }) => text.length < 6);
      expect(heights[0]).toBeGreaterThan(isShort ? 9 : 7);
    }
    expect(xHeight(typeSizes.memoryWord.most)).toBeGreaterThan(9);
  });
});

describe('the back', () => {
  it('is on the other side of its front when all is printed at once: each front has an odd number', () => {
    for (const front of games.flat()) expect(pack.sheet.pages.indexOf(front) % 2).toBe(0);
  });

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

  it('goes on past the last cuts, in lines: only what is in the middle of a card has a soft tint', () => {
    for (const [index, page] of games.flat().entries()) {
      const paths = drawn(backs[index], 'path').filter(({ stroke }) => stroke?.colour === 'nightSky');
      const waves = paths.filter(({ fill }) => !fill);
      for (const { fill } of paths) expect([undefined, 'blueSoft', 'yellowSoft']).toContain(fill);
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

it('the pattern of the back ends in straight lines, three millimetres beyond the last cuts', () => {
  for (const [index, page] of games.flat().entries()) {
    const white = drawn(backs[index], 'rect')
      .filter(({ fill }) => fill === 'paper')
      .map(edgesOf);
    const cuts = cutsOn(page).map(edgesOf);
    const left = Math.min(...cuts.map((cut) => cut.left));
    const right = Math.max(...cuts.map((cut) => cut.right));
    expect(white).toHaveLength(4);
    for (const [from, to] of [
      [right + 3, Math.max(...white.map((edge) => edge.left))],
      [left - 3, Math.min(...white.map((edge) => edge.right))],
    ] as const)
      expect(to).toBeCloseTo(from, 1);
  }
});

it('nothing of the back covers a word', () => {
  for (const back of backs) {
    const words = drawn(back, 'text').map(edgesOf);
    expect(words.length).toBeGreaterThan(1);
    const marks = [...marksOf(back.blocks)].filter(({ kind }) => kind !== 'text').map(edgesOf);
    for (const word of words) {
      const covers = marks.filter(
        ({ left, right, top, bottom }) =>
          left < word.right && right > word.left && top < word.bottom && bottom > word.top,
      );
      expect(covers).toEqual([]);
    }
  }
});

describe('the sheet to check by', () => {
  const checks = pack.sheet.pages.filter(({ part }) => part?.name.startsWith('Klopt het?'));
  const figuresIn = ({ role, alt = '', children }: Element): string[] =>
    role === 'Figure'
      ? [alt]
      : children.flatMap((child) => ('role' in child ? figuresIn(child as Element) : []));
  const namesIn = ({ blocks }: Page): string[] => blocks.flatMap((block) => figuresIn(block as Element));

  it('has on each row a picture, its word, and what rhymes with it', () => {
    expect(checks.flatMap(namesIn)).toEqual(pairs.flatMap(({ word, rhymesWith = '' }) => [word, rhymesWith]));
    const large = checks.flatMap((page) => drawn(page, 'text')).filter(({ size }) => xHeight(size) > 7);
    expect(large.map(({ text }) => text)).toEqual(pairs.map(({ word }) => word));
    for (const { size } of large) expect(xHeight(size)).toBeGreaterThan(9);
  });

  it('is folded between its rows, so that who checks one pair sees no other', () => {
    for (const page of checks) {
      const folds = drawn(page, 'line').filter(({ stroke }) => stroke.colour === 'fold');
      expect(sorted(folds.map(({ y1 }) => y1))).toHaveLength(namesIn(page).length / 2 - 1);
      for (const { x1, x2 } of folds) expect(x2 - x1).toBeGreaterThan(180);
    }
  });

  it('has what is on the first sheets first, so that one game needs one', () => {
    const onCards = (third ?? []).map((page) => namesOn(page).sort());
    expect(checks.map((page) => namesIn(page).sort())).toEqual(onCards);
  });
});

it('a class in groups of four needs for each a sheet of cards, and only where two cards differ one to check by', () => {
  const { sheets, minutes } = printLoad(pack.sheet.pages, 24);
  expect(sheets).toBe(7);
  const check = pack.sheet.pages.find(({ part }) => part?.name === 'Klopt het?')?.part;
  expect(check).toMatchObject({ optional: true, prints: { chosenFor: 4 } });
  expect(minutes).toBeLessThanOrEqual(40);
});
