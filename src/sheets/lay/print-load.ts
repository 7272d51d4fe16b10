/** What a class costs: sheets of paper, and minutes of cutting them. */
import { segmentsOf } from '../path-data.ts';
import { type Mark, marksOf, type Page } from '../sheet.ts';
import { copiesOf, guidePart, listParts, type PagesOfPart } from './parts.ts';

/** With scissors along straight lines in stiff paper, turning the sheet and laying the pieces apart included. */
const minutesPerMetre = 3;

/** Where an exercise doesn't say for how many children it is printed. */
export const anyGroup: readonly number[] = [4, 12, 24];

export interface PrintLoad {
  readonly sheets: number;
  /** Of cutting. */
  readonly minutes: number;
}

/** Of all that is needed to play; what is optional is left out. */
export function printLoad(pages: readonly Page[], children: number): PrintLoad {
  const needed = listParts(pages).filter(({ part }) => !part.optional);
  const loads = needed.map((part) => loadOf(part, pages, children));
  const sum = (of: (load: PrintLoad) => number) => loads.reduce((total, load) => total + of(load), 0);
  return { sheets: sum(({ sheets }) => sheets), minutes: Math.round(sum(({ minutes }) => minutes)) };
}

function loadOf(of: PagesOfPart, pages: readonly Page[], children: number): PrintLoad {
  const copies = copiesOf(of, children);
  const metres = copies.map((count, page) => count * (cutLength(pages[of.first - 1 + page]) / 1000));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  // Page one shows the other pages in small, with their lines.
  const minutes = of.part === guidePart ? 0 : sum(metres) * minutesPerMetre;
  return { sheets: sheetsOf(of, children), minutes };
}

/** Of one part. */
export function sheetsOf(of: PagesOfPart, children: number): number {
  const copies = copiesOf(of, children);
  const fronts = of.part.twoSided ? copies.filter((_, page) => page % 2 === 0) : copies;
  return fronts.reduce((total, count) => total + count, 0);
}

/** In millimetres. */
function cutLength(page: Page | undefined): number {
  let length = 0;
  for (const mark of marksOf(page?.blocks ?? []))
    if ('stroke' in mark && mark.stroke?.colour === 'cut') length += lengthOf(mark);
  return length;
}

function lengthOf(mark: Mark): number {
  if (mark.kind === 'line') return Math.hypot(mark.x2 - mark.x1, mark.y2 - mark.y1);
  if (mark.kind === 'rect') return 2 * (mark.width + mark.height);
  if (mark.kind === 'circle') return 2 * Math.PI * mark.radius;
  if (mark.kind !== 'path') return 0;
  const segments = segmentsOf(mark.d);
  return segments.reduce((length, { command, to: [x, y] }, index) => {
    const [fromX, fromY] = segments[index - 1]?.to ?? [x, y];
    return command === 'M' ? length : length + Math.hypot(x - fromX, y - fromY);
  }, 0);
}
