import { expect, it } from 'vitest';
import { edgesOf } from '../../sheets/marks/index.ts';
import { placeNames } from '../../sheets/places/index.ts';
import { drawDecor } from './strip-decor.ts';

const strip = { x: 12, y: 48, width: 186, height: 48 };

it.each(placeNames)(
  'behind a row of things in %s there is something from side to side, within the row',
  (place) => {
    const rows = [0, 1, 2].map((row) => drawDecor(place, row, strip, strip.y + strip.height));
    for (const marks of rows) {
      const edges = marks.map(edgesOf);
      expect(Math.min(...edges.map(({ left }) => left))).toBeLessThan(strip.x + 12);
      expect(Math.max(...edges.map(({ right }) => right))).toBeGreaterThan(strip.x + strip.width - 12);
      for (const { left, right, top, bottom } of edges) {
        expect(left).toBeGreaterThan(strip.x - 0.5);
        expect(right).toBeLessThan(strip.x + strip.width + 0.5);
        expect(top).toBeGreaterThan(strip.y - 0.5);
        expect(bottom).toBeLessThan(strip.y + strip.height + 0.5);
      }
    }
    expect(new Set(rows.slice(0, 2).map((marks) => JSON.stringify(marks))).size).toBe(2);
  },
);
