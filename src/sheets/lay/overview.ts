/** The pages of a pack as small pictures of themselves, on one scale: as large as there is room for. */
import { type as typeSizes } from '../measures.ts';
import { type Mark, type Page, pageSize } from '../sheet.ts';
import { capHeight, measureText, setText } from '../text.ts';
import type { Box } from './box.ts';
import type { Piece } from './flow.ts';
import { decoration } from './meaning.ts';
import { layMiniature } from './miniature.ts';
import { listParts, sayPages } from './parts.ts';

interface Shown {
  readonly page: Page;
  readonly name: string;
  readonly first: number;
  readonly last: number;
  /** How many pages lie in the pile, of a part that shows only its first. */
  readonly pile?: number;
}

/** Pages of one part beside each other, with what they are under them. */
interface Group {
  readonly shown: readonly Shown[];
  readonly width: number;
}

const scales = { largest: 0.2, smallest: 0.055, step: 0.0025 } as const;
/** Between the pages of a part, between parts, and between rows; at most where the rows have room to spare. */
const gaps = { pages: 3, parts: 4, rows: 3 } as const;
const loosest = { pages: 5, parts: 12 } as const;
const caption = 5.8;
const captionStyle = { size: typeSizes.least, colour: 'quiet' } as const;
/** In a pack with more pages than this, each part is one pile. */
const mostPages = 14;
/** How far the sheets of a pile are shifted, in mm of the page itself, and how many of them show. */
const pileLook = { step: 8, under: 3, badge: 3.5 } as const;

/** What is laid when it is known where, and how high it will be. */
interface Overview {
  readonly height: number;
  readonly piece: Piece;
}

/** `pages` are those of the whole pack; the overview stands on the first. */
export function overview(pages: readonly Page[], room: Pick<Box, 'width' | 'height'>): Overview {
  const shown = showPages(pages);
  const scale = largestScale(shown, room);
  const rows = balancedRows(shown, room.width, scale);
  return { height: heightOf(rows, scale) - 1, piece: layRows(rows, scale) };
}

const layRows =
  (rows: readonly Shown[][], scale: number): Piece =>
  ({ x, top, width }) => {
    const loose = loosen(
      rows.map((row) => groupsOf(row, scale)),
      width,
    );
    const marks: Mark[] = [];
    let bottom = top - gaps.rows;
    for (const row of rows) {
      const groups = groupsOf(row, scale);
      const rowTop = bottom + gaps.rows;
      const height = highest(row, scale);
      let left = x;
      for (const group of groups) {
        marks.push(...layGroup(group, scale, { x: left, y: rowTop, height, gap: loose.pages }));
        left += group.width + (group.shown.length - 1) * (loose.pages - gaps.pages) + loose.parts;
      }
      bottom = rowTop + height + caption;
    }
    return { blocks: [decoration(marks)], bottom: bottom - 1 };
  };

/** The same gaps in all rows, as wide as the fullest allows, so that what belongs together stays together. */
function loosen(rows: readonly Group[][], width: number): Record<'pages' | 'parts', number> {
  const spares = rows.map((groups) => {
    const within = groups.reduce((sum, { shown }) => sum + shown.length - 1, 0);
    return (width - widthOfRow(groups)) / Math.max(1, within + 3 * (groups.length - 1));
  });
  const spare = Math.min(...spares);
  return {
    pages: Math.min(loosest.pages, gaps.pages + spare),
    parts: Math.min(loosest.parts, gaps.parts + 3 * spare),
  };
}

/** Every page but the first, a sheet with both its sides as its front; or a part as one pile. */
function showPages(pages: readonly Page[]): Shown[] {
  const parts = listParts(pages);
  return pages.flatMap((page, index): Shown[] => {
    const at = index + 1;
    const part = parts.find(({ first, last }) => at >= first && at <= last);
    const name = (part?.part.name ?? page.bookmark ?? '').replace(/:.*/, '');
    if (part && part.last > part.first && pages.length > mostPages) {
      const { first, last } = part;
      return at > first ? [] : [{ page, name, first, last, pile: last - first + 1 }];
    }
    if (part?.part.twoSided)
      return (at - part.first) % 2 === 0
        ? [{ page, name, first: at, last: Math.min(at + 1, part.last) }]
        : [];
    return at === 1 ? [] : [{ page, name, first: at, last: at }];
  });
}

