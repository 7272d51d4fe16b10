/** A picture to talk about, on a whole sheet: a place of its own with things of the theme and some of the cast. */
import type { PlateOrder } from '../model/week-order.ts';
import type { PicturedWord } from '../model/word.ts';
import { findFigure, inWinter, reachOf, sideOf } from '../sheets/cast/index.ts';
import { figure } from '../sheets/lay/meaning.ts';
import { layShadow } from '../sheets/lay/shadow.ts';
import { round, weights } from '../sheets/measures.ts';
import { type Scrap, toMarks } from '../sheets/places/paper-marks.ts';
import { refuse } from '../sheets/refusal.ts';
import type { Mark, Page, PathMark } from '../sheets/sheet.ts';
import { drawPlate, isPlateName, plateNames } from './plates/index.ts';
import { child, type Plate, plateBox, room, type Spot } from './plates/plate.ts';
import { type Span, spanAt, spread } from './spread.ts';
import { texts } from './texts.ts';
import { isInAir, sideOfThing } from './thing-sizes.ts';

const scale = child / 100;
/** Where things that a place has no spot for have their foot, and from where downward they would be hidden or hide. */
const front = { y: room.height - 7, from: room.height - 60, edge: 8 } as const;
/** How far below the top they are that fly or hang there. */
const sky = 40;
/** Of the side of a picture: the air below what it shows. */
const air = { thing: 0.05, figure: 0.01 } as const;

/** Something on the plate, in hundredths of a child. */
interface Cutout {
  readonly picture: string;
  /** Of its square, in front. */
  readonly side: number;
  /** How much of that is drawn from left to right. */
  readonly width: number;
  readonly air: number;
}

interface Placed {
  readonly y: number;
  readonly marks: readonly Mark[];
}

export function layTalkingPlate({ place, things, who }: PlateOrder, words: readonly PicturedWord[]): Page {
  if (!isPlateName(place)) refuse('place', `"${place}" is geen plek; wel: ${plateNames.join(', ')}`);
  const plate = drawPlate(place);
  const cast = who.map((name, index) => ({
    cutout: cutFigure(name, plate.isCold),
    spot: plate.who[index] ?? plate.who[0],
  }));
  const settled = words.flatMap((word) => {
    const spot = plate.things[word.word];
    return spot && spot !== 'drawn' ? [{ cutout: cutThing(word), spot }] : [];
  });
  const there = [...cast, ...settled].map(keepInside);
  const others = settle(
    words.filter(({ word }) => !plate.things[word]),
    there.filter(({ spot }) => spot.y > front.from).map(spanOf),
  );
  const placed: Placed[] = [
    ...(plate.standing ?? []).map(({ y, scraps }) => ({ y, marks: drawScraps(scraps) })),
    ...[...there, ...others].map(({ cutout, spot }) => ({
      y: spot.before ?? spot.y,
      marks: standOn(cutout, spot, plate),
    })),
  ];
  return {
    landscape: true,
    title: texts.parts.plate,
    bookmark: texts.parts.plate,
    blocks: [
      figure(texts.plate.alt(place, [...who.map(nameOf), ...things]), [
        ...drawScraps(plate.scraps),
        ...placed.toSorted((one, other) => one.y - other.y).flatMap(({ marks }) => marks),
        { kind: 'rect', ...plateBox, stroke: { colour: 'frame', weight: weights.line } },
      ]),
    ],
  };
}

const drawScraps = (scraps: readonly Scrap[]): PathMark[] => toMarks(scraps, room, plateBox, scale);

const cutThing = ({ word, picture }: PicturedWord): Cutout => ({
  picture,
  side: sideOfThing(word),
  width: 0.94,
  air: air.thing,
});

function cutFigure(who: string, isCold = false): Cutout {
  const found = findFigure(who);
  if (!found) refuse('cast', `"${who}" is niemand uit de cast`);
  return {
    picture: isCold ? inWinter(who) : who,
    side: sideOf(found.figure, 100),
    width: reachOf(found).width,
    air: air.figure,
  };
}

const nameOf = (who: string): string => findFigure(who)?.figure ?? who;

interface Settled {
  readonly cutout: Cutout;
  readonly spot: Spot;
}

/** A wide friend may come where a narrow one was thought of. */
function keepInside({ cutout, spot }: Settled): Settled {
  const half = (cutout.side * (spot.size ?? 1)) / 2;
  return { cutout, spot: { ...spot, x: Math.min(Math.max(spot.x, half), room.width - half) } };
}

const spanOf = ({ cutout: { side, width }, spot: { x, size = 1 } }: Settled): Span =>
  spanAt(x, side * width * size);

/** What this place has no spot for: in front, as far from what is there as can be, or in the air. */
function settle(words: readonly PicturedWord[], taken: readonly Span[]): Settled[] {
  const line = { from: front.edge, to: room.width - front.edge };
  const inRow = (
    some: readonly PicturedWord[],
    before: readonly Span[],
    toSpot: (x: number, side: number) => Spot,
  ) => {
    const cutouts = some.map(cutThing);
    const middles = spread(
      cutouts.map(({ side, width }) => side * width),
      line,
      before,
    );
    return cutouts.map(
      (cutout, index): Settled => ({ cutout, spot: toSpot(middles[index] ?? 0, cutout.side) }),
    );
  };
  return [
    ...inRow(
      words.filter(({ word }) => isInAir(word)),
      [],
      (x, side) => ({ x, y: sky + side / 2, on: 'air' }),
    ),
    ...inRow(
      words.filter(({ word }) => !isInAir(word)),
      taken,
      (x) => ({ x, y: front.y }),
    ),
  ];
}

function standOn(cutout: Cutout, { x, y, size = 1, flip = false, on }: Spot, { soil }: Plate): Mark[] {
  const side = cutout.side * size * scale;
  const [middle, foot] = [plateBox.x + x * scale, plateBox.y + y * scale];
  const ground = on ?? soil;
  return [
    ...(ground === 'air'
      ? []
      : [layShadow({ x: middle, y: foot, width: side * cutout.width * 0.8 }, ground)]),
    {
      kind: 'picture',
      picture: cutout.picture,
      x: round(middle - side / 2),
      y: round(foot - side * (1 - cutout.air)),
      width: round(side),
      height: round(side),
      ...(flip && { flip: true }),
    },
  ];
}
