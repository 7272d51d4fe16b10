/** Where the pictures of a plate lie: in rows that are filled alike, none straight below another. */
import type { Random } from '../../model/shuffle.ts';
import type { Box } from '../../sheets/lay/box.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** As far as it may reach. */
  readonly radius: number;
}

const largest = 29;
/** In mm: so far from the middle of its cell, where there is room. */
const stray = 2.4;

export function layOutSpots(count: number, room: Box, random: Random): Spot[] {
  const arrangements = Array.from({ length: count }, (_, index) => spreadOver(index + 1, count));
  const sizes = arrangements.map((rows) => sizeIn(rows, room));
  const size = Math.max(...sizes);
  const rows = arrangements[sizes.indexOf(size)] ?? [];
  const radius = Math.min(largest, size / 2);
  const height = room.height / rows.length;
  const either = (most: number): number => (2 * random() - 1) * most;
  return rows.flatMap((inRow, row) => {
    const width = room.width / inRow;
    const air = width / 2 - radius;
    // A row like the one above it would make columns.
    const aside = inRow === rows[row - 1] || inRow === rows[row + 1] ? (row % 2 === 0 ? -0.6 : 0.6) * air : 0;
    return Array.from({ length: inRow }, (_, column): Spot => {
      const loose = Math.min(stray, air - Math.abs(aside));
      return {
        x: room.x + (column + 0.5) * width + aside + either(loose),
        y: room.y + (row + 0.5) * height + either(Math.min(stray, height / 2 - radius)),
        radius,
      };
    });
  });
}

const spreadOver = (rows: number, count: number): number[] =>
  Array.from(
    { length: rows },
    (_, row) => Math.floor(((row + 1) * count) / rows) - Math.floor((row * count) / rows),
  );

const sizeIn = (rows: readonly number[], { width, height }: Box): number =>
  Math.min(width / Math.max(...rows), height / rows.length);
