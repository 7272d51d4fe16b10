import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { drawn, figuresOn, namesOn, picturesDrawn } from '../../sheets/drawn-for-tests.ts';
import { page as measures } from '../../sheets/measures.ts';
import { type Page, type PathMark, pageSize } from '../../sheets/sheet.ts';
import { ownWords, signSide } from './measures.ts';
import { wordsOf } from './rules.ts';

interface DrawnPiece {
  word: string;
  left: number;
  right: number;
  /** How high the stair is at both cuts. */
  enters: number;
  leaves: number;
  dots: number;
}

const pack = layOutExample('zin-puzzel');
const { sentences, starts, emptyStrips } = pack.parameters;

const pagesOf = (name: string): Page[] =>
  pack.sheet.pages.filter(({ bookmark }) => bookmark?.startsWith(name));
const puzzles = pagesOf('Zinnen');
const own = pagesOf('Je eigen');
const controls = pagesOf('Controlekaarten');

const jointsOn = (page: Page): PathMark[] =>
  drawn(page, 'path').filter(({ stroke }) => stroke?.colour === 'cut');
const stairsOn = (page: Page): PathMark[] =>
  drawn(page, 'path').filter(({ stroke, d }) => stroke?.colour === 'own' && d.includes('H'));
/** On the pieces: those for a grown-up are small. */
const wordsOn = (page: Page) => drawn(page, 'text').filter(({ size }) => size > 20);
const dotsOn = (page: Page) => drawn(page, 'circle').filter(({ fill }) => fill === 'ink');

/** The height of a drawn stair at `x`. */
function heightAt(d: string, x: number): number {
  let [at, level, foot] = [0, 0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([MHV])([^A-Z]*)/g)) {
    const numbers = rest.trim().split(/\s+/).map(Number);
    if (command === 'M') [at = 0, level = 0] = numbers;
    if (command === 'M') foot = level;
    if (command === 'V') level = numbers[0] ?? 0;
    if (command !== 'H') continue;
    const to = numbers[0] ?? 0;
    if (x >= at && x <= to) return foot - level;
    at = to;
  }
  return Number.NaN;
}

/** The strips of a page from top to bottom, each as its pieces beside the picture. */
function stripsOf(page: Page): DrawnPiece[][] {
  const lines = drawn(page, 'line').filter(({ stroke }) => stroke.colour === 'cut');
  const end = Math.max(...lines.filter(({ x1, x2 }) => x1 === x2).map(({ x1 }) => x1));
  const joints = jointsOn(page).map(({ d }) => Number(d.match(/^M(\S+)/)?.[1]));
  const cuts = [...joints, end].sort((a, b) => a - b);
  const tops = [...new Set(lines.filter(({ y1, y2 }) => y1 === y2).map(({ y1 }) => y1))].sort(
    (a, b) => a - b,
  );
  return tops.slice(0, -1).map((top, strip) => {
    const stair = stairsOn(page).find(({ d }) => {
      const y = Number(d.match(/^M\S+ (\S+?)H/)?.[1]);
      return y > top && y < (tops[strip + 1] ?? 0);
    });
    return cuts.slice(0, -1).map((left, index) => {
      const right = cuts[index + 1] ?? 0;
      const isHere = ({ x, y }: { x: number; y: number }): boolean =>
        y > top && y < (tops[strip + 1] ?? 0) && x > left && x < right;
      return {
        word: wordsOn(page)
          .filter(isHere)
          .map(({ text }) => text)
          .join(),
        left,
        right,
        enters: heightAt(stair?.d ?? '', left + 0.5),
        leaves: heightAt(stair?.d ?? '', right - 0.5),
        dots: dotsOn(page).filter(isHere).length,
      };
    });
  });
}

const sayWords = (strips: DrawnPiece[][]): string[][] =>
  strips.map((pieces) => pieces.map(({ word }) => word));

describe('the strips', () => {
  it('are one for each sentence, the short ones first, and those of your own', () => {
    const sorted = sentences.map(({ says }) => wordsOf(says)).sort((one, other) => one.length - other.length);
    const strips = puzzles.flatMap(stripsOf).filter(([first]) => first?.word);
    expect(sayWords(strips)).toEqual(sorted);
    const empty = own.flatMap(stripsOf);
    expect(empty).toHaveLength(emptyStrips);
    expect(sayWords(empty.slice(0, 2))).toEqual([
      ['ik', 'zie', 'een', ''],
      ['', '', '', ''],
    ]);
  });

  it('fill each page from side to side, in cuts that run through all of them', () => {
    for (const page of [...puzzles, ...own]) {
      const strips = stripsOf(page);
      expect(new Set(strips.map(({ length }) => length)).size).toBe(1);
      for (const pieces of strips)
        expect(pieces.at(-1)?.right).toBeCloseTo(pageSize(page).width - measures.margin);
      expect(jointsOn(page)).toHaveLength(strips[0]?.length ?? 0);
    }
  });

  it('have a stair that runs on from each piece to the next, and to no other of its sentence', () => {
    for (const pieces of [...puzzles, ...own].flatMap(stripsOf)) {
      expect(pieces.length).toBeGreaterThan(2);
      expect(pieces[0]?.enters).toBe(0);
      for (const [place, piece] of pieces.entries())
        expect(pieces.filter(({ enters }) => Math.abs(enters - piece.leaves) < 2)).toEqual(
          pieces.slice(place + 1, place + 2),
        );
    }
  });

  it('have one dot under the first word, two under the second, and so on', () => {
    for (const pieces of puzzles.flatMap(stripsOf))
      expect(pieces.map(({ dots }) => dots)).toEqual(pieces.map((_, index) => index + 1));
  });

  it('have no word and no sign that a cut goes through', () => {
    const signs = sentences.map(({ sign }) => sign);
    for (const page of puzzles) {
      const cuts = stripsOf(page)[0]?.map(({ left }) => left) ?? [];
      const whole = [
        ...wordsOn(page),
        ...drawn(page, 'picture').filter(({ picture }) => signs.includes(picture)),
      ];
      for (const { x, width } of whole) for (const cut of cuts) expect(cut < x || cut > x + width).toBe(true);
    }
  });

  it('show the sign of a sentence on its picture and on each of its pieces, or a circle to draw one in', () => {
    for (const { says, sign } of sentences) {
      expect(puzzles.flatMap(picturesDrawn).filter((name) => name === sign)).toHaveLength(
        wordsOf(says).length + 1,
      );
      expect(controls.flatMap(picturesDrawn).filter((name) => name === sign)).toHaveLength(1);
    }
    const circles = own.flatMap((page) => drawn(page, 'circle'));
    expect(circles.filter(({ radius, fill }) => radius === signSide / 2 && !fill)).toHaveLength(
      (emptyStrips - starts.length) * (ownWords + 1),
    );
  });
});

describe('the control cards', () => {
  it('are one for each sentence, as it is said', () => {
    expect(new Set(controls.flatMap(namesOn))).toEqual(new Set(sentences.map(({ says }) => says)));
  });

  it('lie under a puzzle: each word, dot and step where its piece has it', () => {
    expect(controls).toHaveLength(puzzles.length);
    for (const [index, puzzle] of puzzles.entries()) {
      const control = controls[index];
      if (!control) continue;
      expect(wordsOn(control)).toEqual(wordsOn(puzzle));
      expect(stairsOn(control)).toHaveLength(figuresOn(puzzle).length);
      for (const mark of stairsOn(control)) expect(stairsOn(puzzle)).toContainEqual(mark);
      for (const mark of dotsOn(control)) expect(dotsOn(puzzle)).toContainEqual(mark);
    }
  });
});
