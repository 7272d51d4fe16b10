import { describe, expect, it } from 'vitest';
import type { SceneMark } from '../scenery/backdrop.ts';
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

function pointsOf(mark: SceneMark): { x: number; y: number }[] {
  if (mark.kind !== 'path') throw new Error('A place is made of paths');
  const numbers = (mark.d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[2 * index] ?? 0,
    y: numbers[2 * index + 1] ?? 0,
  }));
}

describe.each(all)('$name of $width by $height', ({ name, width, height, child }) => {
  const place = drawPlace(name, { width, height }, child);

  it('is cut off at its edges, and covers all of it', () => {
    const points = place.marks.flatMap(pointsOf);
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    for (const [values, end] of [
      [xs, width],
      [ys, height],
    ] as const) {
      expect(Math.min(...values)).toBe(0);
      expect(Math.max(...values)).toBe(end);
    }
  });

  it('tells where one can stand: inside the box, with room above', () => {
    for (const stand of Object.values(place.stands)) {
      expect(stand.x).toBeGreaterThanOrEqual(0);
      expect(stand.x + stand.width).toBeLessThanOrEqual(width + 0.001);
      expect(stand.width).toBeGreaterThan(child * 0.2);
      expect(stand.y).toBeGreaterThan(child * 0.1);
      expect(stand.y).toBeLessThan(height);
    }
  });

  it('has a floor in front for the tallest of the cast, feet and all', () => {
    expect(place.stands.vloer).toMatchObject({ x: 0, size: 1 });
    expect(place.stands.vloer.width).toBeCloseTo(width);
    expect(place.stands.vloer.y).toBeGreaterThan(child * 1.5);
  });
});

it('a place is drawn of one list for both looks: each sheet has a quiet line around it', () => {
  for (const { name, width, height, child } of all)
    for (const mark of drawPlace(name, { width, height }, child).marks)
      expect('stroke' in mark && mark.stroke).toMatchObject({ colour: 'edge' });
});

it('what stands somewhere stands with its foot on it, as large as things are there', () => {
  const { stands } = drawPlace('kamer', { width: 60, height: 60 }, 30);
  const mark = standOn(stands.achter ?? stands.vloer, 0.5, 'vos-staat', 20);
  expect(mark.width).toBeCloseTo(18);
  expect(mark.x + mark.width / 2).toBeCloseTo(30);
  expect(mark.y + mark.height).toBeCloseTo(stands.achter?.y ?? 0);
});
