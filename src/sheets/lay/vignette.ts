/** A small scene on a card: a place or plain ground, and pictures placed on it. */
import { findFigure, reachOf, sideOf } from '../cast/index.ts';
import { edgesOf } from '../marks/index.ts';
import { round, weights } from '../measures.ts';
import { type Paper, shadeOn } from '../palette.ts';
import { drawPlace, type PlaceName, placeNames, soilOf } from '../places/index.ts';
import type { Mark, PictureMark } from '../sheet.ts';
import type { Box } from './box.ts';
import { type PlainGround, plainGrounds } from './grounds.ts';
import type { Placed, View, Way } from './scene.ts';
import { layShadow } from './shadow.ts';

export const pictureNameOf = (picture: Placed): string =>
  typeof picture === 'string' ? picture : picture[0];

const standardChild = 50;

const isPlace = (ground: PlainGround | PlaceName): ground is PlaceName =>
  placeNames.some((name) => name === ground);

function layPlainGround({ x, y, width, height }: Box, ground: PlainGround): Mark[] {
  const { above, below, horizon } = plainGrounds[ground];
  const [right, bottom, line] = [round(x + width), round(y + height), round(y + height * horizon)];
  const rise =
    ground === 'gras' || ground === 'zand' || ground === 'sneeuw' || ground === 'maan' ? height * 0.05 : 0;
  const [high, low] = [round(line - rise), round(line + rise)];
  return [
    { kind: 'rect', x, y, width, height, fill: above },
    ...(ground === 'zeebodem' ? layWater({ x, y, width, height: line - y }) : []),
    {
      kind: 'path',
      d: `M${x} ${line}C${round(x + width * 0.3)} ${high} ${round(x + width * 0.6)} ${low} ${right} ${line}V${bottom}H${x}Z`,
      fill: below,
      stroke: { colour: 'edge', weight: weights.thin },
    },
    ...(ground === 'vloer' ? [laySkirting({ x, y: line, width })] : []),
    ...(ground === 'tafel' ? [layTableEdge({ x, y, width, height })] : []),
    ...(ground === 'maan' ? layCraters({ x, y: line, width, height: bottom - line }) : []),
  ];
}

/** Where a wall meets a floor: without it a door is a loose board. */
const laySkirting = ({ x, y, width }: Pick<Box, 'x' | 'y' | 'width'>): Mark => ({
  kind: 'rect',
  x,
  y: round(y - skirting),
  width,
  height: skirting,
  fill: 'paper',
  stroke: { colour: 'edge', weight: weights.thin },
});
const skirting = 2.2;

/** The front of the board, turned from the light: below it there is nothing to stand on. */
function layTableEdge({ x, y, width, height }: Box): Mark {
  const edge = round(height * 0.07);
  return {
    kind: 'rect',
    x,
    y: round(y + height) - edge,
    width,
    height: edge,
    fill: shadeOn('wood'),
    stroke: { colour: 'edge', weight: weights.thin },
  };
}

/** The moon is known by its holes. */
function layCraters({ x, y, width, height }: Box): Mark[] {
  const craters = [
    [0.18, 0.5, 0.11],
    [0.8, 0.42, 0.08],
    [0.58, 0.76, 0.15],
  ] as const;
  return craters.map(([across, down, size]): Mark => {
    const [left, right] = [round(x + width * (across - size)), round(x + width * (across + size))];
    const [middle, deep] = [round(y + height * down), round(width * size * 0.42)];
    const bow = (by: number): string => `${left} ${middle + by} ${right} ${middle + by}`;
    return {
      kind: 'path',
      d: `M${left} ${middle}C${bow(-deep)} ${right} ${middle}C${right} ${round(middle + deep)} ${left} ${round(middle + deep)} ${left} ${middle}Z`,
      fill: 'road',
      stroke: { colour: 'edge', weight: weights.thin },
    };
  });
}

/** Under waves with air above them; drops that rise tell in zwart-wit too that it is water. */
function layWater({ x, y, width, height }: Box): Mark[] {
  const stroke = { colour: 'edge', weight: weights.line } as const;
  const wave = width / 5;
  const waves = (across: number, down: number, count: number): string => {
    const [left, level] = [round(x + width * across), round(y + height * down)];
    const swell = (from: number): string =>
      `Q${round(from + wave / 2)} ${round(level + wave * 0.4)} ${round(from + wave)} ${level}`;
    return `M${left} ${level}${Array.from({ length: count }, (_, index) => swell(left + index * wave)).join('')}`;
  };
  const bubbles = [
    [0.5, 0.42, 0.018],
    [0.55, 0.34, 0.027],
    [0.5, 0.27, 0.014],
    [0.86, 0.74, 0.022],
    [0.91, 0.64, 0.016],
    [0.85, 0.56, 0.028],
  ] as const;
  return [
    { kind: 'path', d: `${waves(0, 0.11, 5)}V${round(y + height)}H${x}Z`, fill: 'water', stroke },
    { kind: 'path', d: waves(0.08, 0.2, 1), stroke },
    { kind: 'path', d: waves(0.58, 0.19, 2), stroke },
    ...bubbles.map(
      ([across, down, size]): Mark => ({
        kind: 'circle',
        x: x + width * across,
        y: y + height * down,
        radius: width * size,
        fill: 'sky',
        stroke,
      }),
    ),
  ];
}

