/** Cards of one size, edge to edge, so that one cut frees two. */
import { refuse } from '../refusal.ts';
import { type Box, workArea } from './box.ts';

export interface GridOptions {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly landscape?: boolean;
  /** Top of the grid; by default it is in the middle of what is left under `from`. */
  readonly top?: number;
  /** The grid begins below this, e.g. a heading. */
  readonly from?: number;
}

/** Row by row. The grid is centred from left to right, so that backs line up with fronts. */
export function layGrid(options: GridOptions): Box[] {
  const { columns, rows, width, height, landscape = false } = options;
  const area = workArea(landscape);
  const from = options.from ?? area.y;
  const room = area.y + area.height - from;
  if (columns * width > area.width + 0.01 || rows * height > room + 0.01)
    refuse(
      'grid-too-big',
      `${columns} bij ${rows} kaartjes van ${width} bij ${height} mm passen niet op het papier`,
    );
  const left = area.x + (area.width - columns * width) / 2;
  const top = options.top ?? from + (room - rows * height) / 2;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: left + (index % columns) * width,
    y: top + Math.floor(index / columns) * height,
    width,
    height,
  }));
}

/** As many pages as it takes. */
export function inPages<T>(items: readonly T[], perPage: number): T[][] {
  const pages: T[][] = [];
  for (let at = 0; at < items.length; at += perPage) pages.push(items.slice(at, at + perPage));
  return pages;
}
