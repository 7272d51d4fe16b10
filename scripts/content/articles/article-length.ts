import type { VFile } from 'vfile';
import { warn } from '../problems/problem.ts';

export const fewestWords = 690;
export const mostWords = 820;

export function warnOfLength(file: VFile, words: number): void {
  if (words >= fewestWords && words <= mostWords) return;
  warn(file, 'word-count', {
    reason: `het artikel heeft ${words} woorden`,
    expected: `${fewestWords} tot ${mostWords}`,
  });
}
