import type { Problem } from './problem.ts';

/** Every problem on a line of its own, and how many there are. */
export function formatProblems(problems: readonly Problem[]): string {
  return [...formatLines(problems), `${countProblems(problems)}; er is niets geschreven.`].join('\n');
}

/** Every warning on a line of its own. */
export function formatWarnings(warnings: readonly Problem[]): string {
  return formatLines(warnings)
    .map((line) => `let op: ${line}`)
    .join('\n');
}

function formatLines(problems: readonly Problem[]): string[] {
  return sortByPlace(problems).map(formatProblem);
}

export function sortByPlace(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(inOrderOfPlace);
}

/** `file:line:column  what is wrong  (what was expected)`; a setting stands in no file. */
export function formatProblem(problem: Problem): string {
  return [placeOf(problem) ?? [], formatComplaint(problem)].flat().join('  ');
}

/** `what is wrong  (what was expected)` */
export function formatComplaint({ reason, expected }: Problem): string {
  return [reason, ...(expected?.length ? [`(${expected.join(', ')})`] : [])]
    .map((part) => part.replace(/\s+/g, ' '))
    .join('  ');
}

export function placeOf({ file, line, column }: Problem): string | undefined {
  return file ? [file, line, column].filter((part) => part !== undefined).join(':') : undefined;
}

function inOrderOfPlace(a: Problem, b: Problem): number {
  return (
    compare(a.file ?? '', b.file ?? '') ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compare(a.reason, b.reason)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** `3 problemen in 2 bestanden` */
export function countProblems(problems: readonly Problem[]): string {
  const files = new Set(problems.flatMap(({ file }) => file || [])).size;
  const where = files > 0 ? ` in ${count(files, 'bestand', 'bestanden')}` : '';
  return `${count(problems.length, 'probleem', 'problemen')}${where}`;
}

function count(number: number, one: string, more: string): string {
  return `${number} ${number === 1 ? one : more}`;
}
