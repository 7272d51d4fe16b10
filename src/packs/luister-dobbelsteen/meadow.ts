/** A garden: each picture in a flower with its leaves, and between them who lives there. */
import { type FigureName, reachOf, sideOf } from '../../sheets/cast/index.ts';
import { type Box, inset } from '../../sheets/lay/box.ts';
import { fill } from '../../sheets/lay/cells.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { type Animal, flying, walking } from './animals.ts';
import { findClearings, spreadOut } from './clearings.ts';
import { corner, type Ground, margin, type Plot } from './ground.ts';
import { drawHill, drawPetals, layFlowers } from './growth.ts';
import { beginningAt } from './guests.ts';
import { colourAt, edge, layRound, type Round, say, shrink } from './round.ts';
import { layOutSpots, type Spot } from './spots.ts';

const heart = 0.82;
const petals = 9;

/** One to the right and one to the left, from behind the flower: it grows where it is. */
const drawLeaves = ({ x, y, radius: r }: Round): string =>
  [1, -1]
    .map((side) => {
      const at = (dx: number, dy: number): string => say([x + side * dx * r, y + dy * r]);
      return `M${at(0.3, 0.86)}C${at(0.5, 0.66)} ${at(0.86, 0.6)} ${at(0.98, 0.74)}C${at(0.96, 0.96)} ${at(0.62, 1.08)} ${at(0.3, 0.86)}Z`;
    })
    .join('');

const layLeaves = (spot: Spot): Mark => ({
  kind: 'path',
  d: drawLeaves(spot),
  fill: 'leafDeep',
  stroke: edge,
});

const layFlower = (spot: Spot): Mark[] => [
  { kind: 'path', d: drawPetals(spot, heart, petals), fill: colourAt(spot.hue), stroke: edge },
  layRound(meadow.round(spot)),
];

/** One behind the other, each row of flowers on its own. */
const layHills = ({ field, spots }: Plot): Mark[] =>
  [...new Set(spots.map(({ y }) => y))].map((y, row) =>
    drawHill(field, y + (row === 0 ? 0 : 4), row % 2 === 0 ? 1 : -1, row % 2 === 0 ? 'grass' : 'hill'),
  );

/** Where the sky ends. */
const horizonOf = ({ spots }: Plot): number => Math.min(...spots.map(({ y }) => y));

/** Who comes to smell the flowers. */
const smelling: readonly FigureName[] = ['meisje', 'draak', 'monster', 'jongen', 'vos', 'robot', 'oma'];
const child = 24;

function fitsIn(figure: FigureName, { radius }: Round): boolean {
  const { width, height } = reachOf({ figure, pose: 'ruikt' });
  return (Math.max(width, height) / 2) * sideOf(figure, child) < radius * 0.95;
}

interface Somebody {
  readonly figure: FigureName;
  readonly place: Round;
}

/** In the widest clearing on the ground, who fits there. */
function findSomebody(plot: Plot): Somebody | undefined {
  const isOnGround = ({ y }: Round): boolean => y > horizonOf(plot);
  const place = findClearings(gardenIn(plot), plot.spots, { least: 12, most: 21 }).find(isOnGround);
  const figure =
    place && beginningAt(smelling, plot.turn).find((one) => plot.welcome(one) && fitsIn(one, place));
  return figure && { figure, place };
}

function laySomebody({ figure, place: { x, y } }: Somebody): Mark[] {
  const side = sideOf(figure, child);
  const foot = y + side / 2;
  return [
    layShadow({ x, y: foot - 0.3, width: side * 0.56 }, 'grass'),
    placePicture(`${figure}-ruikt`, { x: x - side / 2, y: foot - side, width: side, height: side }),
  ];
}

const gardenIn = ({ field }: Plot): Box => inset(field, 1.5);

/** Of a clearing, and at most; in a small one there is no animal. */
const animal = { share: 1.4, most: 20, least: 9 } as const;
/** More would be a pattern. */
const [mostAnimals, mostFlowers] = [4, 7];

/** Who flies where the sky is or else over the land; the others on the land, and flowers where they leave room. */
function layAround(places: readonly Round[], plot: Plot): Mark[] {
  const [walkers = [], flyers = []] = [walking, flying].map((some) =>
    beginningAt(some, plot.turn).filter(({ name }) => plot.welcome(name)),
  );
  const [high, low] = divideBy(places, ({ y, radius }) => y - radius < horizonOf(plot));
  const inAir = high.filter(isRoomy).slice(0, flyers.length);
  const onLand = low.filter(isRoomy);
  const lowAnimals = [...walkers, ...flyers.slice(inAir.length)].slice(
    0,
    Math.min(mostAnimals, onLand.length),
  );
  const inhabited = onLand.slice(0, lowAnimals.length);
  const free = low.filter((place) => !inhabited.includes(place));
  return [
    ...fill(inAir, flyers.slice(0, inAir.length), layAnimal),
    ...fill(inhabited, lowAnimals, layAnimal),
    ...free
      .toSorted((one, other) => other.radius - one.radius)
      .slice(0, mostFlowers)
      .flatMap(({ x, y }) => layFlowers(x, y + 3)),
  ];
}

const isRoomy = ({ radius }: Round): boolean => radius > animal.least;

const layAnimal = ({ lay }: Animal, { x, y, radius }: Round): Mark[] =>
  lay([x, y], Math.min(animal.most, radius * animal.share));

const divideBy = <Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] => [
  items.filter(isFirst),
  items.filter((item) => !isFirst(item)),
];

function layLife(plot: Plot): Mark[] {
  const somebody = findSomebody(plot);
  const taken = somebody ? [...plot.spots, somebody.place] : plot.spots;
  const places = findClearings(gardenIn(plot), taken, { least: 6.5, most: 14 });
  return [
    ...(somebody ? laySomebody(somebody) : []),
    ...layAround(spreadOut(places, somebody ? [somebody.place] : []), plot),
  ];
}

export const meadow: Ground = {
  spread: (count, field) => layOutSpots(count, inset(field, margin)),
  round: (spot) => shrink(spot, heart),
  draw: (plot) => [
    { kind: 'rect', ...plot.field, radius: corner, fill: 'sky' },
    ...layHills(plot),
    { kind: 'rect', ...plot.field, radius: corner, stroke: edge },
    ...plot.spots.map(layLeaves),
    ...layLife(plot),
    ...plot.spots.flatMap(layFlower),
  ],
};
