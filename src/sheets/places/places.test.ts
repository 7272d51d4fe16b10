import { describe, expect, it } from 'vitest';
import { isShade } from '../palette.ts';
import type { PathMark } from '../sheet.ts';
import { drawPlace, placeNames, standOn } from './index.ts';

/** A small picture, a smaller one, a search scene, a mat. */
const views = [
  { width: 60, height: 60, child: 30 },
  { width: 20, height: 20, child: 10 },
  { width: 186, height: 240, child: 62 },
  { width: 273, height: 120, child: 46 },
  { width: 62, height: 88, child: 36 },
];

const all = placeNames.flatMap((name) => views.map((view) => ({ name, ...view })));

function pointsOf({ d }: PathMark): { x: number; y: number }[] {
  const numbers = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[2 * index] ?? 0,
    y: numbers[2 * index + 1] ?? 0,
  }));
}

describe.each(all)('$name of $width by $height', ({ name, width, height, child }) => {
  const place = drawPlace(name, { x: 12, y: 30, width, height }, child);

  it('is cut off at its edges, and covers all of it', () => {
    const points = place.marks.flatMap(pointsOf);
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([12, 12 + width]);
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([30, 30 + height]);
  });

  it('tells where one can stand: inside the box, with room above', () => {
    for (const stand of Object.values(place.stands)) {
      expect(stand.x).toBeGreaterThanOrEqual(12);
      expect(stand.x + stand.width).toBeLessThanOrEqual(12 + width + 0.001);
      expect(stand.width).toBeGreaterThan(child * 0.2);
      expect(stand.y).toBeGreaterThan(30 + child * 0.1);
      expect(stand.y).toBeLessThan(30 + height);
    }
  });

  it('has a floor in front for the tallest of the cast, feet and all', () => {
    expect(place.stands.vloer).toMatchObject({ x: 12, size: 1 });
    expect(place.stands.vloer.width).toBeCloseTo(width);
    expect(place.stands.vloer.y - 30).toBeGreaterThan(child * 1.5);
  });
});

it('a place is drawn of one list for both looks: each sheet has a line around it as the things before it have, and no shadow has', () => {
  for (const { name, width, height, child } of all)
    for (const { fill, stroke } of drawPlace(name, { x: 12, y: 30, width, height }, child).marks)
      if (fill && isShade(fill)) expect(stroke).toBeUndefined();
      else
        expect(stroke).toMatchObject({
          colour: 'scene',
          weight: expect.toSatisfy((mm: number) => mm >= 0.3),
        });
});

it('what stands somewhere stands with its foot on it, as large as things are there', () => {
  const { stands } = drawPlace('kamer', { x: 0, y: 0, width: 60, height: 60 }, 30);
  const mark = standOn(stands.achter ?? stands.vloer, 0.5, 'vos-staat', 20);
  expect(mark.width).toBeCloseTo(18);
  expect(mark.x + mark.width / 2).toBeCloseTo(30);
  expect(mark.y + mark.height).toBeCloseTo(stands.achter?.y ?? 0);
});

it('a place at half the size is the same place', () => {
  const half = { x: 0, y: 0, width: 30, height: 40 };
  const whole = { x: 0, y: 0, width: 60, height: 80 };
  const [small, large] = [drawPlace('strand', half, 15), drawPlace('strand', whole, 30)];
  expect(small.marks.map(({ fill }) => fill)).toEqual(large.marks.map(({ fill }) => fill));
  expect(small.stands.vloer.y * 2).toBeCloseTo(large.stands.vloer.y);
});
