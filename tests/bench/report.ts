import type { Budget } from './budget.ts';
import type { BudgetedPage } from './budgeted-pages.ts';
import { middle } from './measure-in-turn.ts';
import type { Paint } from './measure-paint.ts';
import type { Turn, Visits } from './measure-turn.ts';
import { formatTable, isOver, type Row } from './table.ts';
import type { BuildTime } from './time-build.ts';
import type { PageWeight } from './weigh-page.ts';

/** What was printed, and whether something in it is over its budget. */
export interface Report {
  text: string;
  isOver: boolean;
}

export function reportWeight({ route, bounds }: BudgetedPage, weight: PageWeight): Report {
  return report(route, ['bytes'], rowsOf(weight, { ...bounds, other: 0 }));
}

export function reportFiles(rows: readonly Row[]): Report {
  return report('files', ['how many', 'bytes'], rows);
}

export function reportPaint(route: string, paint: Paint, bounds: Paint): Report {
  return report(route, ['median'], rowsOf(paint, bounds));
}

export function reportFloor(article: Paint, floor: Paint): Report {
  const rows = (['fcp', 'lcp'] as const).map((name) => ({
    name,
    values: [article[name], floor[name], article[name] / floor[name]],
  }));
  return report('an article beside its bare text', ['article', 'text', 'times'], rows);
}

/** The turns of all runs, and in how many the page was begun before the click. */
export function reportTurns(
  route: string,
  turns: readonly Record<keyof Budget['turn'], Visits>[],
  bounds: Budget['turn'],
): Report {
  const rows = (Object.keys(bounds) as (keyof Budget['turn'])[]).flatMap((way) =>
    (['first', 'later'] as const).map((visit) => ({
      name: `${way}, ${visit} visit`,
      values: turnValues(turns.map((ways) => ways[way][visit])),
      budget: bounds[way],
    })),
  );
  return report(`to ${route}`, ['ahead', 'median'], rows);
}

function turnValues(turns: readonly Turn[]): number[] {
  return [turns.filter(({ isAhead }) => isAhead).length, middle(turns.map(({ wait }) => wait))];
}

/** Seconds; of the processors, all cores together. */
export function reportBuild(start: string, { stages, memory }: BuildTime, budget: number): Report {
  const last = stages.length - 1;
  return report(
    `build, ${start}`,
    ['processors', 'seconds'],
    [
      ...stages.map(({ name, seconds, processors }, place) => ({
        name,
        values: [processors, seconds],
        ...(place === last && { budget }),
      })),
      { name: 'memory at most, MB', values: [undefined, memory] },
    ],
  );
}

function report(title: string, columns: readonly string[], rows: readonly Row[]): Report {
  return { text: formatTable(title, columns, rows), isOver: rows.some(isOver) };
}

/** Each number under the name that it has in the budget. */
function rowsOf<Name extends string>(values: Record<Name, number>, bounds: Record<Name, number>): Row[] {
  const names = Object.keys(values) as Name[];
  return names.map((name) => ({ name, values: [values[name]], budget: bounds[name] }));
}
