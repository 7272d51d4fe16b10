/** Page one, to get ready by: what it is for, what to print for how many children, and what else is needed. */
import { type Exercise, adultPageTitles as titles } from '../../model/exercise.ts';
import { inShort, planTitles } from '../../model/in-short.ts';
import type { Imprint } from '../imprint.ts';
import { page as measures, paperSize, type as typeSizes } from '../measures.ts';
import type { Mark, Page } from '../sheet.ts';
import { measureText, setText } from '../text.ts';
import { type Banner, bannerHeight, layBanner, layTitle } from './banner.ts';
import { workArea } from './box.ts';
import { layIn, row, stack } from './flow.ts';
import { layNeeds } from './needs.ts';
import { layPrintCheck } from './print-check.ts';
import { printTable, rowHeights, tightestRow } from './print-table.ts';
import { sectionGap, sectionsOf } from './sections.ts';
import { shorten } from './shorten.ts';

const { least } = typeSizes;
const sections = sectionsOf(typeSizes.body);
const { section, free, bullets } = sections;
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
  const planWith = (rowHeight: number, gap: number) =>
    stack(
      [
        section(planTitles.inShort, bullets([game, ...inShort(exercise.plan)].map(toLine))),
        layNeeds(adultPage.needs, sections),
        section('Wat print je?', printTable(pages, rowHeight, exercise.printFor)),
        row(without, gutter),
      ],
      gap,
    );
  const spareWith = (rowHeight: number): number =>
    top + room.height - air - planWith(rowHeight, sectionGap)({ x: room.x, top, width: room.width }).bottom;
  const rowHeight = rowHeights.find((height) => spareWith(height) >= 0) ?? tightestRow;
  const spare = spareWith(rowHeight) / gapsBetween;
  const plan = planWith(rowHeight, sectionGap + Math.min(mostSpare, Math.max(0, spare)));
  return {
    bookmark: planTitles.inShort,
    blocks: [
      ...layBanner(bannerOf(exercise, imprint), area),
      ...layIn(room, plan, (by) => `bladzijde 1 is ${by.toFixed(0)} mm te vol; maak de tekst korter`).blocks,
      ...layPrintCheck(checkBaseline, pages),
    ],
  };
}

/** Its title and what it is good for; beside a code there is no room for a term after two titles. */
function bannerOf({ title, trains, group, term, banner }: Exercise, { title: own, code }: Marks): Banner {
  const titled = own === undefined ? [] : [title];
  return {
    pictures: banner,
    ...(code && { code }),
    lay: (x, baseline, room) =>
      own === undefined ? layTitle(title, x, baseline, room) : setOwnTitle(own, x, baseline, room),
    goodFor: [
      { text: 'Goed voor: ', face: 'bold' },
      { text: trains, face: 'regular' },
    ],
    quiet: [...titled, `Groep ${group}`, ...(own !== undefined && code ? [] : [term])],
  };
}

/** As large as there is room for. */
function setOwnTitle(title: string, x: number, y: number, room: number): Mark {
  const most = typeSizes.longTitle;
  const size = Math.max(least, Math.min(most, (most * room) / measureText(title, most, 'bold')));
  return setText(shorten(title, room, size, 'bold'), x, y, { size, face: 'bold', colour: 'own' });
}

const toLine = ({ label, text }: ReturnType<typeof inShort>[number]) => [
  { text: `${label}: `, strong: true },
  { text, strong: false },
];
