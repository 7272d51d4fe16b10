/** Page one of the print of a week: what is in it, how it is used, and what to print for how many children. */
import type { Line } from '../model/exercise.ts';
import { bannerHeight, layBanner, layTitle } from '../sheets/lay/banner.ts';
import { type Box, workArea } from '../sheets/lay/box.ts';
import { layIn, type Piece, stack } from '../sheets/lay/flow.ts';
import { paragraph } from '../sheets/lay/meaning.ts';
import { layPrintCheck } from '../sheets/lay/print-check.ts';
import { printTable, tightestRow } from '../sheets/lay/print-table.ts';
import { sectionGap, sectionsOf } from '../sheets/lay/sections.ts';
import { page as measures, paperSize, type as typeSizes } from '../sheets/measures.ts';
import type { Page } from '../sheets/sheet.ts';
import { fitText } from '../sheets/text.ts';
import { overview, type Pile } from './overview.ts';
import { texts } from './texts.ts';

/** One of the things in it. */
export interface WeekItem {
  readonly name: string;
  /** One sentence or two, for who uses it. */
  readonly use: string;
  readonly pile: Pile;
}

interface Week {
  readonly title: string;
  readonly subtitle: string;
  readonly pictures: readonly string[];
  readonly children: number;
  readonly pictureNotice: string;
  readonly items: readonly WeekItem[];
}

const { section, bullets } = sectionsOf(typeSizes.body);
const mostSpare = 9;
/** So much nearer they may come where a week says much. */
const mostTight = 2;
const gapsBetween = 3;
/** With what is written under them; smaller they tell nothing. */
const leastForPictures = 34;
/** Over the line that tells whether the print has its size, and over the notice there. */
const air = 2;

/** `pages` are all of them as they are numbered, this one among them as an empty place. */
export function layPlanOfWeek(week: Week, pages: readonly Page[]): Page {
  const area = workArea();
  const checkBaseline = paperSize().height - measures.footer - 9;
  const noticeBaseline = checkBaseline - 9;
  const top = area.y + bannerHeight + 7;
  const room = { ...area, y: top, height: noticeBaseline - 6 - top };
  const sections = (pictures: readonly Piece[], gap: number): Piece =>
    stack(
      [
        section(texts.plan.use, bullets(week.items.map(toLine))),
        ...pictures.map((piece) => section(texts.plan.contents, piece)),
        section(texts.plan.prints, printTable(pages, tightestRow, [week.children])),
      ],
      gap,
    );
  const plan = withPictures(week, room, sections);
  const quiet = { size: typeSizes.small, colour: 'quiet' } as const;
  return {
    bookmark: texts.plan.name,
    blocks: [
      ...layBanner(
        {
          pictures: week.pictures,
          lay: (x, baseline, room) => layTitle(week.title, x, baseline, room),
          goodFor: [{ text: week.subtitle, face: 'regular' }],
          quiet: [texts.plan.children(week.children), texts.plan.group],
        },
        area,
      ),
      ...layIn(room, plan, texts.plan.tooFull).blocks,
      paragraph([fitText(week.pictureNotice, area.x, noticeBaseline, area.width, quiet)]),
      ...layPrintCheck(checkBaseline, pages),
    ],
  };
}

/** Where the texts leave room for them, the things themselves in small; what is left over goes between the sections. */
function withPictures(
  { items }: Week,
  room: Box,
  sections: (pictures: readonly Piece[], gap: number) => Piece,
): Piece {
  const empty: Piece = ({ top }) => ({ blocks: [], bottom: top });
  const bottom = sections([empty], sectionGap)({ ...room, top: room.y }).bottom;
  const height = room.y + room.height - air - bottom;
  if (height < leastForPictures) {
    const used = sections([], sectionGap)({ ...room, top: room.y }).bottom;
    const spare = room.y + room.height - air - used;
    return sections([], sectionGap + Math.max(-mostTight, Math.min(mostSpare, spare)));
  }
  const shown = overview(
    items.map(({ pile }) => pile),
    { width: room.width, height },
  );
  const spare = Math.max(0, (height - shown.height) / gapsBetween);
  return sections([shown.piece], sectionGap + Math.min(mostSpare, spare));
}

const toLine = ({ name, use }: WeekItem): Line => [
  { text: `${name}: `, strong: true },
  { text: use, strong: false },
];
