/** Things to print as small pictures of their first pages, in columns of one width, on one scale. */

import type { Box } from '../sheets/lay/box.ts';
import type { Piece } from '../sheets/lay/flow.ts';
import { decoration } from '../sheets/lay/meaning.ts';
import { sayPages } from '../sheets/lay/parts.ts';
import { mm, type as typeSizes } from '../sheets/measures.ts';
import { type Mark, type Page, pageSize, type TextMark } from '../sheets/sheet.ts';
import { capHeight, setParagraph, setText } from '../sheets/text.ts';
import { layMiniature } from './miniature.ts';

/** What lies in one column: the pages of one thing, of which the first is seen. */
export interface Pile {
  readonly name: string;
  readonly page: Page;
  readonly first: number;
  readonly last: number;
}

interface Row {
  readonly piles: readonly Pile[];
  readonly captionHeight: number;
}

const mostColumns = 6;
const gaps = { columns: 4, rows: 4, caption: 2 } as const;
const captionStyle = { size: typeSizes.least, leading: 1.25, colour: 'quiet' } as const;
const largestScale = 0.2;
/** Less is no picture of a page: where the texts leave no more, page one is too full. */
const leastHeight = 8;
/** How far the sheets under a page are shifted, of which so many show; and the number on its corner. */
const pileLook = { step: 0.7, under: 3, badge: 3.5 } as const;
const pileDepth = pileLook.step * pileLook.under;

interface Overview {
  readonly height: number;
  readonly piece: Piece;
}

export function overview(piles: readonly Pile[], { width, height }: Pick<Box, 'width' | 'height'>): Overview {
  const rowCount = Math.ceil(piles.length / mostColumns);
  const columns = Math.ceil(piles.length / rowCount);
  const columnWidth = (width - gaps.columns * (columns - 1)) / columns;
  const rows = Array.from({ length: rowCount }, (_, row): Row => {
    const shown = piles.slice(row * columns, (row + 1) * columns);
    return {
      piles: shown,
      captionHeight: Math.max(...shown.map((pile) => caption(pile, columnWidth).height)),
    };
  });
  const around = rows.reduce((sum, { captionHeight }) => sum + captionHeight + gaps.caption + pileDepth, 0);
  const forPages = Math.max(leastHeight * rowCount, height - around - gaps.rows * (rowCount - 1));
  const scale = Math.min(largestScale, ...rows.map((row) => scaleOf(row, columnWidth, forPages / rowCount)));
  const pageHeight = (row: Row): number =>
    Math.max(...row.piles.map(({ page }) => pageSize(page).height)) * scale;
  return {
    height: around + rows.reduce((sum, row) => sum + pageHeight(row), gaps.rows * (rowCount - 1)),
    piece: ({ x, top }) => {
      let bottom = top - gaps.rows;
      const marks = rows.flatMap((row) => {
        const place = { y: bottom + gaps.rows, width: columnWidth, height: pageHeight(row) + pileDepth };
        bottom = place.y + place.height + gaps.caption + row.captionHeight;
        return row.piles.flatMap((pile, column) =>
          layPile(pile, scale, { ...place, x: x + column * (columnWidth + gaps.columns) }),
        );
      });
      return { blocks: [decoration(marks)], bottom };
    },
  };
}

const scaleOf = ({ piles }: Row, width: number, height: number): number =>
  Math.min(
    ...piles.map(({ page }) => {
      const size = pageSize(page);
      return Math.min((width - pileDepth) / size.width, height / size.height);
    }),
  );

interface Caption {
  readonly marks: readonly TextMark[];
  readonly height: number;
}

/** `Kaarten`, and under it `blz. 3–8`, the top of its first capitals at the origin. */
function caption(pile: Pile, width: number): Caption {
  const top = capHeight(captionStyle.size);
  const named = setParagraph([{ text: pile.name, face: 'regular' }], 0, top, width, captionStyle);
  const height = named.lastBaseline + mm(captionStyle.size) * captionStyle.leading;
  const pages = setText(`blz. ${sayPages(pile.first, pile.last)}`, 0, height, captionStyle);
  return { marks: [...named.marks, pages], height };
}

/** A page on those under it, all standing on one line, and what it is. */
function layPile(pile: Pile, scale: number, box: Box): Mark[] {
  const size = pageSize(pile.page);
  const [width, height] = [size.width * scale, size.height * scale];
  const bottom = box.y + box.height;
  const front = { x: box.x, y: bottom - height - (pile.last > pile.first ? pileDepth : 0), width, height };
  const under = pile.last > pile.first ? layUnder(pile.page, front) : [];
  const badge = pile.last > pile.first ? layBadge(pile.last - pile.first + 1, front) : [];
  const said = caption(pile, box.width).marks.map((mark) => ({
    ...mark,
    x: mark.x + box.x,
    y: mark.y + bottom + gaps.caption,
  }));
  return [...under, ...layMiniature(pile.page, front), ...badge, ...said];
}

const layUnder = (page: Page, front: Box): Mark[] =>
  Array.from({ length: pileLook.under }, (_, index) => {
    const by = (pileLook.under - index) * pileLook.step;
    return layMiniature({ ...page, blocks: [] }, { ...front, x: front.x + by, y: front.y + by });
  }).flat();

/** How many there are, on a corner of the pile. */
function layBadge(count: number, { x, y, width, height }: Box): Mark[] {
  const [across, down] = [x + width - pileLook.badge + 1, y + height - pileLook.badge + 1];
  const style = { size: typeSizes.least, face: 'bold', colour: 'paper', align: 'centre' } as const;
  return [
    { kind: 'circle', x: across, y: down, radius: pileLook.badge, fill: 'own' },
    setText(String(count), across, down + capHeight(style.size) / 2, style),
  ];
}
