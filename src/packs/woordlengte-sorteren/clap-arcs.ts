/** A word as it is spelled with an arc under each clap: the dashes of ap-pel are those of print, and nobody claps a p twice. */
import { mm, weights } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Mark, TextMark } from '../../sheets/sheet.ts';
import { measureText } from '../../sheets/text.ts';

/** In mm: from the baseline down to where an arc begins at least, how deep it hangs at most, between two of them, and how wide. */
const arc = { below: 1.7, depth: 1.5, between: 0.6, least: 6.4 } as const;

/** As wide as what they are under; one of a single letter takes what it lacks from the wide ones. */
function widthsOf(pieces: readonly string[], { width, size }: TextMark): number[] {
  const least = Math.min(arc.least + arc.between, width / pieces.length);
  const beyond = pieces.map((piece) => Math.max(0, measureText(piece, size) - least));
  const all = beyond.reduce((sum, one) => sum + one, 0);
  const share = all > 0 ? (width - least * pieces.length) / all : 0;
  return beyond.map((one) => least + share * one);
}

export function drawClapArcs(pieces: readonly string[], text: TextMark, colour: Colour): Mark[] {
  const { x, y } = text;
  let end = x;
  const ends = widthsOf(pieces, text).map((width) => {
    end += width;
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
