/** A balloon in its spot: the white round on it, and the knot below that its string hangs from. */
import type { Point } from '../../sheets/cast/paper.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { colourAt, layRound, line, type Round, say, shrink, toTenth } from './round.ts';
import type { Spot } from './spots.ts';

/** How far a balloon is drawn out to its knot, in its radius. */
const drawnOut = 1.1;
/** Of a spot: above its knot. */
const body = { share: 0.93, lift: 0.07, white: 0.91 } as const;

export const bodyIn = (spot: Spot): Spot => ({
  ...spot,
  y: spot.y - spot.radius * body.lift,
  radius: spot.radius * body.share,
});

function drawBalloon({ x, y, radius: r }: Round): string {
  const k = 0.56 * r;
  const foot = y + r * drawnOut;
  return (
    `M${say([x, y - r])}C${say([x + k, y - r])} ${say([x + r, y - k])} ${say([x + r, y])}` +
    `C${say([x + r, y + k])} ${say([x + k * 0.7, y + r * 0.98])} ${say([x, foot])}` +
    `C${say([x - k * 0.7, y + r * 0.98])} ${say([x - r, y + k])} ${say([x - r, y])}` +
    `C${say([x - r, y - k])} ${say([x - k, y - r])} ${say([x, y - r])}Z`
  );
}

/** Of a balloon, where its string begins. */
export const knotOf = (spot: Spot): Point => {
  const { x, y, radius } = bodyIn(spot);
  return [x, y + radius * drawnOut];
};

function drawKnot(spot: Spot): string {
  const [x, y] = knotOf(spot);
  return `M${say([x, y - 0.6])}L${say([x + 1.9, y + 2])}H${toTenth(x - 1.9)}Z`;
}

/** On which the picture stands. */
export const whiteIn = (spot: Spot): Spot => shrink(bodyIn(spot), body.white);

export const layBalloon = (spot: Spot): Mark[] => [
  { kind: 'path', d: drawKnot(spot), fill: colourAt(spot.hue), stroke: line },
  { kind: 'path', d: drawBalloon(bodyIn(spot)), fill: colourAt(spot.hue), stroke: line },
  layRound(whiteIn(spot)),
];
