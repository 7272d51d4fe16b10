/** All pages of a pack as small pictures of themselves, on one scale: as large as there is room for. */
import { type as typeSizes } from '../measures.ts';
import { type Mark, type Page, pageSize } from '../sheet.ts';
import { setText } from '../text.ts';
import type { Box } from './box.ts';
import type { Piece } from './flow.ts';
import { decoration } from './meaning.ts';
import { layMiniature } from './miniature.ts';
import { listParts, sayPages } from './parts.ts';

interface Shown {
  readonly page: Page;
  readonly label: string;
}

const scales = { largest: 0.2, smallest: 0.055, step: 0.0025 } as const;
type Room = Pick<Box, 'width' | 'height'>;

const gap = 3;
const loosest = 24;
const number = 4.6;
/** Of more pages than this, or than there is room for, only the first of each part is shown. */
const mostPages = 30;

/** `pages` are those of the whole pack; the first is the one that this stands on. */
export const overview =
  (pages: readonly Page[], height: number): Piece =>
  ({ x, top, width }) => {
    const shown = showPages(pages, { width, height });
    const scale = largestScale(shown, { width, height });
    const rows = balancedRows(shown, width, scale);
    const between = Math.min(loosest, ...rows.map((row) => spreadGap(row, width, scale)));
    const marks: Mark[] = [];
    let bottom = top - gap;
    for (const row of rows) {
      let left = x;
      const rowTop = bottom + gap;
      const rowHeight = highest(row, scale);
      for (const one of row) {
        const box = { x: left, y: rowTop, width: widthOf(one, scale), height: rowHeight };
        marks.push(...layShown(one, box));
        left += box.width + between;
      }
      bottom = rowTop + rowHeight + number;
    }
    return { blocks: [decoration(marks)], bottom: bottom - 1 };
  };

/** Every page but the first with its number, or every part with those of its pages. */
function showPages(pages: readonly Page[], room: Room): Shown[] {
  const all = pages.map((page, index) => ({ page, label: String(index + 1) })).slice(1);
  if (pages.length <= mostPages && heightAt(scales.smallest, all, room) <= room.height) return all;
  return listParts(pages).flatMap(({ first, last }) =>
    pages.slice(first - 1, first).map((page) => ({ page, label: sayPages(first, last) })),
  );
}

function largestScale(shown: readonly Shown[], room: Room): number {
  let scale: number = scales.largest;
  while (scale > scales.smallest && heightAt(scale, shown, room) > room.height) scale -= scales.step;
  return scale;
}

const heightAt = (scale: number, shown: readonly Shown[], { width }: Room): number =>
  heightOf(breakRows(shown, width, scale), scale);

/** As many rows as it takes, and none of them much shorter than the others. */
function balancedRows(shown: readonly Shown[], width: number, scale: number): Shown[][] {
  const rows = breakRows(shown, width, scale);
  let narrower = width;
  while (narrower > 1 && breakRows(shown, narrower - 1, scale).length === rows.length) narrower -= 1;
  return breakRows(shown, narrower, scale);
}

function breakRows(shown: readonly Shown[], width: number, scale: number): Shown[][] {
  const rows: Shown[][] = [];
  let left = width + gap;
  for (const one of shown) {
    const needed = widthOf(one, scale) + gap;
    const row = rows.at(-1);
    if (row && left >= needed) row.push(one);
    else {
      rows.push([one]);
      left = width + gap;
    }
    left -= needed;
  }
  return rows;
}

/** Between the pages of a row that reaches from edge to edge. */
const spreadGap = (row: readonly Shown[], width: number, scale: number): number =>
  (width - row.reduce((sum, one) => sum + widthOf(one, scale), 0)) / Math.max(1, row.length - 1);

const widthOf = ({ page }: Shown, scale: number): number => pageSize(page).width * scale;

const highest = (row: readonly Shown[], scale: number): number =>
  Math.max(...row.map(({ page }) => pageSize(page).height * scale));

const heightOf = (rows: readonly Shown[][], scale: number): number =>
  rows.reduce((sum, row) => sum + highest(row, scale) + number + gap, -gap);

function layShown({ page, label }: Shown, box: Box): Mark[] {
  const style = { size: typeSizes.least, align: 'centre', colour: 'quiet' } as const;
  return [
    ...layMiniature(page, box),
    setText(label, box.x + box.width / 2, box.y + box.height + number - 0.6, style),
  ];
}
