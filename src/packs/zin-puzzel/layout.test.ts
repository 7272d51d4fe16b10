import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { page as measures } from '../../sheets/measures.ts';
import {
  type CircleMark,
  type Element,
  type LineMark,
  type Mark,
  marksOf,
  type Page,
  type PathMark,
  pageSize,
  type TextMark,
} from '../../sheets/sheet.ts';
import { capHeight } from '../../sheets/text.ts';
import { mostWords, ownWords, signSide, steps, strip } from './measures.ts';
import { wordsOf } from './rules.ts';
import { heightOf } from './stairs.ts';

const slug = 'zin-puzzel';
const height = 42;

interface DrawnPiece {
  word: string;
  left: number;
  right: number;
  /** How high the stair is at both cuts. */
  enters: number;
  leaves: number;
  dots: number;
}

const pack = layOutExample(slug);

const isCut = (mark: Mark): mark is LineMark => mark.kind === 'line' && mark.stroke.colour === 'cut';
const isStair = (mark: Mark): mark is PathMark =>
  mark.kind === 'path' && mark.stroke?.colour === 'own' && mark.d.includes('H');
const cutsOf = (page: Page): LineMark[] => [...marksOf(page.blocks)].filter(isCut);

/** The height of a drawn stair at `x`, just beside a cut. */
function heightAt(d: string, x: number): number {
  let [at, level, foot] = [0, 0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([MHV])([^A-Z]*)/g)) {
    const numbers = rest.trim().split(/\s+/).map(Number);
    if (command === 'M') [at = 0, level = 0] = numbers;
    if (command === 'M') foot = level;
    if (command === 'V') level = numbers[0] ?? 0;
    if (command === 'H') {
      const to = numbers[0] ?? 0;
      if (x >= at && x <= to) return foot - level;
      at = to;
    }
  }
  return Number.NaN;
}

/** Where the cuts between pieces are, by their straight parts. */
const jointsOf = (page: Page): number[] =>
  [...marksOf(page.blocks)]
    .flatMap((mark) => (mark.kind === 'path' && mark.stroke?.colour === 'cut' ? [mark.d] : []))
    .map((d) => Number(d.match(/^M(\S+)/)?.[1]));

/** The strips of a page from top to bottom, each as its pieces beside the picture. */
function stripsOf(page: Page): DrawnPiece[][] {
  const marks = [...marksOf(page.blocks)];
  const across = cutsOf(page).filter(({ y1, y2 }) => y1 === y2);
  const ends = cutsOf(page).filter(({ x1, x2 }) => x1 === x2);
  const cuts = [...jointsOf(page), Math.max(...ends.map(({ x1 }) => x1))].sort((a, b) => a - b);
  const tops = [...new Set(across.map(({ y1 }) => y1))].sort((a, b) => a - b).slice(0, -1);
  return tops.map((top) => {
    const within = (y: number): boolean => y > top && y < top + height;
    const stair = marks.filter(isStair).find(({ d }) => within(Number(d.match(/^M\S+ (\S+?)H/)?.[1])));
    return cuts.slice(0, -1).map((left, index) => {
      const right = cuts[index + 1] ?? 0;
      const between = (x: number): boolean => x > left && x < right;
      const words = marks.filter(
        (mark): mark is TextMark =>
          mark.kind === 'text' && mark.size > 20 && within(mark.y) && between(mark.x),
      );
      const dots = marks.filter(
        (mark): mark is CircleMark =>
          mark.kind === 'circle' && mark.fill === 'ink' && within(mark.y) && between(mark.x),
      );
      return {
        word: words.map(({ text }) => text).join(),
        left,
        right,
        enters: heightAt(stair?.d ?? '', left + 0.5),
        leaves: heightAt(stair?.d ?? '', right - 0.5),
        dots: dots.length,
      };
    });
  });
}

const named = (name: string): Page[] => pages.filter(({ bookmark }) => bookmark?.startsWith(name));

const { pages } = pack.sheet;

