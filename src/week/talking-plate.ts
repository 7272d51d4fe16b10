/** A picture to talk about, on a whole sheet: one of our places with things of the theme and some of the cast. */
import type { PlateOrder } from '../model/week-order.ts';
import type { PicturedWord } from '../model/word.ts';
import { findFigure, reachOf, sideOf } from '../sheets/cast/index.ts';
import { type Box, workArea } from '../sheets/lay/box.ts';
import { figure } from '../sheets/lay/meaning.ts';
import { layShadow } from '../sheets/lay/shadow.ts';
import { round, weights } from '../sheets/measures.ts';
import type { Paper } from '../sheets/palette.ts';
import { drawPlace, type Place, type PlaceName, placeNames, soilOf } from '../sheets/places/index.ts';
import { refuse } from '../sheets/refusal.ts';
import type { Mark, Page, PictureMark } from '../sheets/sheet.ts';
import { airAround, type Span, spanAt, spread } from './spread.ts';
import { texts } from './texts.ts';
import { canStandOn, hangsByThread, sideOfThing, whereIs } from './thing-sizes.ts';

/** In millimetres, how tall a child is on it. */
const child = 62;
/** Under the things that lie nearest, to the edge of the plate. */
const foreground = 5;
const edge = 6;
/** What stands higher than this above the feet of the cast is seen over their heads. */
const overHeads = 78;
/** How much farther away every other one of them is. */
const stagger = 9;
/** As many stay there, whatever else can be stood on. */
const leastInFront = 2;
/** What stands there is on the ground. */
const grounds: ReadonlySet<string> = new Set(['vloer', 'achter', 'stoep', 'zee']);
/** Things that are taller than this stand behind the cast. */
const tall = 60;
/** What hangs or flies is between these, from the top of the plate. */
const above = { top: 10, step: 15, large: 40 } as const;
/** Of the side of a picture: the air below what it shows. */
const air = { thing: 0.05, figure: 0.01 } as const;

const surroundings: Readonly<Record<PlaceName, { hasWall: boolean; hasSea: boolean }>> = {
  kamer: { hasWall: true, hasSea: false },
  keuken: { hasWall: true, hasSea: false },
  klas: { hasWall: true, hasSea: false },
  bos: { hasWall: false, hasSea: false },
  straat: { hasWall: false, hasSea: false },
  strand: { hasWall: false, hasSea: true },
  nacht: { hasWall: false, hasSea: false },
};

/** Something on the plate before it has its place. */
interface Cutout {
  readonly name: string;
  readonly picture: string;
  /** Of its square, in mm, in front. */
  readonly side: number;
  /** How much of that is drawn from left to right. */
  readonly width: number;
  readonly air: number;
  readonly isFigure: boolean;
}

export function layTalkingPlate(plate: PlateOrder, things: readonly PicturedWord[]): Page {
  const box = workArea(true);
  const name = placeNames.find((one) => one === plate.place);
  if (!name) refuse('place', `"${plate.place}" is geen plek; wel: ${placeNames.join(', ')}`);
  const place = drawPlace(name, box, child);
  const stands = groundsOf(place, soilOf(name));
  const where = (word: PicturedWord) => whereIs(word.word, surroundings[name]);
  const cutouts = (some: readonly PicturedWord[]) => some.map(cutThing);
  const onGround = cutouts(things.filter((word) => where(word) === 'ground'));
  const cast = plate.who.map(cutFigure);
  const { vloer } = stands;
  const spans = middlesInRow(cast, vloer).map((middle, index) =>
    spanAt(middle, widthOn(cast[index] ?? nothing, vloer)),
  );
  const behind = onGround.filter(isTall);
  const {
    perched,
    others: before,
    high,
  } = perch(
    onGround.filter((cutout) => !isTall(cutout)),
    stands,
    spans,
  );
  const sea = stands.zee;
  return {
    landscape: true,
    title: texts.parts.plate,
    bookmark: texts.parts.plate,
    blocks: [
      figure(texts.plate.alt(name, [...plate.who.map(nameOf), ...things.map(({ word }) => word)]), [
        ...place.marks,
        ...hang(cutouts(things.filter((word) => where(word) === 'above')), box, high),
        ...(sea ? inRow(cutouts(things.filter((word) => where(word) === 'sea')), sea) : []),
        ...inRow(behind, backOf(stands, box)),
        ...perched,
        ...inRow(cast, vloer),
        ...inFront(
          before,
          { ...vloer, x: box.x, y: box.y + box.height - foreground, width: box.width, size: 1 },
          spans,
        ),
        { kind: 'rect', ...box, stroke: { colour: 'frame', weight: weights.line } },
      ]),
    ],
  };
}

const cutThing = ({ word, picture }: PicturedWord): Cutout => ({
  name: word,
  picture,
  side: (sideOfThing(word) * child) / 100,
  width: 0.94,
  air: air.thing,
  isFigure: false,
});

function cutFigure(who: string): Cutout {
  const found = findFigure(who);
  if (!found) refuse('cast', `"${who}" is niemand uit de cast`);
  return {
    name: who,
    picture: who,
    side: sideOf(found.figure, child),
    width: reachOf(found).width,
    air: air.figure,
    isFigure: true,
  };
}

const nameOf = (who: string): string => findFigure(who)?.figure ?? who;

