import type { Nodes } from 'hast';
import type { VFile } from 'vfile';
import { pointAt } from '../files/text-place.ts';
import { namePlaceholder, textsOf } from '../pages/site-name.ts';
import { quote, warn } from '../problems/problem.ts';

const placeholder = /\{\s*\p{L}[^{}\n]{0,30}\}/gu;

/** Nobody fills them in, so that readers would see them as they were typed. */
export function warnOfOddPlaceholders(tree: Nodes, file: VFile): void {
  const source = String(file);
  let searched = 0;
  for (const text of textsOf(tree))
    for (const [written] of text.matchAll(placeholder)) {
      // A text that is read has lost its signs of markup, and with those the places of what is in it.
      const found = source.indexOf(written, searched);
      if (found >= 0) searched = found + written.length;
      if (written === namePlaceholder) continue;
      warn(file, 'placeholder', {
        reason: `${quote(written)} wordt niet ingevuld`,
        expected: `alleen ${namePlaceholder}, de naam van de site`,
        place: found >= 0 ? pointAt(source, found) : undefined,
      });
    }
}
