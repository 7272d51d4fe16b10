/** Page one, to plan by: what is in the pack, what to print for how many children, how long and where. */
import { type Exercise, adultPageTitles as titles } from '../../model/exercise.ts';
import { inShort, planTitles } from '../../model/in-short.ts';
import { page as measures, paperSize, type as typeSizes, weights } from '../measures.ts';
import type { Block, Mark, Page } from '../sheet.ts';
import { fitText, measureText, type Run, setParagraph, setText, type TextStyle } from '../text.ts';
import { type Box, workArea } from './box.ts';
import { divide, fill } from './cells.ts';
import { layIn, type Piece, row, stack } from './flow.ts';
import { decoration, figure, heading, paragraph } from './meaning.ts';
import { layMiniature } from './miniature.ts';
import { listParts, type PagesOfPart, sayPages, sayPrints } from './parts.ts';
import { placePicture } from './picture-box.ts';
import { layPrintCheck } from './print-check.ts';
import { sectionGap, sectionsOf } from './sections.ts';

const { small, least } = typeSizes;
const bannerHeight = 43;
const { section, free, bullets } = sectionsOf(typeSizes.body);
const gutter = 8;

/** `pages` are those of the whole pack as they are numbered, this one among them as an empty place. */
export function layPlanPage(exercise: Exercise, pages: readonly Page[]): Page {
  const area = workArea();
  const { adultPage } = exercise;
  const checkBaseline = paperSize().height - measures.footer - 9;
  const top = area.y + bannerHeight + 8;
  const room = { ...area, y: top, height: checkBaseline - 6 - top };
  const plan = stack(
    [
      section(planTitles.contents, miniatures(pages)),
      section('Wat print je?', printTable(listParts(pages))),
      section(planTitles.inShort, bullets(inShort(exercise.plan).map(toLine))),
      row(
        [section(titles.easier, free(adultPage.easier)), section(titles.harder, free(adultPage.harder))],
        gutter,
      ),
    ],
    sectionGap,
  );
  return {
    bookmark: planTitles.inShort,
    blocks: [
      ...layBanner(exercise, { ...area, height: bannerHeight }),
      ...layIn(room, plan, (by) => `bladzijde 1 is ${by.toFixed(0)} mm te vol; maak de tekst korter`).blocks,
      ...layPrintCheck(checkBaseline, pages),
    ],
  };
}

/** What it is called and what it is good for, on a sheet of colour. */
function layBanner({ title, trains, group, term, banner }: Exercise, box: Box): Block[] {
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
    decoration([{ kind: 'rect', ...box, radius: 6, fill: 'ownSoft' }, ...shown]),
    heading(1, [fitText(title, left, box.y + 16, room + 4, { size, face: 'bold', colour: 'own' })]),
    paragraph(setParagraph(goodFor, left, box.y + 25.5, room, { size: 13, leading: 1.3 }).marks),
    paragraph([
      fitText(`Groep ${group} · ${term}`, left, box.y + box.height - 4, box.width - 14, {
        size: small,
        colour: 'quiet',
      }),
    ]),
  ];
}

/** At most so high and so wide, all of one size. */
const miniature = { width: 17, height: 23, gap: 2, number: 4.6 } as const;
/** Of more pages than this only the first of each part is shown. */
const mostMiniatures = 30;

interface Shown {
  readonly page: Page;
  readonly label: string;
}

/** Every page but this one with its number, or every part with those of its pages. */
function showPages(pages: readonly Page[]): Shown[] {
  if (pages.length > mostMiniatures)
    return listParts(pages).flatMap(({ first, last }) =>
      pages.slice(first - 1, first).map((page) => ({ page, label: sayPages(first, last) })),
    );
  return pages.map((page, index) => ({ page, label: String(index + 1) })).slice(1);
}

const miniatures =
  (pages: readonly Page[]): Piece =>
  ({ x, top, width }) => {
    const shown = showPages(pages);
    const rows = Math.max(1, Math.round((shown.length * (miniature.width + miniature.gap)) / width));
    const perRow = Math.ceil(shown.length / rows);
    const size = {
      width: Math.min(width, perRow * 22),
      height: rows * (miniature.height + miniature.number + 1),
    };
    const marks = fill(divide({ x, y: top, ...size }, perRow, rows), shown, layShown);
    return { blocks: [decoration(marks)], bottom: top + size.height - 1 };
  };

function layShown({ page, label }: Shown, cell: Box): Mark[] {
  const box = { ...cell, width: cell.width - miniature.gap, height: miniature.height };
  const style = { size: least, align: 'centre', colour: 'quiet' } as const;
  const baseline = box.y + box.height + miniature.number - 0.6;
  return [...layMiniature(page, box), setText(label, box.x + box.width / 2, baseline, style)];
}

const children = [4, 12, 26] as const;
const rowHeight = 6.6;

/** A line for each part: its pages, on one side of the paper or on both, and how much of it for how many children. */
const printTable =
  (parts: readonly PagesOfPart[]): Piece =>
  ({ x, top, width }) => {
    const columns = [0, 56, 77, 102, 130, 158].map((along) => x + along);
    const line = (cells: readonly string[], at: number, style: TextStyle): Mark[] =>
      cells.flatMap((text, index) =>
        text ? [setText(text, columns[index] ?? x, top + (at + 1) * rowHeight - 2.4, style)] : [],
      );
    const quiet = { size: least, colour: 'quiet' } as const;
    const head = line(['', 'bladzijde', 'papier', ...children.map((count) => `${count} kinderen`)], 0, quiet);
    const rows = parts.flatMap((part, index) => [
      rule(x, top + (index + 1) * rowHeight, width),
      ...line(cellsOf(part), index + 1, { size: least }),
    ]);
    return {
      blocks: [figure(readTable(parts), [...head, ...rows])],
      bottom: top + (parts.length + 1) * rowHeight - 2.4,
    };
  };

const rule = (x: number, y: number, width: number): Mark => ({
  kind: 'line',
  x1: x,
  y1: y,
  x2: x + width,
  y2: y,
  stroke: { colour: 'faint', weight: weights.thin },
});

const sayPaper = ({ part }: PagesOfPart): string => (part.twoSided ? 'twee kanten' : 'één kant');

const cellsOf = (part: PagesOfPart): string[] => [
  part.part.name,
  sayPages(part.first, part.last),
  sayPaper(part),
  ...children.map((count) => sayPrints(part, count)),
];

/** The table as sentences, for whoever hears it. */
const readTable = (parts: readonly PagesOfPart[]): string =>
  parts
    .map((part) => {
      const amounts = children.map((count) => `voor ${count} kinderen ${sayPrints(part, count)}`).join(', ');
      return `${part.part.name}, bladzijde ${sayPages(part.first, part.last)}, op ${sayPaper(part)}: ${amounts}.`;
    })
    .join(' ');

const toLine = ({ label, text }: ReturnType<typeof inShort>[number]) => [
  { text: `${label}: `, strong: true },
  { text, strong: false },
];
