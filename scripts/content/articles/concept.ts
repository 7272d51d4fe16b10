import type { VFile } from 'vfile';
import { type Problem, warn } from '../problems/problem.ts';

const mark = /^concept:[ \t]*true[ \t]*(?:#.*)?$/;
const fence = /^---[ \t]*$/;

/**
 * A concept is shown while it is written, and nowhere else. The text of an article says whether it is one, since it is
 * that too where its fields can't be read.
 */
export function isConcept(file: VFile): boolean {
  return lineOfMark(file) !== undefined;
}

const rule = 'concept';

/** Whoever wonders where the article is reads it. */
export function tellOfConcept(file: VFile): void {
  warn(file, rule, {
    reason: 'dit is een concept: het komt niet op de site',
    expected: 'haal “concept: true” weg om het te publiceren',
    place: { line: lineOfMark(file) ?? 1, column: 1 },
  });
}

export function tellsOfConcept({ ruleId }: Problem): boolean {
  return ruleId === rule;
}

function lineOfMark({ value }: VFile): number | undefined {
  const lines = String(value).split('\n');
  const end = lines.findIndex((line, index) => index > 0 && fence.test(line));
  const found = lines.findIndex((line) => mark.test(line));
  const isField = fence.test(lines[0] ?? '') && found > 0 && (end < 0 || found < end);
  return isField ? found + 1 : undefined;
}
