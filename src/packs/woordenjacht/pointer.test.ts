import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadPicture } from '../../../scripts/pictures/load-picture.ts';
import { pictureSvg } from '../../sheets/picture.ts';
import type { Parameters } from './parameters.ts';
import { aimPointer, drawPointer, pointers } from './pointer.ts';

const read = (path: string): string =>
  readFileSync(new URL(`../../../content/${path}`, import.meta.url), 'utf8');
const [, front = ''] = read('oefeningen/woordenjacht.md').split('---\n');
const { cards }: Pick<Parameters, 'cards'> = parse(front);
const bank: Record<string, { picture: string }> = parse(read('woorden.yaml'));
const pointed = cards.flatMap(({ things }) =>
  things.flatMap(({ word, points }) =>
    points ? [{ word, points, picture: bank[word]?.picture ?? '' }] : [],
  ),
);

const side = 200;
const box = { x: 0, y: 0, width: 32, height: 32 };
const around = { x: -50, y: -50, width: 150, height: 150 };

/** Whether there is a picture at a place that is counted in millimetres, as where it is drawn 32 wide. */
function inkOf(picture: string): (place: readonly [number, number]) => boolean {
  const svg = pictureSvg(loadPicture(picture), 'plain');
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: side } }).render();
  return ([x, y]) => {
    const [column, row] = [x, y].map((at) => Math.round((at / 32) * side));
    if (column === undefined || row === undefined) return false;
    if (column < 0 || row < 0 || column >= side || row >= side) return false;
    return (pixels[(row * side + column) * 4 + 3] ?? 0) > 128;
  };
}

describe('the arrow to the part that the new word names', () => {
  it('is there for every new word on the cards of the site', () => {
    expect(pointed).toHaveLength(cards.flatMap(({ things }) => things).length);
  });

  it.each(pointed)('ends on the picture of $word', ({ points, picture }) => {
    expect(inkOf(picture)(aimPointer(points, box))).toBe(true);
  });

  it.each(pointed)('has its tail beside $word', ({ points, picture }) => {
    const isInk = inkOf(picture);
    const corners = drawPointer(aimPointer(points, box), points.from, around, pointers.card).flatMap(
      (mark) =>
        mark.kind === 'path' && mark.stroke?.colour === 'frame'
          ? [...mark.d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
          : [],
    );
    expect(corners).toHaveLength(7);
    expect(corners.slice(3, 5).filter(isInk)).toEqual([]);
  });

  it('turns with what lies', () => {
    const tip = aimPointer({ to: [50, 0], from: 'boven' }, box, 90);
    expect(tip.map(Math.round)).toEqual([32, 16]);
  });

  it('is white, to colour, and drawn over a white edge that ends where it aims', () => {
    const marks = drawPointer([10, 20], 'links', around, pointers.card);
    expect(marks).toMatchObject(
      ['paper', 'frame'].map((colour) => ({
        fill: 'paper',
        stroke: { colour },
        d: expect.stringMatching(/^M9\.00 20\.00L3\.40/),
      })),
    );
  });

  it('stays in the room, and is shorter for it', () => {
    const tails = (from: 'links' | 'rechts', x: number): number[] =>
      drawPointer([x, 20], from, { ...box, width: 100 }, pointers.card).flatMap((mark) =>
        mark.kind === 'path' ? [...mark.d.matchAll(/[ML](-?[\d.]+) /g)].map(([, at]) => Number(at)) : [],
      );
    expect(Math.min(...tails('links', 9))).toBe(1);
    expect(Math.max(...tails('rechts', 91))).toBe(99);
    expect(Math.min(...tails('links', 40))).toBe(26);
    expect(Math.min(...tails('links', 4))).toBeGreaterThanOrEqual(1);
    expect(Math.max(...tails('rechts', 96))).toBeLessThanOrEqual(99);
  });
});
