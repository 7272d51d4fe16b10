import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { drawn, figuresOn, namesOn } from '../../sheets/drawn-for-tests.ts';
import { printLoad } from '../../sheets/lay/print-load.ts';
import { edgesOf } from '../../sheets/marks/index.ts';
import { page as measures } from '../../sheets/measures.ts';
import { type Mark, marksOf, type Page, pageSize } from '../../sheets/sheet.ts';
import { xHeight } from '../../sheets/text.ts';
import { columnOf, ownWords, pictureSide, signSide, sizes, stair, strip } from './measures.ts';
import { wordsOf, writtenWordsOf } from './rules.ts';

const pack = layOutExample('zin-puzzel');
const { sentences, starts, emptyStrips } = pack.parameters;

const pagesOf = (name: string): Page[] => pack.sheet.pages.filter(({ part }) => part?.name === name);
const puzzles = pagesOf('Zinnen');
const own = pagesOf('Je eigen zinnen');
const controls = pagesOf('Controleblad');

const cutsOn = (page: Page) => drawn(page, 'line').filter(({ stroke }) => stroke.colour === 'cut');
const writtenOn = (page: Page, size: number) => drawn(page, 'text').filter((text) => text.size === size);
const roundsOn = (page: Page) => drawn(page, 'circle').filter(({ radius }) => radius === stair.round);
const planksOn = (page: Page) => drawn(page, 'rect').filter(({ height }) => height === stair.plank);
/** The shapes of ten millimetres. */
const signsOn = (page: Page): Mark[] =>
  [...marksOf(page.blocks)].filter((mark) => {
    const { left, right, top, bottom } = edgesOf(mark);
    const longest = Math.max(right - left, bottom - top);
    return mark.kind === 'path' && longest > signSide * 0.85 && longest <= signSide;
  });

interface Piece {
  readonly word: string;
  readonly signs: number;
  readonly pictures: readonly string[];
}

function pieceRowsOn(page: Page): { top: number; bottom: number }[] {
  const down = [
    ...new Set(
      cutsOn(page)
        .filter(({ y1, y2 }) => y1 === y2)
        .map(({ y1 }) => y1),
    ),
  ].sort((a, b) => a - b);
  const rows = down.slice(0, -1).map((top, index) => ({ top, bottom: down[index + 1] ?? 0 }));
  return rows.filter(({ top, bottom }) => Math.abs(bottom - top - strip.piece) < 0.1);
}

/** The pieces of a page, row by row. */
function piecesOn(page: Page): Piece[][] {
  const cuts = cutsOn(page);
  const across = [...new Set(cuts.filter(({ x1, x2 }) => x1 === x2).map(({ x1 }) => x1))].sort(
    (a, b) => a - b,
  );
  return pieceRowsOn(page).map(({ top, bottom }) =>
    across.slice(0, -1).map((left, index) => {
      const isHere = (mark: Mark): boolean => {
        const edges = edgesOf(mark);
        return (
          edges.left > left &&
          edges.right < (across[index + 1] ?? 0) &&
          edges.top > top &&
          edges.bottom < bottom
        );
      };
      return {
        word: writtenOn(page, sizes.piece)
          .filter(isHere)
          .map(({ text }) => text)
          .join(),
        signs: signsOn(page).filter(isHere).length,
        pictures: drawn(page, 'picture')
          .filter((mark) => mark.width === pictureSide && isHere(mark))
          .map(({ picture }) => picture),
      };
    }),
  );
}

const wordsOn = (page: Page): string[][] => piecesOn(page).map((row) => row.map(({ word }) => word));

