/** What the grown-up reads, without the sentences about what is not in a set. */
import type { AdultPage, Line, Phrase } from '../model/exercise.ts';

export function leaveOut(page: AdultPage, absent: readonly string[]): AdultPage {
  const isGone = (sentence: Line) => absent.some((name) => textOf(sentence).includes(name));
  const keepAll = (lines: readonly Line[]) => without(lines, isGone);
  return {
    needs: keepAll(page.needs),
    steps: keepAll(page.steps),
    easier: keepAll(page.easier),
    harder: keepAll(page.harder),
    withoutPrinter: keepAll(page.withoutPrinter),
    ownLanguage: keepAll([page.ownLanguage])[0] ?? [],
    answers: keepAll(page.answers),
  };
}

/** Without the sentences in which one of these words is said out loud. */
export const leaveOutSaid = (lines: readonly Line[], absent: readonly string[]): Line[] =>
  without(lines, (sentence) =>
    sentence.some(
      ({ text, strong }) =>
        strong &&
        text
          .toLowerCase()
          .split(/[^\p{L}]+/u)
          .some((word) => absent.includes(word)),
    ),
  );

const without = (lines: readonly Line[], isGone: (sentence: Line) => boolean): Line[] =>
  lines.flatMap((line) => {
    const sentences = sentencesOf(line);
    const kept = sentences.filter((sentence) => !isGone(sentence));
    if (kept.length === sentences.length) return [line];
    return textOf(kept.flat()).trim() === '' ? [] : [kept.flat()];
  });

/** Without the whole of those in which one of these words is. */
export const leaveOutLines = (lines: readonly Line[], absent: readonly string[]): Line[] =>
  lines.filter((line) => !absent.some((word) => textOf(line).toLowerCase().includes(word)));

const textOf = (line: Line): string => line.map(({ text }) => text).join('');

/** A sentence begins with a capital behind a stop. What is said out loud may have both, and stays whole. */
function sentencesOf(line: Line): Phrase[][] {
  const text = line.map((phrase) => (phrase.strong ? hideWithin(phrase.text) : phrase.text)).join('');
  const starts = [...text.matchAll(/(?<=[.!?]\s)(?=\p{Lu})/gu)].map(({ index }) => index);
  return [0, ...starts].map((from, index) => cut(line, from, starts[index] ?? text.length));
}

const hideWithin = (said: string): string =>
  said.replace(/(?<=^.).*(?=.$)/su, (within) => '-'.repeat(within.length));

/** The phrases from one sign of a line to another. */
function cut(line: Line, from: number, to: number): Phrase[] {
  let at = 0;
  return line.flatMap(({ text, strong }) => {
    const part = text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += text.length;
    return part === '' ? [] : [{ text: part, strong }];
  });
}
