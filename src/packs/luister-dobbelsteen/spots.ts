/** Where the pictures of a plate lie: in straight rows that are filled alike, as far apart as a button asks. */
import type { Box } from '../../sheets/lay/box.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** As far as it may reach. */
  readonly radius: number;
  /** Of its colour: neighbours differ, so that no child takes a colour for what belongs together. */
  readonly hue: number;
}

const largest = 29;
/** In mm: between two that are as near as they come. */
const air = 3;

export function layOutSpots(count: number, room: Box): Spot[] {
  const arrangements = Array.from({ length: count }, (_, index) => spreadOver(index + 1, count));
  const sizes = arrangements.map((rows) => sizeIn(rows, room));
  const size = Math.max(...sizes);
  const rows = arrangements[sizes.indexOf(size)] ?? [];
  const radius = Math.min(largest, (size - air) / 2);
  const height = room.height / rows.length;
  return rows.flatMap((inRow, row) => {
    const width = room.width / inRow;
    return Array.from(
      { length: inRow },
      (_, column): Spot => ({
        x: room.x + (column + 0.5) * width,
        y: room.y + (row + 0.5) * height,
        radius,
        hue: row + column,
      }),
    );
  });
}

const spreadOver = (rows: number, count: number): number[] =>
  Array.from(
    { length: rows },
    (_, row) => Math.floor(((row + 1) * count) / rows) - Math.floor((row * count) / rows),
  );

const sizeIn = (rows: readonly number[], { width, height }: Box): number =>
  Math.min(width / Math.max(...rows), height / rows.length);
