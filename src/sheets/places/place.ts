/** What a place is, and the small things that more than one of them has. */
import { disc, type Frame, frameAt, type Point, shifted, stretched, strip, trace } from '../cast/paper.ts';
import { type Colour, type Paper, shadeOn } from '../palette.ts';
import type { Room, Scrap } from './paper-marks.ts';

/** Something to stand on: the height of its top, and from where to where. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** How large things are there: 1 in front, less farther away. */
  readonly size: number;
}

/** `vloer` is where a figure stands in front; the other names differ from place to place. */
export type Stands = Readonly<Record<string, Stand>> & { readonly vloer: Stand };

/** In hundredths of a child: it is so wide and so high, and what stands in it has its true size. */
export interface Drawing {
  readonly scraps: readonly Scrap[];
  readonly stands: Stands;
  /** Scraps that things can be behind, by name: to be drawn once more. */
  readonly fronts?: Readonly<Record<string, readonly Scrap[]>>;
}

export interface PlaceKind {
  /** Things to point at, by every name that a child could give. */
  readonly things: readonly string[];
  /** The air, the floor. */
  readonly grounds: readonly string[];
  /** What one stands on in front. */
  readonly soil: Paper;
  /** The share of a picture that its ground takes; of a tall one more. */
  readonly groundShare: number;
  draw(site: Site): Drawing;
}

/** Where it is drawn. */
export interface Site extends Room {
  /** How high the ground reaches, and where it ends. */
  readonly depth: number;
  readonly seam: number;
  /** Whether there is room for more furniture, more storeys, more sky. */
  readonly isWide: boolean;
  readonly isTall: boolean;
}

/** Most of a picture is left for what happens. */
export function siteIn({ width, height }: Room, groundShare: number): Site {
  const depth = Math.max(46, height * groundShare) + Math.max(0, height - 240) * 0.36;
  return { width, height, depth, seam: height - depth, isWide: width >= 280, isTall: height >= 300 };
}

export const along = (from: number, until: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((until - from) / step)) }, (_, index) => from + index * step);

export const here: Frame = (x, y) => [x, y];
export const at = (x: number, y: number): Frame => frameAt([x, y]);

export const paper = (fill: Colour, points: readonly Point[], soft?: number): Scrap => ({
  points,
  fill,
  ...(soft === undefined ? {} : { soft }),
});

export const line = (frame: Frame, outline: string): Scrap => ({ points: trace(frame, outline) });

/** Paper over the whole width, from an uneven upper side down to the foot; x is in hundredths of the width. */
export const from = (fill: Colour, { width, height }: Room, upper: string, soft = 0.3): Scrap =>
  paper(
    fill,
    [...trace((x, y) => [(x * width) / 100, y], upper), [width + 9, height + 9], [-9, height + 9]],
    soft,
  );

export const block = (fill: Colour, x: number, y: number, width: number, height: number): Scrap =>
  paper(
    fill,
    trace(
      here,
      `${x} ${y} ${x + width} ${y + 0.6} ${x + width - 0.4} ${y + height} ${x + 0.5} ${y + height}`,
    ),
    0.04,
  );

export const ball = (fill: Colour, frame: Frame, rx: number, ry = rx, sides = 11): Scrap =>
  paper(fill, disc(frame, [0, 0], [rx, ry], { sides, shake: 0.05 }), 0.3);

export const board = (fill: Colour, points: readonly Point[], width: number): Scrap =>
  paper(
    fill,
    strip(
      points,
      points.map(() => width),
    ),
    0.1,
  );

export const floorAt = ({ width, height, depth }: Site, share = 1): Stand => ({
  x: 0,
  y: height - Math.min(depth * share * 0.3, 40),
  width,
  size: 1,
});

export const tuft = (x: number, y: number, size = 1): Scrap => ({
  points: trace(stretched(at(x, y), size), '-5 -5 -1.6 0 -1.6 0 0 -8 0 -8 1.6 0 1.6 0 5 -5'),
});

