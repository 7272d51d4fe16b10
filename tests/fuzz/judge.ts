/** Reads a content folder and says what the program should not have done with it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../scripts/content/problems/problem.ts';
import { formatProblems, formatWarnings } from '../../scripts/content/problems/report.ts';
import type { ContentReader } from '../../scripts/content/read-content.ts';

/** In milliseconds of the processor's own time: how busy the machine is does not matter. */
const patience = 5000;
/** A text that takes long is refused after some of them, and each of some files may hold one. */
const patienceForEach = 4000;

export interface Verdict {
  isRefused: boolean;
  /** In milliseconds of the processor's time. */
  took: number;
  /** What is wrong with the program. */
  faults: string[];
}

export async function judge(folder: string, reader: ContentReader): Promise<Verdict> {
  const before = process.cpuUsage();
  const time = () => process.cpuUsage(before).user / 1000;
  try {
    const { content, problems = [], warnings } = await reader.read();
    const took = time();
    const said = `${formatProblems(problems)}\n${formatWarnings(warnings)}`;
    const faults = [...problems, ...warnings].flatMap((problem) => findFault(problem, folder));
    if (!content && problems.length === 0) faults.push('nothing was read, and nothing said of it');
    if (/undefined|\[object /.test(said)) faults.push(`no writer understands: ${said}`);
    // What stands above an article is text, and shown as text.
    const prose = content?.articles.map(({ body, actions }) => ({ body, actions }));
    if (prose && runsScript(JSON.stringify(prose))) faults.push('a script comes through');
    const long = problems.filter(({ ruleId }) => ruleId === 'time').length;
    if (took > patience + long * patienceForEach) faults.push(`it took ${Math.round(took)} ms`);
    return { isRefused: !content, took, faults };
  } catch (error) {
    return {
      isRefused: true,
      took: time(),
      faults: [error instanceof Error ? String(error.stack) : String(error)],
    };
  }
}

/** A problem stands in a file, and where it has a place it is one that an editor can go to. */
function findFault(problem: Problem, folder: string): string[] {
  const { file = '', line, column, reason } = problem;
  const about = `${file}:${line}:${column} ${reason}`;
  if (!file.startsWith(path.basename(folder))) return [`in no file: ${about}`];
  if (reason.trim() === '') return [`says nothing: ${about}`];
  if (line === undefined) return [];
  const text = readFileSync(path.join(path.dirname(folder), file), 'utf8');
  return isIn(text, line, column) ? [] : [`at no place: ${about}`];
}

/** Whether the text has this place, its end included. */
export function isIn(text: string, line: number, column = 0): boolean {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  return column >= 1 && column <= (lines[line - 1]?.length ?? -1) + 1;
}

const runsScript = (json: string) => /<script|<[^>]*(?:\son\w+=|javascript:)/i.test(json);
