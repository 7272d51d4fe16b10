/** Balloons in the air, in bunches: on the hill below them stands who holds them. */
import { type Box, inset } from '../../sheets/lay/box.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { walking } from './animals.ts';
import { bodyIn, layBalloon, whiteIn } from './balloon.ts';
import { type Holder, layHolder, layStrings, placeHolders } from './bunch.ts';
import { findClearings } from './clearings.ts';
import { corner, type Ground, margin, type Plot } from './ground.ts';
import { drawCrest, drawHill, layFlowers } from './growth.ts';
import { beginningAt } from './guests.ts';
import { edge } from './round.ts';
import { layOutSpots, type Spot } from './spots.ts';
import { layAfloat } from './weather.ts';

/** Below the balloons, for who holds them. */
const hillHigh = 36;
/** Of a spot with a picture of 26 mm, as large as a child of four finds at once. */
const findable = 21.2;

/** Where pictures would become smaller than that there is no hill. */
function spreadAbove(count: number, field: Box): Spot[] {
  const room = inset(field, margin);
  const above = layOutSpots(count, { ...room, height: room.height - hillHigh });
  return above.every(({ radius }) => radius >= findable) ? above : layOutSpots(count, room);
}

const hasHill = ({ field, spots }: Plot): boolean =>
  spots.every(({ y, radius }) => y + radius + hillHigh <= field.y + field.height);

/** In the air there is room for two. */
const afloat = { count: 2, least: 7, most: 10 } as const;

function layAir({ field, spots, welcome }: Plot): Mark[] {
  const high = Math.max(...spots.map(({ y }) => y)) - field.y;
  const clearings = findClearings({ ...field, height: high }, spots.map(bodyIn), afloat);
  return layAfloat(clearings.slice(0, afloat.count), welcome);
}

/** Of who stands on the hill. */
const footIn = ({ y, height }: Box): number => y + height - 4;

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

export const sky: Ground = {
  spread: spreadAbove,
  round: whiteIn,
  draw: (plot) => {
    const { field, spots } = plot;
    const holders = hasHill(plot) ? placeHolders(plot, footIn(field)) : [];
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