function largestScale(shown: readonly Shown[], room: Pick<Box, 'width' | 'height'>): number {
  let scale: number = scales.largest;
  while (scale > scales.smallest && heightOf(breakRows(shown, room.width, scale), scale) > room.height)
    scale -= scales.step;
  return scale;
}

/** The fewest rows that fit, about equally long; where possible a part is not split over two of them. */
function balancedRows(shown: readonly Shown[], width: number, scale: number): Shown[][] {
  let rows = breakRows(shown, width, scale);
  for (let narrower = width - 1; narrower > 1; narrower -= 1) {
    const others = breakRows(shown, narrower, scale);
    if (others.length > rows.length) break;
    if (brokenParts(others) <= brokenParts(rows)) rows = others;
  }
  return rows;
}

const brokenParts = (rows: readonly Shown[][]): number =>
  rows.filter(([first], index) => first && first.name === rows[index - 1]?.at(-1)?.name).length;

function breakRows(shown: readonly Shown[], width: number, scale: number): Shown[][] {
  const rows: Shown[][] = [];
  for (const one of shown) {
    const row = rows.at(-1);
    const longer = [...(row ?? []), one];
    if (row && widthOfRow(groupsOf(longer, scale)) <= width) row.push(one);
    else rows.push([one]);
  }
  return rows;
}

function groupsOf(row: readonly Shown[], scale: number): Group[] {
  const names = row.map(({ name }) => name);
  const starts = row.flatMap((_, index) => (index === 0 || names[index] !== names[index - 1] ? [index] : []));
  return starts.map((start, index) => {
    const shown = row.slice(start, starts[index + 1]);
    const pages = shown.reduce((sum, one) => sum + widthOf(one, scale) + gaps.pages, -gaps.pages);
    return { shown, width: Math.max(pages, measureText(sayGroup(shown), captionStyle.size)) };
  });
}

const widthOfRow = (groups: readonly Group[]): number =>
  groups.reduce((sum, { width }) => sum + width + gaps.parts, -gaps.parts);

/** `3–8 Kaarten`. */
const sayGroup = (shown: readonly Shown[]): string =>
  `${sayPages(shown[0]?.first ?? 0, shown.at(-1)?.last ?? 0)} ${shown[0]?.name ?? ''}`.trim();

const pileOf = ({ pile }: Shown, scale: number): number =>
  pile ? pileLook.step * pileLook.under * scale : 0;

const widthOf = (shown: Shown, scale: number): number =>
  pageSize(shown.page).width * scale + pileOf(shown, scale);

const highest = (row: readonly Shown[], scale: number): number =>
  Math.max(...row.map((shown) => pageSize(shown.page).height * scale + pileOf(shown, scale)));

const heightOf = (rows: readonly Shown[][], scale: number): number =>
  rows.reduce((sum, row) => sum + highest(row, scale) + caption + gaps.rows, -gaps.rows);

interface GroupPlace extends Omit<Box, 'width'> {
  readonly gap: number;
}

function layGroup({ shown }: Group, scale: number, { x, y, height, gap }: GroupPlace): Mark[] {
  let left = x;
  const marks = shown.flatMap((one) => {
    const box = { x: left, y, width: widthOf(one, scale), height };
    left += box.width + gap;
    return layShown(one, scale, box);
  });
  return [...marks, setText(sayGroup(shown), x, y + height + caption - 1, captionStyle)];
}

function layShown(shown: Shown, scale: number, box: Box): Mark[] {
  const by = pileOf(shown, scale);
  const { width, height } = pageSize(shown.page);
  const front = {
    x: box.x,
    y: box.y + box.height - height * scale - by,
    width: width * scale,
    height: height * scale,
  };
  if (!shown.pile) return layMiniature(shown.page, front);
  const under = Array.from({ length: pileLook.under }, (_, index) => {
    const down = (1 - index / pileLook.under) * by;
    return layMiniature({ ...shown.page, blocks: [] }, { ...front, x: front.x + down, y: front.y + down });
  });
  return [...under.flat(), ...layMiniature(shown.page, front), ...layBadge(shown.pile, front)];
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
