/** A word as it is spelled with an arc under the letters of each clap: the dashes of ap-pel are those of print, and nobody claps a p twice. */
import { mm, weights } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Mark, TextMark } from '../../sheets/sheet.ts';
import { measureText } from '../../sheets/text.ts';

/** In mm: from the baseline down to where an arc begins at least, how deep it hangs at most, and between two of them. */
const arc = { below: 1.7, depth: 1.5, between: 0.6 } as const;

export function drawClapArcs(pieces: readonly string[], text: TextMark, colour: Colour): Mark[] {
  const { x, y } = text;
  let end = x;
  const ends = pieces.map((piece) => {
    end += measureText(piece, text.size, text.face);
    return end;
  });
  const top = y + Math.max(arc.below, 0.37 * mm(text.size));
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
