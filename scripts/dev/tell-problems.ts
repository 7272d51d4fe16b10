import { readFile } from 'node:fs/promises';
import type { Problem } from '../content/problems/problem.ts';
import { countProblems, placeOf, sortByPlace } from '../content/problems/report.ts';
import type { ToldProblem, ToldProblems } from './told-problems.ts';

/** The problems with the lines that they are about, from files below the working folder. */
export async function tell(
  problems: readonly Problem[],
  remarks: readonly Problem[],
): Promise<Omit<ToldProblems, 'edition'>> {
  return {
    count: problems.length > 0 ? countProblems(problems) : '',
    problems: await tellAll(problems),
    remarks: await tellAll(remarks),
  };
}

function tellAll(problems: readonly Problem[]): Promise<ToldProblem[]> {
  return Promise.all(sortByPlace(problems).map(tellOne));
}

async function tellOne(problem: Problem): Promise<ToldProblem> {
  const { reason, expected } = problem;
  return {
    place: placeOf(problem),
    source: await quoteLine(problem),
    reason,
    expected: expected?.join(', '),
  };
}

async function quoteLine({ file, line, column = 1 }: Problem): Promise<ToldProblem['source']> {
  if (!file || line === undefined) return undefined;
  const text = await readFile(file, 'utf8').catch(() => '');
  const found = text.split(/\r\n?|\n/)[line - 1];
  if (found === undefined) return undefined;
  return { line, before: found.slice(0, column - 1), from: found.slice(column - 1) };
}
