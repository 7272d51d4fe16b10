/**
 * What children check themselves by. It is folded lengthwise: in front a child finds its picture, keeps a finger there and
 * turns the paper over; behind the finger stands what belongs to it.
 */
import { round, weights } from '../measures.ts';
import type { Colour } from '../palette.ts';
import type { Mark } from '../sheet.ts';
import { type Box, middle } from './box.ts';

export const checkTitle = 'Klopt het?';
export const turnOver = 'Vouw dubbel, plaatjes buiten. Houd je vinger bij je plaatje en draai om.';

/** On either side of the fold. */
export const besideFold = 3;
/** At the outer edge of either side, where a finger holds it, for what tells the row. */
const edge = { room: 11, middle: 5.2 } as const;

export interface CheckRow {
  readonly front: Box;
  readonly behind: Box;
  /** In the middle of what tells the row. */
  readonly edges: Readonly<Record<'front' | 'behind', readonly [number, number]>>;
}

/** Of one row: its two sides, as wide and as high as each other. */
export function rowAcross(box: Box, fold: number): CheckRow {
  const width = box.width / 2 - besideFold - edge.room;
  const [left, right] = [box.x, box.x + box.width];
  const y = middle(box)[1];
  return {
    front: { ...box, x: left + edge.room, width },
    behind: { ...box, x: fold + besideFold, width },
    edges: { front: [left + edge.middle, y], behind: [right - edge.middle, y] },
  };
}

/** An arrow that goes over to the other side, at the inner edge of what stands in front. */
export function drawTurn(front: Box, colour: Colour): Mark {
  const [x, y] = [front.x + front.width - 10, middle(front)[1]];
  return {
    kind: 'path',
    d: [
      `M${round(x - 3.5)} ${round(y + 2.4)}C${round(x - 3.5)} ${round(y - 4)} ${round(x + 3.5)} ${round(y - 4)} ${round(x + 3.5)} ${round(y + 1.8)}`,
      `M${round(x + 1.4)} ${round(y - 0.2)}L${round(x + 3.5)} ${round(y + 2.2)}L${round(x + 5.6)} ${round(y - 0.2)}`,
    ].join(''),
    stroke: { colour, weight: weights.frame },
  };
}
