/** What to print of each part for how many children, and what that takes in all. */
import { type as typeSizes, weights } from '../measures.ts';
import type { Face, Holder, Mark, Page } from '../sheet.ts';
import { capHeight, measureText, setText, type TextStyle } from '../text.ts';
import type { Box } from './box.ts';
import type { Piece } from './flow.ts';
import { drawHolder, sayHolder } from './holder.ts';
import { figure } from './meaning.ts';
import {
  firstSheet,
  isChosen,
  listParts,
  type PagesOfPart,
  sayPagesOf,
  sayPaper,
  sayPrints,
} from './parts.ts';
import { anyGroup, printLoad, sheetsOf } from './print-load.ts';

const { least } = typeSizes;
/** Of many lines, or on a full page. */
export const tightestRow = 5.2;
/** Of a line, the first that there is room for. */
export const rowHeights: readonly number[] = [7, 6.4, 5.8, tightestRow];
const signRoom = 9;

const sayChildren = (count: number): string => `${count} ${count === 1 ? 'kind' : 'kinderen'}`;

interface TableLine {
  readonly holder?: Holder;
  readonly cells: readonly string[];
  readonly face?: Face;
}

/** A line for each part: whom it is for, its pages, the paper, and how much of it for how many children; what that is in all. */
export const printTable =
  (pages: readonly Page[], rowHeight: number, children = anyGroup): Piece =>
  ({ x, top, width }) => {
    const lines = linesOf(pages, children);
    // Of the line under it: what is written stands in the middle of its row.
    const below = (rowHeight - capHeight(least)) / 2;
    const titles = ['', 'bladzijde', 'kanten', ...children.map(sayChildren)];
    // The name of a game stands above its parts, over all columns.
    const cells = [titles, ...lines.map((line) => line.cells).filter(({ length }) => length > 1)];
    const columns = columnsOf(cells, { x: x + signRoom, width: width - signRoom });
    const lay = (texts: readonly string[], baseline: number, style: TextStyle): Mark[] =>
      texts.flatMap((text, index) => (text ? [setText(text, columns[index] ?? x, baseline, style)] : []));
    const rows = lines.flatMap(({ cells, holder, face = 'regular' }, index) => {
      const bottom = top + (index + 2) * rowHeight;
      return [
        rule(x, bottom - rowHeight, width),
        ...(holder ? drawHolder(holder, x + signRoom - 1.5, bottom - below) : []),
        ...lay(cells, bottom - below, { size: least, face }),
      ];
    });
    const head = lay(titles, top + rowHeight - below, { size: least, colour: 'quiet' });
    return {
      blocks: [figure(readTable(pages, children), [...head, ...rows])],
      bottom: top + (lines.length + 1) * rowHeight - below,
    };
  };

/** What is needed, what that takes, and what may be printed besides. */
function linesOf(pages: readonly Page[], children: readonly number[]): TableLine[] {
  const parts = listParts(pages);
  const toLine = (part: PagesOfPart): TableLine => ({
    holder: part.part.holder,
    cells: cellsOf(part, children),
  });
  const needed = parts.filter(({ part }) => !part.optional);
  const loads = children.map((count) => printLoad(pages, count));
  const cuts = loads.some(({ minutes }) => minutes > 0);
  return [
    ...needed.flatMap((part, index) => {
      const { of: game } = part.part;
      const isFirst = game !== undefined && game !== needed[index - 1]?.part.of;
      return [...(isFirst ? [{ cells: [game], face: 'bold' } as const] : []), toLine(part)];
    }),
    { cells: [totals.sheets, '', '', ...loads.map(({ sheets }) => saySheets(sheets))], face: 'bold' },
    ...(cuts
      ? [
          {
            cells: [totals.minutes, '', '', ...loads.map(({ minutes }) => `${minutes} min`)],
            face: 'bold',
          } as const,
        ]
      : []),
    ...parts.filter(({ part }) => part.optional).map(toLine),
  ];
}

const totals = { sheets: 'Basis samen', minutes: 'Alleen knippen' } as const;

const saySheets = (count: number): string => `${count} ${count === 1 ? 'vel' : 'vellen'}`;

/** Where each column begins: as wide as the longest that stands in it, and what is left over between them alike. */
function columnsOf(lines: readonly (readonly string[])[], { x, width }: Pick<Box, 'x' | 'width'>): number[] {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((cells) => measureText(cells[column] ?? '', least))),
  );
  const between = (width - widths.reduce((sum, one) => sum + one, 0)) / (widths.length - 1);
  return widths.map((_, column) => widths.slice(0, column).reduce((along, one) => along + one + between, x));
}

const rule = (x: number, y: number, width: number): Mark => ({
  kind: 'line',
  x1: x,
  y1: y,
  x2: x + width,
  y2: y,
  stroke: { colour: 'faint', weight: weights.thin },
});

const sayName = (pages: PagesOfPart): string => [pages.part.name, sayChoice(pages)].filter(Boolean).join(' ');

function sayChoice(pages: PagesOfPart): string {
  if (isChosen(pages)) return pages.part.optional ? '(één, naar keuze)' : '(kies er één)';
  return pages.part.optional ? '(naar keuze)' : '';
}

const cellsOf = (part: PagesOfPart, children: readonly number[]): string[] => [
  sayName(part),
  sayPagesOf(part),
  part.part.twoSided ? '2' : '1',
  ...children.map((count) => sayAmount(part, count)),
];

/** What is asked of a printer, and the paper for it where that is another number, so that the sum under it can be followed: `2×`, `2× · 4 vel`, `1× + blz. 3 · 7 vel`. */
function sayAmount(part: PagesOfPart, children: number): string {
  const said = sayPrints(part, children);
  if (said === firstSheet) return said;
  const prints = said.replace(' keer', '×').replace(/, (.+) nog eens$/, ' + $1');
  const sheets = sheetsOf(part, children);
  return prints === `${sheets}×` ? prints : `${prints} · ${sheets} vel`;
}

/** The table as sentences, for whoever hears it. */
function readTable(pages: readonly Page[], children: readonly number[]): string {
  const parts = listParts(pages).map((part) => {
    const amounts = children
      .map(
        (count) =>
          `voor ${sayChildren(count)} ${sayPrints(part, count)}, ${saySheets(sheetsOf(part, count))}`,
      )
      .join(', ');
    const { holder } = part.part;
    return `${[part.part.of, sayName(part)].filter(Boolean).join(': ')}, bladzijde ${sayPagesOf(part)}, ${sayHolder(holder)}, ${sayPaper(part.part)}: ${amounts}.`;
  });
  const loads = children.map((count) => {
    const { sheets, minutes } = printLoad(pages, count);
    const cutting = minutes > 0 ? ` en ${minutes} minuten knippen` : '';
    return `voor ${sayChildren(count)} ${saySheets(sheets)}${cutting}`;
  });
  return `${parts.join(' ')} Samen, zonder wat naar keuze is: ${loads.join(', ')}.`;
}
