/** Boxes in rows and columns, and what is put into them. */

import { refuse } from '../refusal.ts';
import type { Block, Element, Mark } from '../sheet.ts';
import { type Box, middle } from './box.ts';
import { gridLines } from './lines.ts';
import { decoration } from './meaning.ts';

interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Of one cell. */
  readonly width: number;
  readonly height: number;
}

/** Cells of one size, edge to edge, so that one cut frees two; row by row, in the middle of the room. */
export function grid(room: Box, { columns, rows, width, height }: Grid): Box[] {
  if (columns * width > room.width + 0.01 || rows * height > room.height + 0.01)
    refuse(
      'grid-too-big',
      `${columns} bij ${rows} kaartjes van ${width} bij ${height} mm passen niet op het papier`,
    );
  const [x, y] = middle(room);
  const whole = { width: columns * width, height: rows * height };
  return divide({ x: x - whole.width / 2, y: y - whole.height / 2, ...whole }, columns, rows);
}

/** Equal cells that fill the room, row by row. */
export function divide(room: Box, columns: number, rows: number): Box[] {
  const [width, height] = [room.width / columns, room.height / rows];
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: room.x + (index % columns) * width,
    y: room.y + Math.floor(index / columns) * height,
    width,
    height,
  }));
}

/** Beside each other, each as wide as what comes into it, with what is left over alike between them. */
export function divideFor(widths: readonly number[], room: Box): Box[] {
  const air = (room.width - widths.reduce((sum, width) => sum + width, 0)) / widths.length;
  return widths.map((width, index) => {
    const x = widths.slice(0, index).reduce((from, one) => from + one + air, room.x);
    return { ...room, x, width: width + air };
  });
}

/** Each item in a cell of its own, in their order. What has no cell is refused: nothing is left out in silence. */
export function fill<Item, Cell, Thing extends Block | Element | Mark>(
  cells: readonly Cell[],
  items: readonly Item[],
  lay: (item: Item, cell: Cell, index: number) => readonly Thing[],
): Thing[] {
  if (items.length > cells.length)
    refuse('too-many-items', `er is plaats voor ${cells.length}, en het zijn er ${items.length}`);
  return cells
    .slice(0, items.length)
    .flatMap((cell, index) => items.slice(index, index + 1).flatMap((item) => lay(item, cell, index)));
}

/** Cards to cut out: the lines around them, and what stands on each. */
export function cards<Item>(
  cells: readonly Box[],
  items: readonly Item[],
  lay: (item: Item, cell: Box, index: number) => readonly Block[],
): Block[] {
  const laid = fill(cells, items, lay);
  return [decoration(gridLines(cells.slice(0, items.length))), ...laid];
}

/** As many pages as it takes. */
export function inPages<Item>(items: readonly Item[], perPage: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / perPage) }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  );
}

/** Boxes of these heights below each other; what is too high for the room is refused in the words given. */
export function rows(room: Box, heights: readonly number[], gap: number, tooHigh: string): Box[] {
  let top = room.y;
  const boxes = heights.map((height) => {
    const box = { ...room, y: top, height };
    top += height + gap;
    return box;
  });
  if (top - gap > room.y + room.height + 0.01) refuse('too-high', tooHigh);
  return boxes;
}
