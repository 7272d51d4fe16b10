/** What a browser prints of a week, laid out when it is read: no visitor can mend what does not fit. */
import type { VFile } from 'vfile';
import { type Day, dayNames } from '../../../src/model/week.ts';
import type {
  PlateOrder,
  Programme,
  TaughtWord,
  WeekChoice,
  WeekOrder,
} from '../../../src/model/week-order.ts';
import type { WordBank } from '../../../src/model/word.ts';
import { checkSheet } from '../../../src/sheets/check-sheet.ts';
import type { Imprint } from '../../../src/sheets/imprint.ts';
import { type Objection, Refusal } from '../../../src/sheets/refusal.ts';
import { makeWeekSheet } from '../../../src/week/week-sheet.ts';
import { pictureNotice } from '../../pictures/load-picture.ts';
import { offsetAt, type Point, pointAt } from '../files/text-place.ts';
import { refuse, warn } from '../problems/problem.ts';

/** What of a week is printed that its writer typed. */
interface PrintedWeek {
  readonly title: string;
  readonly taught?: readonly TaughtWord[];
  readonly verse?: readonly string[];
  readonly before?: readonly string[] | undefined;
  readonly days?: readonly Day[];
  readonly plate?: PlateOrder;
  readonly questions?: readonly string[];
  readonly letter?: string;
}

/** Where that stands in the file. */
type PlaceOf = (typed: keyof PrintedWeek) => Point;

/** What it is printed with. */
export interface Printing extends Pick<WeekOrder, 'subtitle'> {
  readonly words: WordBank;
  readonly site: Imprint['site'];
}

const nothing: WeekChoice = {
  children: 24,
  programme: false,
  words: false,
  plate: false,
  letter: false,
  games: [],
};
const withProgramme = { ...nothing, programme: true };

/** Each objection at what was typed. What all pages say, such as the title, is told of once. */
export function checkPrint(file: VFile, week: PrintedWeek, placeOf: PlaceOf, printing: Printing): void {
  const { questions, ...others } = week;
  const { title, taught = [], verse = [], before = [] } = week;
  const planOf = (plan: Partial<PrintedWeek>) => print({ title, days: [], ...plan }, withProgramme, printing);
  const objectionsToPlan = (plan: Partial<PrintedWeek>) => planOf(plan).objections;
  const typed = { taught, verse, before };
  const programme = planOf({ ...typed, days: week.days ?? [] });
  const ofAnyWeek = objectionsTo({ title: 'Week' }, nothing, printing);
  const ofTitle = objectionsTo(week, nothing, printing);
  const ofPlate = objectionsTo(others, { ...nothing, plate: true }, printing);
  const parts: [keyof PrintedWeek, readonly Objection[], readonly Objection[]][] = [
    ['title', ofTitle, ofAnyWeek],
    ['taught', objectionsToPlan({ taught }), ofTitle],
    ['verse', objectionsToPlan({ verse }), ofTitle],
    ['before', objectionsToPlan({ before }), ofTitle],
    ['days', programme.objections, [...ofTitle, ...objectionsToPlan(typed)]],
    ['plate', ofPlate, ofTitle],
    ['questions', objectionsTo(week, { ...nothing, plate: true }, printing), [...ofTitle, ...ofPlate]],
    ['letter', objectionsTo(week, { ...nothing, letter: true }, printing), ofTitle],
  ];
  for (const [typed, objections, told] of parts)
    for (const { rule, reason, written } of without(objections, told))
      refuse(file, rule, { reason, place: findWritten(String(file), written, placeOf(typed)) });
  // Page one comes before it.
  const length = programme.pageCount - 1;
  if (length > mostPages)
    warn(file, 'week-length', {
      reason: `de vijf dagen beslaan op papier ${length} bladzijden`,
      expected: `hoogstens ${mostPages}: de twee kanten van één vel`,
      place: placeOf('days'),
    });
}

const mostPages = 2;

/** A text may be told of again on another page, where it is broken otherwise. */
function without(objections: readonly Objection[], told: readonly Objection[]): Objection[] {
  const keyOf = ({ rule, reason, written = reason }: Objection) => `${rule} ${written}`;
  const known = new Set(told.map(keyOf));
  const fresh = objections.filter((objection) => !known.has(keyOf(objection)));
  return [...new Map(fresh.map((objection) => [keyOf(objection), objection])).values()];
}

interface Printed {
  objections: readonly Objection[];
  pageCount: number;
}

const objectionsTo = (...asked: Parameters<typeof print>): readonly Objection[] => print(...asked).objections;

function print(
  { taught, verse, before, days, ...week }: PrintedWeek,
  choice: WeekChoice,
  { words, subtitle, site }: Printing,
): Printed {
  const order: WeekOrder = {
    ...{ slug: '', subtitle, colour: 'woordenschat', words: [], games: [] },
    ...week,
    ...(taught && { taught: { heading, words: taught } }),
    ...(days && { programme: programmeOf(days, verse, before) }),
  };
  try {
    const sheet = makeWeekSheet({ order, choice, games: [] }, words, { site, pictureNotice });
    return { objections: checkSheet(sheet), pageCount: sheet.pages.length };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { objections: error.objections, pageCount: 0 };
  }
}

/** For the labels that the pages of the site have, about as long as theirs. */
const heading = 'Vier nieuwe woorden';
const labels = {
  ready: 'Leg klaar:',
  where: 'In de kring, 15 minuten',
  lead: 'Erbij: Woord-plaatjes-memory',
} as const;

const programmeOf = (
  days: readonly Day[],
  verse: readonly string[] = [],
  before: readonly string[] = [],
): Programme => ({
  ...(verse.length > 0 && { verse: { heading, lines: verse } }),
  ...(before.length > 0 && { before: { heading, lines: before } }),
  days: days.map(({ title, ready, moments }, index) => ({
    name: dayNames[index] ?? '',
    title,
    ...(ready && { ready: { label: labels.ready, things: ready } }),
    moments: moments.map(({ steps, exercise, tip, lesson }) => ({
      where: labels.where,
      steps,
      ...((exercise ?? tip ?? lesson) && { lead: labels.lead }),
    })),
  })),
});

/** From the field on: elsewhere in the file the same sign may be right. */
function findWritten(text: string, written: string | undefined, field: Point): Point {
  const found = written === undefined ? -1 : text.indexOf(written, offsetAt(text, field));
  return found < 0 ? field : pointAt(text, found);
}
