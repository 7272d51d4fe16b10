/** A picture to talk about, on a whole sheet: one of our places with things of the theme and some of the cast. */
import type { PlateOrder } from '../model/week-order.ts';
import type { PicturedWord } from '../model/word.ts';
import { findFigure, reachOf, sideOf } from '../sheets/cast/index.ts';
import { type Box, workArea } from '../sheets/lay/box.ts';
import { figure } from '../sheets/lay/meaning.ts';
import { layShadow } from '../sheets/lay/shadow.ts';
import { round, weights } from '../sheets/measures.ts';
import { drawPlace, type Place, type PlaceName, placeNames } from '../sheets/places/index.ts';
import { refuse } from '../sheets/refusal.ts';
import type { Mark, Page, PictureMark } from '../sheets/sheet.ts';
import { texts } from './texts.ts';
import { sideOfThing, whereIs } from './thing-sizes.ts';

/** In millimetres, how tall a child is on it. */
const child = 62;
/** Under the things that lie nearest, to the edge of the plate. */
const foreground = 5;
/** Things that are taller than this stand behind the cast. */
const tall = 60;
/** What hangs or flies is between these, from the top of the plate. */
const above = { top: 12, step: 15 } as const;
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
  const where = (word: PicturedWord) => whereIs(word.word, surroundings[name]);
  const cutouts = (some: readonly PicturedWord[]) => some.map(cutThing);
  const onGround = cutouts(things.filter((word) => where(word) === 'ground'));
  const isTall = ({ side }: Cutout) => side > (tall * child) / 100;
  const cast = plate.who.map(cutFigure);
  const sea = place.stands.zee;
  return {
    landscape: true,
    title: texts.parts.plate,
    bookmark: texts.parts.plate,
    blocks: [
      figure(texts.plate.alt(name, [...plate.who.map(nameOf), ...things.map(({ word }) => word)]), [
        ...place.marks,
        ...hang(cutouts(things.filter((word) => where(word) === 'above')), box),
        ...(sea ? inRow(cutouts(things.filter((word) => where(word) === 'sea')), sea) : []),
        ...inRow(onGround.filter(isTall), backOf(place, box)),
        ...inRow(cast, place.stands.vloer),
        ...inRow(
          onGround.filter((cutout) => !isTall(cutout)),
          { x: box.x, y: box.y + box.height - foreground, width: box.width, size: 1 },
        ),
        { kind: 'rect', ...box, stroke: { colour: 'frame', weight: weights.line } },
      ]),
    ],
  };
}

const cutThing = ({ word, picture }: PicturedWord): Cutout => ({
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
}

/** Where the place has room behind the cast. */
function backOf({ stands }: Place, box: Box): Ground {
  const behind = stands.achter ?? stands.stoep ?? stands.vloer;
  return { ...behind, x: box.x, width: box.width };
}

/** Beside each other with the same room between them; they grow smaller together where that is needed. */
function inRow(cutouts: readonly Cutout[], ground: Ground): Mark[] {
  const wide = cutouts.reduce((sum, { side, width }) => sum + side * width, 0) * ground.size;
  const size = ground.size * Math.min(1, (ground.width * 0.9) / Math.max(wide, 1));
  const gap = (ground.width - (wide * size) / ground.size) / (cutouts.length + 1);
  let left = ground.x + gap;
  const stood = cutouts.map((cutout, index) => {
    const drawn = cutout.side * size * cutout.width;
    const middle = left + drawn / 2;
    left += drawn + gap;
    return standAt(cutout, middle, ground.y, cutout.side * size, index >= cutouts.length / 2);
  });
  return stood.flat();
}

/** Those of the cast on the right look to the left. */
function standAt(
  { picture, air, width, isFigure }: Cutout,
  middle: number,
  foot: number,
  side: number,
  isRight: boolean,
): Mark[] {
  const mark: PictureMark = {
    kind: 'picture',
    picture,
    x: round(middle - side / 2),
    y: round(foot - side * (1 - air)),
    width: round(side),
    height: round(side),
    ...(isFigure && isRight && { flip: true }),
  };
  return [layShadow({ x: middle, y: foot, width: side * width * 0.8 }, 'shade'), mark];
}

/** In the air or on the wall, some higher than others. */
function hang(cutouts: readonly Cutout[], box: Box): Mark[] {
  const room = box.width / Math.max(1, cutouts.length);
  return cutouts.map(({ picture, side }, index) => ({
    kind: 'picture',
    picture,
    x: round(box.x + room * (index + 0.5) - side / 2),
    y: round(box.y + above.top + (index % 2) * above.step),
    width: round(side),
    height: round(side),
  }));
}
