import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { Point } from '../files/text-place.ts';

/**
 * What is wrong with the content, and where: file, line, column, rule, what is wrong, what was expected.
 * A `fatal` one stops the build; the others are warnings.
 */
export type Problem = VFileMessage;

export type Place = Point | { start: Point; end: Point };

export interface Complaint {
  /** What is wrong, in plain Dutch, on one line. */
  reason: string;
  /** What would have been right. */
  expected?: string;
}

interface PlacedComplaint extends Complaint {
  /** Without a place the whole file is meant. */
  place?: Place | undefined;
}

/** Reports a problem: nothing is published with it. */
export function refuse(file: VFile, rule: string, complaint: PlacedComplaint): void {
  report(file, rule, complaint).fatal = true;
}

/** Reports a warning: the content is published all the same. */
export function warn(file: VFile, rule: string, complaint: PlacedComplaint): void {
  report(file, rule, complaint).fatal = false;
}

export function isRefused(file: VFile): boolean {
  return file.messages.some((message) => message.fatal);
}

/** Makes something of a file, unless that has a problem already, such as that nobody can read it. */
export function ifReadable<Value>(file: VFile, make: (file: VFile) => Value | undefined): Value | undefined {
  return isRefused(file) ? undefined : make(file);
}

/** Whether a problem was reported at this very place, so that one mistake gives one line. */
export function isRefusedAt({ position }: { position?: { start: Point } | undefined }, file: VFile): boolean {
  return file.messages.some(
    ({ fatal, line, column }) => fatal && line === position?.start.line && column === position?.start.column,
  );
}

function report(file: VFile, rule: string, { reason, expected, place }: PlacedComplaint): Problem {
  const message = file.message(reason, { place, ruleId: rule });
  if (expected !== undefined) message.expected = [expected];
  return message;
}

const longestQuote = 60;

/** A value as a message shows it: quoted, on one line, and short. */
export function quote(value: string): string {
  const line = value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const signs = [...line];
  return `“${signs.length > longestQuote ? `${signs.slice(0, longestQuote).join('')}…` : line}”`;
}
