/** The pages of a pack as small pictures of themselves, on one scale: as large as there is room for. */
import { type as typeSizes } from '../measures.ts';
import { type Mark, type Page, pageSize } from '../sheet.ts';
import { capHeight, setText } from '../text.ts';
import type { Box } from './box.ts';
import type { Piece } from './flow.ts';
import { decoration } from './meaning.ts';
import { layMiniature } from './miniature.ts';
import { listParts, sayPages } from './parts.ts';

interface Shown {
  readonly page: Page;
  readonly label: string;
  /** Of a part that lies in a pile the first page is seen: how many there are. */
  readonly pile?: number;
}

const scales = { largest: 0.2, smallest: 0.055, step: 0.0025 } as const;
const gap = 3;
const loosest = 44;
const number = 5.2;
/** Of more pages than this each part is one pile. */
const mostPages = 14;
/** How far the sheets of a pile lie beside each other, in mm of the page itself, and how many of them are seen. */
const pileLook = { step: 8, under: 3, badge: 3.5 } as const;

/** `pages` are those of the whole pack; the first is the one that this stands on. */
export const overview =
  (pages: readonly Page[], height: number): Piece =>
  ({ x, top, width }) => {
    const shown = showPages(pages);
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
        marks.push(...layShown(one, scale, box));
        left += box.width + between;
      }
      bottom = rowTop + rowHeight + number;
    }
    return { blocks: [decoration(marks)], bottom: bottom - 1 };
  };

/** Every page but the first with its number, a sheet with both its sides as its front; or a part as one pile. */
function showPages(pages: readonly Page[]): Shown[] {
  const parts = listParts(pages);
  return pages.flatMap((page, index): Shown[] => {
    const at = index + 1;
    const part = parts.find(({ first, last }) => at >= first && at <= last);
    if (part && part.last > part.first && pages.length > mostPages) {
      const { first, last } = part;
      return at > first ? [] : [{ page, label: sayPages(first, last), pile: last - first + 1 }];
    }
    if (part?.part.twoSided)
      return (at - part.first) % 2 === 0 ? [{ page, label: sayPages(at, Math.min(at + 1, part.last)) }] : [];
    return at === 1 ? [] : [{ page, label: String(at) }];
  });
}

function largestScale(shown: readonly Shown[], room: Pick<Box, 'width' | 'height'>): number {
  let scale: number = scales.largest;
  while (scale > scales.smallest && heightOf(breakRows(shown, room.width, scale), scale) > room.height)
    scale -= scales.step;
  return scale;
}

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

const pileOf = ({ pile }: Shown, scale: number): number =>
  pile ? pileLook.step * pileLook.under * scale : 0;

const widthOf = (shown: Shown, scale: number): number =>
  pageSize(shown.page).width * scale + pileOf(shown, scale);

const highest = (row: readonly Shown[], scale: number): number =>
  Math.max(...row.map((shown) => pageSize(shown.page).height * scale + pileOf(shown, scale)));

const heightOf = (rows: readonly Shown[][], scale: number): number =>
  rows.reduce((sum, row) => sum + highest(row, scale) + number + gap, -gap);

function layShown(shown: Shown, scale: number, box: Box): Mark[] {
  const style = { size: typeSizes.least, align: 'centre', colour: 'quiet' } as const;
  const by = pileOf(shown, scale);
  const front = { ...box, width: box.width - by, height: box.height - by };
  const label = setText(shown.label, box.x + box.width / 2, box.y + box.height + number - 0.8, style);
  if (!shown.pile) return [...layMiniature(shown.page, front), label];
  const under = Array.from({ length: pileLook.under }, (_, index) => {
    const down = (1 - index / pileLook.under) * by;
    return layMiniature({ ...shown.page, blocks: [] }, { ...front, x: front.x + down, y: front.y + down });
  });
  return [...under.flat(), ...layMiniature(shown.page, front), ...layBadge(shown.pile, front), label];
}

/** How many there are, on a corner of the pile. */
function layBadge(count: number, { x, y, width, height }: Box): Mark[] {
  const [across, down] = [x + width - pileLook.badge + 1, y + height - pileLook.badge + 1];
  const style = { size: typeSizes.least, face: 'bold', colour: 'paper', align: 'centre' } as const;
  return [
    { kind: 'circle', x: across, y: down, radius: pileLook.badge, fill: 'own' },
    setText(String(count), across, down + capHeight(style.size) / 2, style),
  ];
}
