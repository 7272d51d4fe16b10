import type { BudgetedPage } from './budgeted-pages.ts';
import type { Paint } from './measure-paint.ts';
import { formatTable, isOver, type Row } from './table.ts';
import type { BuildTime } from './time-build.ts';
import type { Weight } from './weigh-file.ts';
import type { PageWeight } from './weigh-page.ts';

/** What was printed, and whether something in it is over its budget. */
export interface Report {
  text: string;
  isOver: boolean;
}

export function reportWeight({ route, bounds }: BudgetedPage, weight: PageWeight, styles: Weight): Report {
  return report(
    route,
    ['raw', 'gzip', 'brotli'],
    [
      { name: 'HTML with its CSS', values: valuesOf(weight.document), budget: bounds.document },
      { name: '  of which CSS', values: valuesOf(styles) },
      { name: 'JavaScript', values: valuesOf(weight.scripts), budget: bounds.scripts },
      { name: 'fonts', values: valuesOf(weight.fonts), budget: bounds.fonts },
      { name: 'pictures', values: valuesOf(weight.pictures), budget: bounds.pictures },
      { name: 'anything else', values: valuesOf(weight.other), budget: 0 },
      { name: 'requests', values: [undefined, undefined, weight.requests], budget: bounds.requests },
    ],
  );
}

export function reportFiles(rows: readonly Row[]): Report {
  return report('files', ['how many', 'brotli'], rows);
}

export function reportTimes(
  { route, bounds }: BudgetedPage,
  { fcp, lcp, cls, tbt }: Paint,
  turn: number,
): Report {
  return report(
    route,
    ['median'],
    [
      { name: 'first contentful paint', values: [fcp], budget: bounds.fcp },
      { name: 'largest contentful paint', values: [lcp], budget: bounds.lcp },
      { name: 'layout shift', values: [cls], budget: bounds.cls },
      { name: 'blocking time', values: [tbt], budget: bounds.tbt },
      { name: 'from a click to the page', values: [turn], budget: bounds.turn },
    ],
  );
}

export function reportTwin(withScript: Paint, without: Paint): Report {
  const row = (name: string, one: number, other: number) => ({ name, values: [one, other, one - other] });
  return report(
    'what the script costs a reader',
    ['with', 'without', 'later by'],
    [
      row('first contentful paint', withScript.fcp, without.fcp),
      row('largest contentful paint', withScript.lcp, without.lcp),
    ],
  );
}

export function reportBuild(start: string, { stages, total }: BuildTime, budget: number): Report {
  return report(
    `build, ${start}`,
    ['seconds'],
    [
      ...stages.map(({ name, seconds }) => ({ name, values: [seconds] })),
      { name: 'all, with the start of Node', values: [total], budget },
    ],
  );
}

function report(title: string, columns: readonly string[], rows: readonly Row[]): Report {
  return { text: formatTable(title, columns, rows), isOver: rows.some(isOver) };
}

function valuesOf({ raw, gzip, brotli }: Weight): number[] {
  return [raw, gzip, brotli];
}
