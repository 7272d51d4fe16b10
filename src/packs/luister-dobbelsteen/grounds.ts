/** What the pictures of a plate are on: flowers in a meadow, or balloons in the air. */
import type { Random } from '../../model/shuffle.ts';
import { type Point, reach } from '../../sheets/cast/paper.ts';
import type { Box } from '../../sheets/lay/box.ts';
import { weights } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Mark, PathMark } from '../../sheets/sheet.ts';
import type { Spot } from './spots.ts';

export interface Ground {
  draw(room: Box, spots: readonly Spot[], random: Random): Mark[];
  /** The white round in a spot on which the picture stands. */
  round(spot: Spot): Spot;
}

const edge = { colour: 'edge', weight: weights.thin } as const;
const line = { colour: 'frame', weight: weights.line } as const;

const colours: readonly Colour[] = ['glow', 'brick', 'fur', 'sea'];
const colourAt = (index: number): Colour => colours[index % colours.length] ?? 'glow';

/** To a tenth: what nobody sees makes no file longer. */
const toTenth = (value: number): number => Math.round(10 * value) / 10;

const say = ([x, y]: Point): string => `${toTenth(x)} ${toTenth(y)}`;

/** Wherever it lies. */
type Round = Omit<Spot, 'hue'>;

const layRound = ({ x, y, radius }: Round): Mark => ({
  kind: 'circle',
  x: toTenth(x),
  y: toTenth(y),
  radius: toTenth(radius),
  fill: 'paper',
  stroke: line,
});

const petalsOf = { flower: 9, daisy: 5 } as const;

/** Each petal a bow from one notch to the next. */
function drawPetals({ x, y, radius }: Round, share: number, petals: number): string {
  const at = (turn: number, far: number): string => say(reach([x, y], (turn * 360) / petals, far));
  const bows = Array.from({ length: petals }, (_, petal) => {
    const [from, to] = [petal + 0.06, petal + 0.94];
    return `C${at(from - 0.1, radius * 1.12)} ${at(to + 0.1, radius * 1.12)} ${at(petal + 1, radius * share)}`;
  });
  return `M${at(0, radius * share)}${bows.join('')}Z`;
}

const daisy = 2.7;

const layDaisy = ([x, y]: Point): Mark[] => [
  { kind: 'path', d: drawPetals({ x, y, radius: daisy }, 0.4, petalsOf.daisy), fill: 'paper', stroke: edge },
  { kind: 'circle', x: toTenth(x), y: toTenth(y), radius: 1, fill: 'glow', stroke: edge },
];

/** Three blades of grass. */
const drawTuft = ([x, y]: Point): PathMark => ({
  kind: 'path',
  d: `M${say([x, y])}L${say([x - 1.8, y - 3.6])}M${say([x, y])}L${say([x, y - 4.6])}M${say([x, y])}L${say([x + 1.8, y - 3.6])}`,
  stroke: { colour: 'green', weight: weights.thin },
});

/** Where no spot is, and none of what stands there already. */
function findGaps(count: number, room: Box, spots: readonly Spot[], random: Random): Point[] {
  const found: Point[] = [];
  for (let tries = 0; tries < 400 && found.length < count; tries++) {
    const point: Point = [
      room.x + 6 + random() * (room.width - 12),
      room.y + 8 + random() * (room.height - 12),
    ];
    const far = (x: number, y: number): number => Math.hypot(point[0] - x, point[1] - y);
    const isFree =
      spots.every(({ x, y, radius }) => far(x, y) > radius + 4.5) && found.every(([x, y]) => far(x, y) > 14);
    if (isFree) found.push(point);
  }
  return found;
}

const shrink = (spot: Spot, share: number): Spot => ({ ...spot, radius: spot.radius * share });

const heart = 0.82;

export const meadow: Ground = {
  round: (spot) => shrink(spot, heart),
  draw: (room, spots, random) => [
    { kind: 'rect', ...room, radius: 7, fill: 'grass', stroke: edge },
    ...findGaps(12, room, spots, random).flatMap((gap, index) =>
      index % 3 === 0 ? layDaisy(gap) : [drawTuft(gap)],
    ),
    ...spots.flatMap((spot): Mark[] => [
      { kind: 'path', d: drawPetals(spot, heart, petalsOf.flower), fill: colourAt(spot.hue), stroke: edge },
      layRound(meadow.round(spot)),
    ]),
  ],
};

/** How far a balloon is drawn out to its knot, in its radius. */
const drawnOut = 1.1;
/** Of a spot: above its knot. */
const body = { share: 0.93, lift: 0.07, white: 0.91 } as const;

const bodyIn = (spot: Spot): Spot => ({
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

/** It ends above the next row. */
const string = 7;

/** From its knot it swings down. */
function drawString({ x, y, radius }: Spot, way: number): string {
  const top = y + radius * drawnOut;
  const swing = 4 * way;
  return `M${say([x, top])}C${say([x + swing, top + string / 3])} ${say([x - swing, top + string / 1.5])} ${say([x + swing / 2, top + string])}`;
}

const drawKnot = ({ x, y, radius }: Spot): string => {
  const top = y + radius * drawnOut - 0.6;
  return `M${say([x, top])}L${say([x + 1.9, top + 2.6])}H${toTenth(x - 1.9)}Z`;
};

/** Over which they hang: a meadow along the foot. */
function drawHill({ x, y, width, height }: Box): Mark {
  const [right, bottom, top] = [x + width, y + height, y + height - 26];
  return {
    kind: 'path',
    d: `M${say([x, top])}C${say([x + width * 0.28, top - 12])} ${say([x + width * 0.46, top + 9])} ${say([x + width * 0.6, top + 4])}C${say([x + width * 0.76, top - 3])} ${say([x + width * 0.9, top - 6])} ${say([right, top + 2])}V${toTenth(bottom - 7)}Q${say([right, bottom])} ${say([right - 7, bottom])}H${toTenth(x + 7)}Q${say([x, bottom])} ${say([x, bottom - 7])}Z`,
    fill: 'grass',
    stroke: edge,
  };
}

/** Empty: whatever hung in it could be taken for a word of the plate. */
export const sky: Ground = {
  round: (spot) => shrink(bodyIn(spot), body.white),
  draw: (room, spots, random) => [
    { kind: 'rect', ...room, radius: 7, fill: 'sky', stroke: edge },
    drawHill(room),
    ...spots.map(bodyIn).flatMap((balloon): Mark[] =>
      balloon.y + balloon.radius * drawnOut + string > room.y + room.height
        ? []
        : [
            {
              kind: 'path',
              d: drawString(balloon, random() < 0.5 ? 1 : -1),
              stroke: { colour: 'frame', weight: weights.thin },
            },
          ],
    ),
    ...spots.flatMap((spot): Mark[] => [
      { kind: 'path', d: drawKnot(bodyIn(spot)), fill: colourAt(spot.hue), stroke: line },
      { kind: 'path', d: drawBalloon(bodyIn(spot)), fill: colourAt(spot.hue), stroke: line },
      layRound(sky.round(spot)),
    ]),
  ],
};
