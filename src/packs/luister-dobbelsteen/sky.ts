/** Balloons in the air, in bunches: on the hill below them stands who holds them. */
import { type FigureName, fingertipOf, sideOf } from '../../sheets/cast/index.ts';
import type { Point } from '../../sheets/cast/paper.ts';
import { type Box, inset } from '../../sheets/lay/box.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import { weights } from '../../sheets/measures.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { walking } from './animals.ts';
import { findClearings } from './clearings.ts';
import { corner, type Ground, margin, type Plot } from './ground.ts';
import { drawCrest, drawHill, layFlowers } from './growth.ts';
import { beginningAt } from './guests.ts';
import { colourAt, edge, layRound, line, type Round, say, shrink, toTenth } from './round.ts';
import { layOutSpots, type Spot } from './spots.ts';
import { layAfloat } from './weather.ts';

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

/** Of a balloon, where its string begins. */
const knotOf = (spot: Spot): Point => {
  const { x, y, radius } = bodyIn(spot);
  return [x, y + radius * drawnOut];
};

function drawKnot(spot: Spot): string {
  const [x, y] = knotOf(spot);
  return `M${say([x, y - 0.6])}L${say([x + 1.9, y + 2])}H${toTenth(x - 1.9)}Z`;
}

const layBalloon = (spot: Spot): Mark[] => [
  { kind: 'path', d: drawKnot(spot), fill: colourAt(spot.hue), stroke: line },
  { kind: 'path', d: drawBalloon(bodyIn(spot)), fill: colourAt(spot.hue), stroke: line },
  layRound(sky.round(spot)),
];

/** Below the balloons, for who holds them. */
const hillHigh = 36;
/** How much smaller a round may become for that. */
const mayLose = 0.5;

/** Where pictures would become smaller for it there is no hill. */
function spreadAbove(count: number, field: Box): Spot[] {
  const room = inset(field, margin);
  const whole = layOutSpots(count, room);
  const above = layOutSpots(count, { ...room, height: room.height - hillHigh });
  const lost = (whole[0]?.radius ?? 0) - (above[0]?.radius ?? 0);
  return lost > mayLose ? whole : above;
}

const hasHill = ({ field, spots }: Plot): boolean =>
  spots.every(({ y, radius }) => y + radius + hillHigh <= field.y + field.height);

const lowestOf = (spots: readonly Spot[]): Spot[] => {
  const lowest = Math.max(...spots.map(({ y }) => y));
  return spots.filter(({ y }) => y === lowest);
};

interface Holder {
  readonly picture: string;
  readonly box: Box;
  readonly flip: boolean;
  readonly hand: Point;
}

const child = 23.5;
/** From the outer edge of a closed hand to its middle, of the side of the square. */
const fist = 0.042;

/** With a hand under the middle of what is held. */
function placeHolder(figure: FigureName, x: number, foot: number, flip: boolean): Holder {
  const side = sideOf(figure, child);
  const tip = fingertipOf({ figure, pose: 'blij' });
  const aside = (tip.x - fist - 0.5) * side * (flip ? -1 : 1);
  return {
    picture: `${figure}-blij`,
    box: { x: x - aside - side / 2, y: foot - side, width: side, height: side },
    flip,
    hand: [x, foot - side + tip.y * side],
  };
}

const holding: readonly FigureName[] = ['draak', 'jongen', 'monster', 'robot', 'meisje', 'oma', 'vos'];
const perHolder = 2;

/** Of who stands on the hill. */
const footIn = ({ y, height }: Box): number => y + height - 4;

/** Two of the lowest row to each. */
function placeHolders({ field, spots, welcome, turn }: Plot): Holder[] {
  const lowest = lowestOf(spots);
  const foot = footIn(field);
  const count = Math.ceil(lowest.length / perHolder);
  const coming = beginningAt(holding, 2 * turn).filter(welcome);
  return coming.slice(0, count).map((figure, index, { length }) => {
    const from = Math.round((index * lowest.length) / length);
    const held = lowest.slice(from, Math.round(((index + 1) * lowest.length) / length));
    const x = held.reduce((sum, spot) => sum + spot.x, 0) / held.length;
    return placeHolder(figure, x, foot, index % 2 === 1);
  });
}