interface Ground {
  readonly x: number;
  /** Where what stands there has its foot. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** What the shadow falls on. */
  readonly soil: Paper;
}

interface Grounds extends Readonly<Record<string, Ground>> {
  readonly vloer: Ground;
}

const groundsOf = ({ stands: { vloer, ...others } }: Place, soil: Paper): Grounds => ({
  ...Object.fromEntries(Object.entries(others).map(([name, stand]) => [name, { ...stand, soil }])),
  vloer: { ...vloer, soil },
});

/** Where the place has room behind the cast. */
function backOf(stands: Grounds, box: Box): Ground {
  const behind = stands.achter ?? stands.stoep ?? stands.vloer;
  return { ...behind, x: box.x, width: box.width };
}

const nothing = { side: 0, width: 0 };

const isTall = ({ side }: Cutout): boolean => side > (tall * child) / 100;

/** One on each thing that can be stood on and is seen between the cast, where one fits that would go there; some are left for the ground. */
function perch(
  cutouts: readonly Cutout[],
  stands: Grounds,
  cast: readonly Span[],
): { perched: Mark[]; others: Cutout[]; high: Span[] } {
  const others = [...cutouts];
  const high: Span[] = [];
  const perched: Mark[] = [];
  for (const [name, stand] of Object.entries(stands)) {
    if (grounds.has(name) || others.length <= leastInFront) continue;
    const beside = stand.y > stands.vloer.y - overHeads ? cast : [];
    const seen = (one: Cutout): number => airAround(stand.x + stand.width / 2, widthOn(one, stand), beside);
    const at = others.findIndex(
      (one) => canStandOn(one.name, name) && widthOn(one, stand) <= stand.width * 1.1 && seen(one) >= 0,
    );
    const [found] = at < 0 ? [] : others.splice(at, 1);
    if (!found) continue;
    const middle = stand.x + stand.width / 2;
    perched.push(...standOn(found, stand, middle));
    if (beside.length === 0) high.push(spanAt(middle, widthOn(found, stand)));
  }
  return { perched, others, high };
}

const widthOn = ({ side, width }: Pick<Cutout, 'side' | 'width'>, { size }: Pick<Ground, 'size'>): number =>
  side * width * size;

/** On the nearest ground, between the feet of the cast, every other one a little farther away. */
function inFront(cutouts: readonly Cutout[], front: Ground, cast: readonly Span[]): Mark[] {
  const line = { from: front.x + edge, to: front.x + front.width - edge };
  const widths = cutouts.map((one) => widthOn(one, front));
  return spread(widths, line, cast).flatMap((middle, index) => {
    const cutout = cutouts[index];
    return cutout ? standOn(cutout, { ...front, y: front.y - (index % 2) * stagger }, middle) : [];
  });
}

/** The middles of things beside each other with the same room between them. */
function middlesInRow(cutouts: readonly Cutout[], ground: Ground): number[] {
  const wide = cutouts.reduce((sum, one) => sum + widthOn(one, ground), 0);
  const gap = (ground.width - wide) / (cutouts.length + 1);
  let left = ground.x + gap;
  return cutouts.map((one) => {
    const middle = left + widthOn(one, ground) / 2;
    left += widthOn(one, ground) + gap;
    return middle;
  });
}

/** They grow smaller together where there are too many. */
function inRow(cutouts: readonly Cutout[], ground: Ground): Mark[] {
  const wide = cutouts.reduce((sum, one) => sum + widthOn(one, ground), 0);
  const size = ground.size * Math.min(1, (ground.width * 0.9) / Math.max(wide, 1));
  const fitting = { ...ground, size };
  return middlesInRow(cutouts, fitting).flatMap((middle, index) => {
    const cutout = cutouts[index];
    return cutout ? standOn(cutout, fitting, middle, index >= cutouts.length / 2) : [];
  });
}

/** Those of the cast on the right look to the left. */
function standOn(cutout: Cutout, { y, size, soil }: Ground, middle: number, isRight = false): Mark[] {
  const { picture, air, isFigure } = cutout;
  const side = cutout.side * size;
  const mark: PictureMark = {
    kind: 'picture',
    picture,
    x: round(middle - side / 2),
    y: round(y - side * (1 - air)),
    width: round(side),
    height: round(side),
    ...(isFigure && isRight && { flip: true }),
  };
  return [layShadow({ x: middle, y, width: side * cutout.width * 0.8 }, soil), mark];
}

/** In the air or on the wall, some higher than others. */
function hang(cutouts: readonly Cutout[], box: Box, taken: readonly Span[]): Mark[] {
  const line = { from: box.x + edge, to: box.x + box.width - edge };
  const middles = spread(
    cutouts.map(({ side }) => side),
    line,
    taken,
  );
  return cutouts.flatMap(({ name, picture, side }, index): Mark[] => {
    const middle = round(middles[index] ?? box.x);
    const low = side < above.large && index % 2 === 1;
    const top = round(box.y + above.top + (low ? above.step : 0));
    const thread: Mark = {
      kind: 'line',
      x1: middle,
      y1: box.y,
      x2: middle,
      y2: round(top + side * 0.1),
      stroke: { colour: 'edge', weight: weights.thin },
    };
    return [
      ...(hangsByThread(name) ? [thread] : []),
      {
        kind: 'picture',
        picture,
        x: round(middle - side / 2),
        y: top,
        width: round(side),
        height: round(side),
      },
    ];
  });
}
