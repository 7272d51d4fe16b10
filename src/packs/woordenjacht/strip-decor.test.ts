import { expect, it } from 'vitest';
import { edgesOf } from '../../sheets/marks/index.ts';
import { placeNames } from '../../sheets/places/index.ts';
import { drawDecor } from './strip-decor.ts';

const strip = { x: 12, y: 48, width: 186, height: 48 };
/** Half of the room that the widest things of a row leave between them. */
const free = 23;

it.each(placeNames)('between two things of a hunt in %s there is something else, clear of both', (place) => {
  const rows = [0, 1, 2].map((row) => drawDecor(place, row, strip, strip.y + strip.height));
  for (const marks of rows) {
    expect(marks.length).toBeGreaterThan(0);
    for (const { left, right, top, bottom } of marks.map(edgesOf)) {
      expect(left).toBeGreaterThan(strip.x + strip.width / 2 - free);
      expect(right).toBeLessThan(strip.x + strip.width / 2 + free);
      expect(top).toBeGreaterThan(strip.y);
      expect(bottom).toBeLessThan(strip.y + strip.height);
    }
  }
  expect(new Set(rows.slice(0, 2).map((marks) => JSON.stringify(marks))).size).toBe(2);
});