const nearest = (holders: readonly Holder[], { x }: Spot): Holder | undefined =>
  holders.toSorted((one, other) => Math.abs(one.hand[0] - x) - Math.abs(other.hand[0] - x))[0];

/** Down from its knot and into the hand. */
function layString(spot: Spot, { hand: [x, y] }: Holder): Mark {
  const [left, top] = knotOf(spot);
  return {
    kind: 'path',
    d: `M${say([left, top])}C${say([left, top + 6])} ${say([x + (left - x) * 0.2, y - 6])} ${say([x, y])}`,
    stroke: { colour: 'frame', weight: weights.thin },
  };
}

const layHolder = ({ picture, box, flip }: Holder): Mark[] => [
  layShadow({ x: box.x + box.width / 2, y: box.y + box.height - 0.3, width: box.width * 0.56 }, 'grass'),
  placePicture(picture, box, flip ? { flip } : {}),
];

/** Where nobody holds it: it ends behind the next row. */
function layLoose(spot: Spot): Mark {
  const [x, y] = knotOf(spot);
  return {
    kind: 'path',
    d: `M${say([x, y])}C${say([x + 2, y + 2])} ${say([x - 2, y + 3])} ${say([x, y + 5])}`,
    stroke: { colour: 'frame', weight: weights.thin },
  };
}

/** In the air there is room for two. */
const afloat = { count: 2, least: 7, most: 10 } as const;

function layAir({ field, spots, welcome }: Plot): Mark[] {
  const high = Math.max(...spots.map(({ y }) => y)) - field.y;
  const clearings = findClearings({ ...field, height: high }, spots.map(bodyIn), afloat);
  return layAfloat(clearings.slice(0, afloat.count), welcome);
}

const animalSide = 15;
/** Beside whom something else has room to stand. */
const wide = 24;

/** Where nobody stands: from one edge to the other. */
function findGaps({ x, width }: Box, holders: readonly Holder[]): { x: number; width: number }[] {
  const ends = holders.toSorted((one, other) => one.box.x - other.box.x).map(({ box }) => box);
  const lefts = [x, ...ends.map((box) => box.x + box.width)];
  const rights = [...ends.map((box) => box.x), x + width];
  return lefts
    .map((left, index) => ({
      x: (left + (rights[index] ?? left)) / 2,
      width: (rights[index] ?? left) - left,
    }))
    .toSorted((one, other) => other.width - one.width);
}

/** An animal in the widest gap, flowers in the others. */
function layBeside({ field, welcome, turn }: Plot, holders: readonly Holder[]): Mark[] {
  const animal = beginningAt(walking, turn).find(({ name }) => welcome(name));
  const [widest, ...others] = findGaps(field, holders);
  return [
    ...(widest && animal ? animal.lay([widest.x, footIn(field) - animalSide / 2], animalSide) : []),
    ...others.filter(({ width }) => width > wide).flatMap(({ x }) => layFlowers(x, footIn(field))),
  ];
}

function layHill(plot: Plot, holders: readonly Holder[]): Mark[] {
  const { field } = plot;
  const bottom = field.y + field.height;
  return [
    drawHill(field, bottom - 21, -1, 'hill'),
    drawHill(field, bottom - 15, 1, 'grass'),
    { kind: 'path', d: drawCrest(field, bottom - 15, 1), stroke: edge },
    ...layBeside(plot, holders),
  ];
}

const layStrings = (spots: readonly Spot[], holders: readonly Holder[]): Mark[] =>
  spots.map((spot) => {
    const holder = nearest(holders, spot);
    return holder ? layString(spot, holder) : layLoose(spot);
  });

export const sky: Ground = {
  spread: spreadAbove,
  round: (spot) => shrink(bodyIn(spot), body.white),
  draw: (plot) => {
    const { field, spots } = plot;
    const holders = hasHill(plot) ? placeHolders(plot) : [];
    return [
      { kind: 'rect', ...field, radius: corner, fill: 'sky' },
      ...(hasHill(plot) ? layHill(plot, holders) : []),
      { kind: 'rect', ...field, radius: corner, stroke: edge },
      ...layAir(plot),
      ...layStrings(spots, holders),
      ...holders.flatMap(layHolder),
      ...spots.flatMap(layBalloon),
    ];
  },
};
