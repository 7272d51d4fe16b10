/** Small crosses beside the cards, at one place of the paper on both sides: held against the light they tell whether the back is where it belongs. */

import { weights } from '../measures.ts';
import type { Mark } from '../sheet.ts';
import type { Box } from './box.ts';

const arm = 1.6;
/** From the cards, where scissors don't come. */
const away = 2.4;

/** Above and below the cards, on the left and on the right: what is askew shows at one of them. */
export const drawRegisterMarks = ({ x, y, width, height }: Box): Mark[] =>
  [x + 22.5, x + width - 22.5].flatMap((across) =>
    [y - away, y + height + away].flatMap((down) => drawCross(across, down)),
  );

function drawCross(x: number, y: number): Mark[] {
  const stroke = { colour: 'ink', weight: weights.thin } as const;
  return [
    { kind: 'line', x1: x - arm, y1: y, x2: x + arm, y2: y, stroke },
    { kind: 'line', x1: x, y1: y - arm, x2: x, y2: y + arm, stroke },
    { kind: 'circle', x, y, radius: 0.9, stroke },
  ];
}
