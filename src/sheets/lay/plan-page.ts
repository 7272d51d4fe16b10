/** Page one, to plan by: what is in the pack, what to print for how many children, how long and where. */
import { type Exercise, adultPageTitles as titles } from '../../model/exercise.ts';
import { inShort, planTitles } from '../../model/in-short.ts';
import type { Imprint, SquareCode } from '../imprint.ts';
import { page as measures, paperSize, type as typeSizes, weights } from '../measures.ts';
import type { Block, Element, Face, Holder, Mark, Page } from '../sheet.ts';
import { fitText, measureText, type Run, setParagraph, setText, type TextStyle } from '../text.ts';
import { type Box, workArea } from './box.ts';
import { layCode } from './code.ts';
import { layIn, type Piece, row, stack } from './flow.ts';
import { drawHolder, sayHolder } from './holder.ts';
import { decoration, figure, heading, paragraph } from './meaning.ts';
import { overview } from './overview.ts';
import { isChosen, listParts, type PagesOfPart, sayPages, sayPaper, sayPrints } from './parts.ts';
import { placePicture } from './picture-box.ts';
import { layPrintCheck } from './print-check.ts';
import { anyGroup, printLoad } from './print-load.ts';
import { sectionGap, sectionsOf } from './sections.ts';
import { shorten } from './shorten.ts';

const { small, least } = typeSizes;
const bannerHeight = 41;
const { section, free, bullets } = sectionsOf(typeSizes.body);
const gutter = 8;
/** Above the line that tells whether the print has its size. */
const air = 2;
/** Where there is room left over, the sections stand so much further apart at most. */
const mostSpare = 5;
const gapsBetween = 3;

/** What of an imprint stands on page one alone. */
type Marks = Pick<Imprint, 'title' | 'code'>;

/** `pages` are those of the whole pack as they are numbered, this one among them as an empty place. */
export function layPlanPage(exercise: Exercise, pages: readonly Page[], imprint: Marks = {}): Page {
  const area = workArea();
  const { adultPage } = exercise;
  const checkBaseline = paperSize().height - measures.footer - 9;
  const top = area.y + bannerHeight + 6.5;
  const room = { ...area, y: top, height: checkBaseline - 6 - top };
  const without = [
    section(titles.withoutPrinter, free(adultPage.withoutPrinter)),
    section(titles.ownLanguage, free([adultPage.ownLanguage])),
  ];
  const game = { label: 'Zo gaat het', text: exercise.description };
  const planBelow = (pictures: Piece, gap: number) =>
    stack(
      [
        section(planTitles.inShort, bullets([game, ...inShort(exercise.plan)].map(toLine))),
        section(planTitles.contents, pictures),
        section('Wat print je?', printTable(pages, exercise.printFor)),
        row(without, gutter),
      ],
      gap,
    );
  const column = { x: room.x, top, width: room.width };
  const end = top + room.height - air;
  const words = planBelow(({ top }) => ({ blocks: [], bottom: top }), sectionGap)(column);
  const pictures = overview(pages, { width: room.width, height: end - words.bottom });
  const spare = (end - words.bottom - pictures.height) / gapsBetween;
  const plan = planBelow(pictures.piece, sectionGap + Math.min(mostSpare, Math.max(0, spare)));
  return {
    bookmark: planTitles.inShort,
    blocks: [
      ...layBanner(exercise, { ...area, height: bannerHeight }, imprint),
      ...layIn(room, plan, (by) => `bladzijde 1 is ${by.toFixed(0)} mm te vol; maak de tekst korter`).blocks,
      ...layPrintCheck(checkBaseline, pages),
    ],
  };
}

const codeSide = 38;

/** What it is called and what it is good for, on a sheet of colour. A code takes the place of the pictures. */
function layBanner(
  { title, trains, group, term, banner }: Exercise,
  box: Box,
  { title: own, code }: Marks,
): Block[] {
  const side = 25;
  const picturesLeft = box.x + box.width - 3 * side - 8;
  const left = box.x + 7;
  const room = picturesLeft - box.x - 12;
  // Two sizes, so that titles differ by their length and not from pack to pack.
  const size = measureText(title, typeSizes.title, 'bold') > room ? typeSizes.longTitle : typeSizes.title;
  const shown = banner.map((picture, index) => {
    const y = box.y + (box.height - side) / 2 - 3.5 + (index === 1 ? -3 : 3);
    const place = { x: picturesLeft + index * (side + 1.5), y, width: side, height: side };
    return placePicture(picture, place, { turn: [-6, 4, 7][index] ?? 0 });
  });
  const goodFor: Run[] = [
    { text: 'Goed voor: ', face: 'bold' },
    { text: trains, face: 'regular' },
  ];
  return [
    decoration([{ kind: 'rect', ...box, radius: 6, fill: 'ownSoft' }, ...(code ? [] : shown)]),
    heading(1, [
      own === undefined
        ? fitText(title, left, box.y + 16, room + 4, { size, face: 'bold', colour: 'own' })
        : setOwnTitle(own, left, box.y + 16, room + 4),
    ]),
    paragraph(setParagraph(goodFor, left, box.y + 25.5, room, { size: 13, leading: 1.3 }).marks),
    paragraph([
      fitText(
        [...(own === undefined ? [] : [title]), `Groep ${group}`, term].join(' · '),
        left,
        box.y + box.height - 4,
        box.width - 14 - (code ? codeSide : 0),
        { size: small, colour: 'quiet' },
      ),
    ]),
    ...(code ? layCodeWithCaption(code, placeOfCode(box)) : []),
  ];
}

