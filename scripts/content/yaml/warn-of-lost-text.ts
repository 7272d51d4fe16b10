import type { VFile } from 'vfile';
import { type Document, visit } from 'yaml';
import type { Point } from '../files/text-place.ts';
import { quote, warn } from '../problems/problem.ts';

/** Says where a value ends at a #: what is behind it is for who writes, and no reader sees it. */
export function warnOfLostText(
  file: VFile,
  document: Document.Parsed,
  text: string,
  toPoint: (offset: number) => Point,
): void {
  visit(document, {
    Scalar(key, { range, value }) {
      if (key === 'key' || typeof value !== 'string' || !range) return;
      const [, end] = range;
      const [behind = '', lost = ''] = /^[ \t]+(#.*)/.exec(text.slice(end)) ?? [];
      if (!lost) return;
      warn(file, 'lost-text', {
        reason: `wat na # staat, komt niet op de site: ${quote(lost)}`,
        expected: 'rechte aanhalingstekens om de hele tekst, als het erbij hoort',
        place: toPoint(end + behind.length - lost.length),
      });
    },
  });
}
