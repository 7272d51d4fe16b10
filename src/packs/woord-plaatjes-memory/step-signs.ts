/** What tells a child who can't read what happens: which way a card goes, whether two go together, whose turn it is. */
import type { Point } from '../../sheets/cast/paper.ts';
import type { Box } from '../../sheets/lay/box.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { round } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Mark } from '../../sheets/sheet.ts';

const arrow = { colour: 'own', weight: 1.1 } as const;

const say = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** Over the top of a card, the way that it goes. */
export const layTurn = ({ x, y, width }: Box): Mark =>
  layBow([x + 0.2 * width, y - 0.43 * width], [x + 1.06 * width, y - 0.16 * width], 5);

/** Over the heads, from who had a turn to who is next. */
export const layPass = ({ x, y, width }: Box): Mark =>
  layBow([x + 0.28 * width, y + 0.17 * width], [x + 0.72 * width, y + 0.17 * width], 9);

const ear = { side: 12, aside: 2.5 } as const;

/** In the corner opposite the number: here a child has to listen. */
export const layEar = ({ x, y, width }: Box): Mark =>
  placePicture('teken-oor', {
    x: x + width - ear.aside - ear.side,
    y: y + ear.aside,
    width: ear.side,
    height: ear.side,
  });

const head = 2.8;

/** From the left to the right, with its head at the end. */
function layBow([x1, y1]: Point, [x2, y2]: Point, high: number): Mark {
  const inward = (x2 - x1) * 0.12;
  const handles = [say([x1 + inward, y1 - high * 1.33]), say([x2 - inward, y2 - high * 1.33])];
  const lines = [say([x2 - head, y2 - head * 0.7]), say([x2, y2]), say([x2 + head * 0.7, y2 - head])];
  return {
    kind: 'path',
    d: `M${say([x1, y1])}C${handles.join(' ')} ${say([x2, y2])}M${lines.join('L')}`,
    stroke: arrow,
  };
}

/** Lines around the middle of a disc: a tick, a cross. */
export const verdicts = {
  yes: {
    fill: 'green',
    lines: [
      [
        [-2.6, 0.2],
        [-0.7, 2.2],
        [2.9, -2.2],
      ],
    ],
  },
  no: {
    fill: 'red',
    lines: [
      [
        [-2.2, -2.2],
        [2.2, 2.2],
      ],
      [
        [2.2, -2.2],
        [-2.2, 2.2],
      ],
    ],
  },
} as const satisfies Record<string, Verdict>;
interface Verdict {
  readonly fill: Colour;
  readonly lines: readonly (readonly Point[])[];
}

/** Whoever can't read sees whether the two go together. */
export function layVerdict([x, y]: Point, { fill, lines }: Verdict): Mark[] {
  const d = lines
    .map((line) => `M${line.map(([across, down]) => say([x + across, y + down])).join('L')}`)
    .join('');
  return [
    { kind: 'circle', x, y, radius: 5.4, fill, stroke: { colour: 'paper', weight: 1 } },
    { kind: 'path', d, stroke: { colour: 'paper', weight: 1.4 } },
  ];
}
