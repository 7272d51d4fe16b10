/** A word as it is spelled with an arc under each clap: the dashes of ap-pel are those of print, and nobody claps a p twice. */
import { weights } from '../../measures.ts';
import type { Colour } from '../../palette.ts';
import type { Mark, TextMark } from '../../sheet.ts';
import { measureText } from '../../text.ts';

/** In mm: from the baseline down to where an arc begins, how deep it hangs at most, and between two of them. */
const arc = { below: 1.7, depth: 1.5, between: 0.9 } as const;

export function drawClapArcs(pieces: readonly string[], { x, y, size }: TextMark, colour: Colour): Mark[] {
  const ends = pieces.map((_, index) => x + measureText(pieces.slice(0, index + 1).join(''), size));
  const top = y + arc.below;
  return ends.map((end, index) => {
    const [left, right] = [(ends[index - 1] ?? x) + arc.between / 2, end - arc.between / 2];
    const low = top + 2 * Math.min(arc.depth, 0.4 * (right - left));
    const [from, over, to] = [
      [left, top],
      [(left + right) / 2, low],
      [right, top],
    ].map((point) => point.map((at) => at.toFixed(2)).join(' '));
    return { kind: 'path', d: `M${from}Q${over} ${to}`, stroke: { colour, weight: weights.line } };
  });
}