describe('the sentence puzzle', () => {
  it('has every sentence as a strip, the short ones first, and strips of your own', () => {
    const pages = named('Zinnen').map(stripsOf);
    for (const strips of pages) expect(strips).toHaveLength(strips[0]?.length === 3 ? 6 : 4);
    const strips = pages.flat().filter(([first]) => first?.word);
    const sentences = pack.parameters.sentences.map(({ says }) => wordsOf(says));
    const sorted = [...sentences].sort((one, other) => one.length - other.length);
    expect(strips.map((pieces) => pieces.map(({ word }) => word))).toEqual(sorted);
    const own = named('Je eigen').flatMap(stripsOf);
    expect(own).toHaveLength(pack.parameters.emptyStrips);
    expect(own.slice(0, 2).map((pieces) => pieces.map(({ word }) => word))).toEqual([
      ['ik', 'zie', 'een', ''],
      ['', '', '', ''],
    ]);
  });

  it('fills each page from side to side, in cuts that run through all its strips', () => {
    for (const page of [...named('Zinnen'), ...named('Je eigen')]) {
      const strips = stripsOf(page);
      expect(new Set(strips.map((pieces) => pieces.length)).size).toBe(1);
      const { width } = pageSize(page);
      for (const pieces of strips) {
        expect(pieces.at(-1)?.right).toBeCloseTo(width - measures.margin);
        for (const { left, right } of pieces) expect(right - left).toBeGreaterThanOrEqual(35);
      }
      const bottom = Math.max(...cutsOf(page).map(({ y2 }) => y2));
      const joints = [...marksOf(page.blocks)].filter(
        (mark): mark is PathMark => mark.kind === 'path' && mark.stroke?.colour === 'cut',
      );
      expect(joints).toHaveLength(strips[0]?.length ?? 0);
      for (const { d } of joints) expect(Number(d.split(' ').at(-1))).toBeCloseTo(bottom);
    }
  });

  it('has a stair that runs on from each piece to the next, and to no other of its sentence', () => {
    for (const pieces of [...named('Zinnen'), ...named('Je eigen')].flatMap(stripsOf)) {
      expect(pieces.length).toBeGreaterThan(2);
      expect(pieces[0]?.enters).toBe(0);
      for (const [place, piece] of pieces.entries())
        expect(pieces.filter(({ enters }) => Math.abs(enters - piece.leaves) < 2)).toEqual(
          pieces.slice(place + 1, place + 2),
        );
    }
  });

  it('puts one dot under the first word, two under the second, and so on', () => {
    for (const pieces of named('Zinnen').flatMap(stripsOf))
      expect(pieces.map(({ dots }) => dots)).toEqual(pieces.map((_, index) => index + 1));
  });

  it('keeps words well clear of the cuts, and signs clear of the words', () => {
    for (const page of named('Zinnen')) {
      const cuts = jointsOf(page);
      const marks = [...marksOf(page.blocks)];
      const words = marks.filter((mark): mark is TextMark => mark.kind === 'text' && mark.size > 20);
      for (const { x, width } of words)
        for (const cut of cuts)
          expect(Math.min(Math.abs(x - cut), Math.abs(x + width - cut))).toBeGreaterThanOrEqual(4);
      for (const mark of marks)
        if (mark.kind === 'picture' && mark.width === signSide)
          for (const { x, y, width, size } of words) {
            const beside = mark.x + mark.width < x || mark.x > x + width;
            const above = y - capHeight(size) - (mark.y + mark.height);
            if (!beside && y > mark.y && above < height) expect(above).toBeGreaterThan(2.5);
          }
    }
  });

  it('leaves room between the top of the stair and the fold', () => {
    expect(strip.height - 2 - heightOf(steps, mostWords, mostWords) - strip.fold).toBeGreaterThan(2.5);
  });

  it('has the sign of a sentence on its picture, on each of its pieces and on its control card', () => {
    const shown = (from: Page[]) =>
      from
        .flatMap((page) => [...marksOf(page.blocks)])
        .flatMap((mark) => (mark.kind === 'picture' ? mark.picture : []));
    for (const { says, sign } of pack.parameters.sentences) {
      const count = (names: string[]) => names.filter((name) => name === sign).length;
      expect(count(shown(named('Zinnen')))).toBe(wordsOf(says).length + 1);
      expect(count(shown(named('Controlekaarten')))).toBe(1);
    }
  });

  it('leaves an empty circle for a sign where a strip has none', () => {
    const circles = named('Je eigen')
      .flatMap((page) => [...marksOf(page.blocks)])
      .filter((mark) => mark.kind === 'circle' && mark.radius === signSide / 2 && !mark.fill);
    const { starts, emptyStrips } = pack.parameters;
    expect(circles).toHaveLength((emptyStrips - starts.length) * (ownWords + 1));
  });

  it('keeps each sign whole: no cut goes through it', () => {
    const signs = pack.parameters.sentences.map(({ sign }) => sign);
    for (const page of named('Zinnen'))
      for (const mark of marksOf(page.blocks))
        if (mark.kind === 'picture' && signs.includes(mark.picture))
          for (const cut of jointsOf(page))
            expect(cut < mark.x - 1 || cut > mark.x + mark.width + 1).toBe(true);
  });

  it('has a control card for each sentence, as it is said, and with the words of the pieces', () => {
    const cards = named('Controlekaarten').flatMap(({ blocks }) =>
      blocks.filter(({ role }) => role === 'Figure').map((block) => (block as Element).alt),
    );
    const texts = named('Controlekaarten').flatMap(({ blocks }) =>
      blocks
        .filter(({ role }) => role === 'P')
        .map((block) => [...marksOf([block])].map((mark) => mark.kind === 'text' && mark.text).join(' ')),
    );
    expect(new Set(cards)).toEqual(new Set(pack.parameters.sentences.map(({ says }) => says)));
    expect(texts).toEqual(expect.arrayContaining(cards as string[]));
    for (const { says } of pack.parameters.sentences) expect(texts).toContain(wordsOf(says).join(' '));
  });
});

it('has control cards to lay under a puzzle: each word, dot and step where its piece has it', () => {
  const isWord = (mark: Mark): mark is TextMark => mark.kind === 'text' && mark.size > 20;
  const isDot = (mark: Mark): boolean => mark.kind === 'circle' && mark.fill === 'ink';
  const controls = named('Controlekaarten');
  expect(controls).toHaveLength(named('Zinnen').length);
  for (const [index, puzzle] of named('Zinnen').entries()) {
    const onPuzzle = [...marksOf(puzzle.blocks)];
    const onCards = [...marksOf(controls[index]?.blocks ?? [])];
    const words = onCards.filter(isWord);
    expect(words).toEqual(onPuzzle.filter(isWord));
    const stairs = onCards.filter(isStair);
    const dots = onCards.filter(isDot);
    expect(dots.length).toBeGreaterThan(words.length);
    expect(stairs).toHaveLength(puzzle.blocks.filter(({ role }) => role === 'Figure').length);
    for (const mark of [...stairs, ...dots]) expect(onPuzzle).toContainEqual(mark);
  }
});