/** Beneath what stands there: from the middle of its foot a little to the right, where the light doesn't come. */
export const shadow = (on: Paper, x: number, y: number, width: number): Scrap =>
  paper(
    shadeOn(on),
    trace(
      stretched(at(x, y), width, Math.max(2.4, width * 0.1)),
      '-0.46 0 -0.3 -0.6 0.1 -0.8 0.5 -0.5 0.62 0.1 0.4 0.6 0 0.8 -0.34 0.5',
    ),
    0.4,
  );

/** The side of a wall, a trunk, a cupboard that is turned from the light. */
export const dark = (on: Paper, x: number, y: number, width: number, height: number): Scrap =>
  paper(
    shadeOn(on),
    trace(here, `${x} ${y} ${x + width} ${y} ${x + width} ${y + height} ${x} ${y + height}`),
    0,
  );

/** The crown of a leafy tree, around 0, 0. */
export const crown = (fill: Colour, frame: Frame, size: number): Scrap =>
  paper(
    fill,
    trace(
      stretched(frame, size),
      '-0.98 0.1 -0.86 -0.44 -0.5 -0.64 -0.3 -0.96 0.2 -0.98 0.5 -0.7 0.86 -0.5 0.98 0.08 0.78 0.46 0.4 0.52 0.1 0.7 -0.36 0.56 -0.76 0.5',
    ),
    0.36,
  );

/** Along its lower right. */
export const crownShade = (fill: Paper, frame: Frame, size: number): Scrap =>
  paper(
    shadeOn(fill),
    trace(
      stretched(frame, size),
      '0.9 -0.38 0.98 0.08 0.78 0.46 0.4 0.52 0.1 0.7 -0.2 0.62 0.06 0.42 0.34 0.28 0.6 0.16 0.78 -0.1',
    ),
    0.3,
  );

export const tree = (x: number, y: number, high: number, fill: Paper): Scrap[] => {
  const foot = at(x, y);
  const size = high * 0.36;
  return [
    paper('bark', trace(stretched(foot, high / 100), '-5 -50 5 -50 5.5 -8 9 0 -9 0 -5.5 -8'), 0.2),
    paper(shadeOn('bark'), trace(stretched(foot, high / 100), '1 -34 5 -34 5.5 -8 9 0 2 0 2 -8'), 0.1),
    crown(fill, shifted(foot, 0, -high + size * 0.98), size),
    crownShade(fill, shifted(foot, 0, -high + size * 0.98), size),
    // Side by side they would be eyes.
    line(stretched(shifted(foot, -size * 0.42, -high * 0.78), size * 0.1), '-1 -0.4 -0.1 0.8 1 0.3'),
    line(stretched(shifted(foot, -size * 0.06, -high * 0.63), size * 0.15), '-1 -0.2 0.1 0.9 1 0.1'),
  ];
};

export const firTree = (x: number, y: number, high: number, fill: Paper): Scrap[] => {
  const foot = stretched(at(x, y), high / 100);
  return [
    paper('bark', trace(foot, '-4 -20 4 -20 4.5 0 -4.5 0'), 0.1),
    paper(fill, trace(foot, '-28 -14 0 -62 28 -15'), 0.08),
    paper(fill, trace(foot, '-22 -38 1 -82 22 -37'), 0.08),
    paper(fill, trace(foot, '-16 -62 0 -100 16 -61'), 0.08),
  ];
};

export const bush = (x: number, y: number, size: number, fill: Colour): Scrap =>
  paper(
    fill,
    trace(
      stretched(at(x, y), size),
      '-1 0 -1.02 -0.4 -0.7 -0.62 -0.36 -0.96 0.12 -0.9 0.44 -0.98 0.8 -0.6 1.04 -0.36 1 0',
    ),
    0.34,
  );
