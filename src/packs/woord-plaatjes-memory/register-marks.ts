/** Crosses beside the cards, at the same places on both sides: held against the light they lie on each other. */
import { around, type Box } from '../../sheets/lay/box.ts';
import { weights } from '../../sheets/measures.ts';
import type { Mark, Stroke } from '../../sheets/sheet.ts';

const aside = 9;
const arm = 2.5;
const stroke: Stroke = { colour: 'quiet', weight: weights.hair };

export function layRegisterMarks(cards: readonly Box[]): Mark[] {
  const { x, y, width, height } = around(cards);
  return [x - aside, x + width + aside].flatMap((across) =>
    [y, y + height].flatMap((down): Mark[] => [
      { kind: 'line', x1: across - arm, y1: down, x2: across + arm, y2: down, stroke },
      { kind: 'line', x1: across, y1: down - arm, x2: across, y2: down + arm, stroke },
      { kind: 'circle', x: across, y: down, radius: arm / 2, stroke },
    ]),
  );
}
