import type { VFile } from 'vfile';
import { countWords } from '../markdown/readable-text.ts';
import { refuse } from '../problems/problem.ts';
import type { Path, YamlDocument } from '../yaml/yaml-document.ts';

/** The message of a school's app that is read to its end. */
const length = { fewest: 40, most: 90 } as const;

export function checkLetter(file: VFile, document: YamlDocument, path: Path, letter: string): void {
  const count = countWords(letter);
  if (count >= length.fewest && count <= length.most) return;
  refuse(file, 'letter', {
    reason: `de brief aan ouders telt ${count} woorden`,
    expected: `${length.fewest} tot ${length.most} woorden`,
    place: document.placeOf(path),
  });
}
