import * as fontkit from 'fontkit';
import { describe, expect, it } from 'vitest';
import { fontBytes } from '../../../scripts/sheets/font.ts';
import { firstYearLetters } from '../../model/letters.ts';
import { letterStrokes, type Point } from './letter-strokes.ts';
import { walk } from './stroke-curve.ts';

const font = fontkit.create(fontBytes.bold) as fontkit.Font;
const perEm = 1000 / font.unitsPerEm;

/** The outline of a letter, as corners close to each other. */
function outlinesOf(sign: string): Point[][] {
  const outlines: Point[][] = [];
  let last: Point = [0, 0];
  for (const { command, args } of font.glyphForCodePoint(sign.codePointAt(0) ?? 0).path.commands) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = args.map((value) => value * perEm);
    if (command === 'moveTo') outlines.push([]);
    const outline = outlines.at(-1);
    if (!outline || command === 'closePath') continue;
    if (command === 'bezierCurveTo') throw new Error('Andika has no cubic curves');
    const end: Point = command === 'quadraticCurveTo' ? [x2, y2] : [x1, y1];
    const bend: Point = command === 'quadraticCurveTo' ? [x1, y1] : end;
    for (let step = 1; step <= 8; step++) {
      const t = command === 'quadraticCurveTo' ? step / 8 : 1;
      const at = (axis: 0 | 1) =>
        (1 - t) ** 2 * last[axis] + 2 * t * (1 - t) * bend[axis] + t * t * end[axis];
      outline.push([at(0), at(1)]);
    }
    last = end;
  }
  return outlines;
}

/** How often the outlines go around a point: ink wherever that is not nought. */
const isInk = (outlines: Point[][], [x, y]: Point): boolean =>
  outlines.reduce(
    (sum, outline) =>
      outline.reduce((turns, [x1, y1], index) => {
        const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
        if (y1 <= y === y2 <= y) return turns;
        return x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x ? turns + (y2 > y1 ? 1 : -1) : turns;
      }, sum),
    0,
  ) !== 0;

const signs = Object.keys(letterStrokes);

describe('how a letter is written', () => {
  it('is known of every sign of the first year', () => {
    expect(signs).toEqual([...new Set(firstYearLetters.join(''))].sort());
    for (const sign of signs) expect(letterStrokes[sign]?.length, sign).toBeGreaterThan(0);
  });

  it.each(signs)('%s stays within its stems', (sign) => {
    const outlines = outlinesOf(sign);
    for (const run of (letterStrokes[sign] ?? []).flat())
      for (const point of walk(run)) expect(isInk(outlines, point), point.join(', ')).toBe(true);
  });

  it('goes on where it was, until the pen is lifted', () => {
    for (const [sign, strokes] of Object.entries(letterStrokes))
      for (const stroke of strokes)
        for (const [index, run] of stroke.slice(1).entries())
          expect(run[0], sign).toEqual(stroke[index]?.at(-1));
  });
});