const childIn = (box: Box, { child = standardChild }: Pick<View, 'child'>): number =>
  (box.height * child) / 100;

/** A picture in its box, and how much of that is drawn: figures are narrower than the square they stand in. */
export interface Place {
  readonly mark: PictureMark;
  readonly drawn: Box;
  readonly hangs?: true;
}

/** Where a picture stands. By itself it stands large in the middle. Undefined when nobody can tell how wide it is. */
export function placeIn(box: Box, picture: Placed, view: Pick<View, 'child'>): Place | undefined {
  const name = pictureNameOf(picture);
  const figure = findFigure(name);
  if (typeof picture === 'string') {
    const side = Math.min(box.width, box.height) * 0.86;
    const [x, y] = [box.x + (box.width - side) / 2, box.y + (box.height - side) / 2];
    return settle(name, { x, y, width: side, height: side }, { width: 1, height: 1 });
  }
  const [, middle, bottom, ...rest] = picture;
  const more: readonly (number | Way)[] = rest;
  const wide = more.find((value): value is number => typeof value === 'number');
  const side =
    wide === undefined ? figure && sideOf(figure.figure, childIn(box, view)) : (box.width * wide) / 100;
  if (!side) return undefined;
  const reach = figure ? reachOf(figure) : { width: 1, height: 1 };
  const [centre, foot] = [box.x + (box.width * middle) / 100, box.y + (box.height * bottom) / 100];
  const square = { x: centre - side / 2, y: foot - side, width: side, height: side };
  if (more.includes('links')) return settle(name, square, reach, { flip: true });
  if (more.includes('plat')) {
    const flat = { ...square, y: foot - (side + side * flatReach.height) / 2 };
    return settle(name, flat, flatReach, { turn: 45 });
  }
  if (more.includes('hangt')) return { ...settle(name, square, reach), hangs: true };
  if (!more.includes('ligt')) return settle(name, square, reach);
  /** Turned about its middle, it lies on its back, half its width below that. */
  const lying = { ...square, y: foot - (side + side * reach.width) / 2 };
  return settle(name, lying, { width: reach.height, height: reach.width }, { turn: -90 });
}

/** Of a key or a wand, from one corner of its square to the other, that is turned until it is level. */
const flatReach = { width: 1.25, height: 0.44 } as const;

function settle(
  picture: string,
  { x, y, width: side }: Box,
  reach: { width: number; height: number },
  look: Pick<PictureMark, 'flip' | 'turn'> = {},
): Place {
  const square = { x: round(x), y: round(y), width: round(side), height: round(side) };
  const [width, height] = [side * reach.width, side * reach.height];
  const top = look.turn ? y + (side - height) / 2 : y + side - height;
  return {
    mark: { kind: 'picture', picture, ...square, ...look },
    drawn: { x: x + (side - width) / 2, y: top, width, height },
  };
}

/** Blades of grass and door handles are dust on a small card. */
const smallest = 1.6;
function isSeen(mark: Mark): boolean {
  const { left, right, top, bottom } = edgesOf(mark);
  return Math.max(right - left, bottom - top) >= smallest;
}

interface Ground {
  readonly marks: readonly Mark[];
  /** What it is of, and where it begins; nothing stands on water. */
  readonly soil?: Paper;
  readonly seam: number;
}

function groundOf(box: Box, view: View): Ground {
  const { ground } = view;
  const bottom = box.y + box.height;
  if (!ground) return { marks: [], seam: bottom };
  if (isPlace(ground)) {
    const { marks, seam } = drawPlace(ground, box, childIn(box, view));
    return { marks: marks.filter(isSeen), soil: soilOf(ground), seam };
  }
  const { below, horizon } = plainGrounds[ground];
  const marks = layPlainGround(box, ground);
  return ground === 'water'
    ? { marks, seam: bottom }
    : { marks, soil: below, seam: box.y + box.height * horizon };
}

/** What is nearer to the seam than this share of the ground may lie on something, or hang behind it. */
const nearSeam = 0.3;

/** How wide it stands, and the air below it in its square, in shares of its width. */
const soles = { figure: { share: 0.7, air: 0.03 }, thing: { share: 0.85, air: 0.08 } } as const;

/** The shadow of who stands on the ground in front, as far as it falls inside the box. */
function layFoot(box: Box, { drawn, mark, hangs }: Place, { soil, seam }: Ground): Mark[] {
  const [x, y] = [drawn.x + drawn.width / 2, drawn.y + drawn.height];
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  if (!soil || hangs || y > bottom - 1 || y < seam + (bottom - seam) * nearSeam) return [];
  const { share, air } = findFigure(mark.picture) ? soles.figure : soles.thing;
  const width = Math.min(drawn.width * share, (right - x) * 1.6, (x - box.x) * 2.2);
  return [layShadow({ x, y: y - drawn.width * air, width }, soil)];
}

export function layVignette(box: Box, view: View): Mark[] {
  const ground = groundOf(box, view);
  const places = view.pictures.flatMap((picture) => placeIn(box, picture, view) ?? []);
  return [
    ...ground.marks,
    ...places.flatMap((place) => layFoot(box, place, ground)),
    ...(view.ground
      ? [{ kind: 'rect', ...box, stroke: { colour: 'frame', weight: weights.thin } } as const]
      : []),
    ...places.map(({ mark }) => mark),
  ];
}