/** As large as there is room for. */
function setOwnTitle(title: string, x: number, y: number, room: number): Mark {
  const most = typeSizes.longTitle;
  const size = Math.max(least, Math.min(most, (most * room) / measureText(title, most, 'bold')));
  return setText(shorten(title, room, size, 'bold'), x, y, { size, face: 'bold', colour: 'own' });
}

/** Whoever holds the paper reads what the code is for. */
const layCodeWithCaption = (code: SquareCode, place: Box): Element[] => {
  const style = { size: small, align: 'right' } as const;
  const caption = ['Zelfde set maken?', 'Scan de code.'].map((line, index) =>
    setText(line, place.x - 3, place.y + 13 + index * 5, style),
  );
  return [layCode(code, place), paragraph(caption)];
};

const placeOfCode = ({ x, y, width, height }: Box): Box => ({
  x: x + width - codeSide - 2.5,
  y: y + (height - codeSide) / 2,
  width: codeSide,
  height: codeSide,
});

const rowHeight = 5.6;
const signRoom = 9;

const sayChildren = (count: number): string => `${count} ${count === 1 ? 'kind' : 'kinderen'}`;

interface TableLine {
  readonly holder?: Holder;
  readonly cells: readonly string[];
  readonly face?: Face;
}

/** A line for each part: whom it is for, its pages, the paper, and how much of it for how many children; what that is in all. */
const printTable =
  (pages: readonly Page[], children = anyGroup): Piece =>
  ({ x, top, width }) => {
    const lines = linesOf(pages, children);
    const titles = ['', 'bladzijde', 'kanten', ...children.map(sayChildren)];
    const cells = [titles, ...lines.map((line) => line.cells)];
    const columns = columnsOf(cells, { x: x + signRoom, width: width - signRoom });
    const lay = (texts: readonly string[], baseline: number, style: TextStyle): Mark[] =>
      texts.flatMap((text, index) => (text ? [setText(text, columns[index] ?? x, baseline, style)] : []));
    const rows = lines.flatMap(({ cells, holder, face = 'regular' }, index) => {
      const bottom = top + (index + 2) * rowHeight;
      return [
        rule(x, bottom - rowHeight, width),
        ...(holder ? drawHolder(holder, x + signRoom - 1.5, bottom - 1.8) : []),
        ...lay(cells, bottom - 1.8, { size: least, face }),
      ];
    });
    const head = lay(titles, top + rowHeight - 1.8, { size: least, colour: 'quiet' });
    return {
      blocks: [figure(readTable(pages, children), [...head, ...rows])],
      bottom: top + (lines.length + 1) * rowHeight - 1.8,
    };
  };

/** What is needed, what that takes, and what may be printed besides. */
function linesOf(pages: readonly Page[], children: readonly number[]): TableLine[] {
  const parts = listParts(pages);
  const toLine = (part: PagesOfPart): TableLine => ({
    holder: part.part.holder,
    cells: cellsOf(part, children),
  });
  const loads = children.map((count) => printLoad(pages, count));
  const cuts = loads.some(({ minutes }) => minutes > 0);
  return [
    ...parts.filter(({ part }) => !part.optional).map(toLine),
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

const sayName = (pages: PagesOfPart): string =>
  pages.part.name + (pages.part.optional ? ' (naar keuze)' : '') + (isChosen(pages) ? ', kies er één' : '');

const cellsOf = (part: PagesOfPart, children: readonly number[]): string[] => [
  sayName(part),
  sayPages(part.first, part.last),
  sayPaper(part.part),
  ...children.map((count) => sayPrints(part, count)),
];

/** The table as sentences, for whoever hears it. */
function readTable(pages: readonly Page[], children: readonly number[]): string {
  const parts = listParts(pages).map((part) => {
    const amounts = children
      .map((count) => `voor ${sayChildren(count)} ${sayPrints(part, count)}`)
      .join(', ');
    const { holder } = part.part;
    return `${sayName(part)}, bladzijde ${sayPages(part.first, part.last)}, ${sayHolder(holder)}, ${sayPaper(part.part)}: ${amounts}.`;
  });
  const loads = children.map((count) => {
    const { sheets, minutes } = printLoad(pages, count);
    const cutting = minutes > 0 ? ` en ${minutes} minuten knippen` : '';
    return `voor ${sayChildren(count)} ${saySheets(sheets)}${cutting}`;
  });
  return `${parts.join(' ')} Samen, zonder wat naar keuze is: ${loads.join(', ')}.`;
}

const toLine = ({ label, text }: ReturnType<typeof inShort>[number]) => [
  { text: `${label}: `, strong: true },
  { text, strong: false },
];