describe('the pieces', () => {
  it('are the words of each sentence, the short ones first, each whole on a piece with its sign, and an empty one', () => {
    const sorted = sentences.map(({ says }) => wordsOf(says)).sort((one, other) => one.length - other.length);
    expect(puzzles.flatMap(wordsOn)).toEqual(sorted.map((words) => [...words, '']));
    for (const { signs } of puzzles.flatMap(piecesOn).flat()) expect(signs).toBe(1);
  });

  it('carry a picture, so that who cannot read lays the sentence: another one for each word of it', () => {
    for (const row of puzzles.flatMap(piecesOn)) {
      const shown = row.filter(({ word }) => word).flatMap(({ pictures }) => pictures);
      expect(shown).toHaveLength(row.length - 1);
      expect(new Set(shown).size).toBe(shown.length);
    }
  });

  it('are all cut straight, from side to side of the page or through the pieces of both its sentences', () => {
    for (const page of [...puzzles, ...own]) {
      expect(
        [...marksOf(page.blocks)].filter((mark) => mark.kind === 'path' && mark.stroke?.colour === 'cut'),
      ).toEqual([]);
      const width = pageSize(page).width - 2 * measures.margin;
      for (const { x1, x2, y1, y2 } of cutsOn(page))
        if (y1 === y2) expect(x2 - x1).toBeCloseTo(width);
        else {
          expect(x1).toBe(x2);
          expect(y2 - y1).toBeGreaterThanOrEqual(2 * strip.piece - 0.01);
        }
    }
  });

  it('tell nothing of their order: no dots, and all of one size', () => {
    for (const page of puzzles) {
      const dots = drawn(page, 'circle').filter(({ fill }) => fill === 'ink');
      for (const { top, bottom } of pieceRowsOn(page))
        expect(dots.filter(({ y }) => y > top && y < bottom)).toEqual([]);
      expect(new Set(piecesOn(page).map(({ length }) => length)).size).toBe(1);
    }
  });

  it('of your own begin as far as they are told, and are to write from there', () => {
    expect(own.flatMap(wordsOn)).toHaveLength(emptyStrips);
    expect(own.flatMap(wordsOn)[0]).toEqual([...wordsOf(starts[0]?.says ?? ''), '', '']);
    expect(own.flatMap(wordsOn)[1]).toEqual(Array(ownWords + 1).fill(''));
  });
});

describe('the stair', () => {
  it('says on each step which word comes there, by as many dots as on the sheet to check by', () => {
    for (const page of puzzles) {
      const dots = drawn(page, 'circle').filter(({ fill }) => fill === 'ink');
      const counts = roundsOn(page).map(
        (round) => dots.filter(({ x, y }) => Math.hypot(x - round.x, y - round.y) < round.radius).length,
      );
      const words = counts.length / 2;
      const one = Array.from({ length: words }, (_, step) => step + 1);
      expect(counts).toEqual([...one, ...one]);
    }
  });

  it('has a step and a round for each word, each more than six millimetres above the one before', () => {
    for (const page of [...puzzles, ...own]) {
      const words = (piecesOn(page)[0]?.length ?? 0) - 1;
      const planks = planksOn(page);
      expect(planks).toHaveLength(2 * words);
      expect(roundsOn(page)).toHaveLength(2 * words);
      for (const half of [planks.slice(0, words), planks.slice(words)])
        half.forEach(({ x, y }, step) => {
          const before = half[step - 1];
          if (!before) return;
          expect(before.y - y).toBeGreaterThan(6);
          expect(x - before.x).toBeCloseTo(columnOf(words));
        });
    }
  });

  it('lies beside the picture of its sentence', () => {
    expect(new Set(puzzles.flatMap(namesOn))).toEqual(new Set(sentences.map(({ says }) => says)));
    for (const page of puzzles) expect(figuresOn(page).length).toBeLessThanOrEqual(strip.perPage);
  });
});

describe('the sheet to check by', () => {
  it('has each sentence as it is written, with a dot for its first word, two for its second, and so on', () => {
    const sorted = sentences
      .map(({ says }) => writtenWordsOf(says))
      .sort((one, other) => one.length - other.length);
    expect(controls.flatMap((page) => writtenOn(page, sizes.control)).map(({ text }) => text)).toEqual(
      sorted.flat(),
    );
    const dots = controls.flatMap((page) => drawn(page, 'circle').filter(({ fill }) => fill === 'ink'));
    expect(dots).toHaveLength(
      sorted.flatMap((words) => words.map((_, index) => index + 1)).reduce((a, b) => a + b),
    );
    expect(controls.flatMap(signsOn)).toHaveLength(sentences.length);
  });

  it('is no second copy: six sentences with their pictures on a page, of which nothing is cut', () => {
    expect(controls).toHaveLength(Math.ceil(sentences.length / 6));
    expect(controls.flatMap(cutsOn)).toEqual([]);
  });
});

it('its words are as high as a child reads them, on a piece and on the sheet to look at', () => {
  expect(xHeight(sizes.piece)).toBeGreaterThanOrEqual(9);
  expect(xHeight(sizes.control)).toBeGreaterThanOrEqual(7);
});

it('a class of pairs takes few sheets and little cutting', () => {
  const { sheets, minutes } = printLoad(pack.sheet.pages, 24);
  expect(sheets).toBeLessThanOrEqual(25);
  expect(minutes).toBeLessThanOrEqual(40);
});
