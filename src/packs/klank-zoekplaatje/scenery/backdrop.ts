/** What stands still behind a scene. Drawn in millimetres of the scene, top left is 0, 0. */
import { round, weights } from '../../../sheets/measures.ts';
import { type Colour, type Paper, shadeOn } from '../../../sheets/palette.ts';
import type { Stand } from '../../../sheets/places/index.ts';
import type { Mark, Stroke } from '../../../sheets/sheet.ts';

export const sceneWidth = 186;
export const sceneHeight = 232;

/** A mark that can be scaled: no text. */
export type SceneMark = Exclude<Mark, { kind: 'text' }>;

export interface Backdrop {
  /** Things to point at, by every name that a child could give. */
  readonly things: readonly string[];
  /** The air, the floor. */
  readonly grounds: readonly string[];
  readonly marks: readonly SceneMark[];
  /** What things can stand on. */
  readonly stands: Readonly<Record<string, Stand>>;
  /** What things can be behind: it is drawn once more, over them. */
  readonly fronts: Readonly<Record<string, readonly SceneMark[]>>;
}

export const edge: Stroke = { colour: 'scene', weight: weights.line };

/** The whole scene in one colour: air or wall. */
export const behindAll = (fill: Colour): SceneMark => block(0, 0, sceneWidth, sceneHeight, fill);

/** From a line across the scene down to its foot. `across` begins with M at the left side and ends at the right side. */
export const downFrom = (across: string, fill: Colour): SceneMark =>
  shape(`${across}V${sceneHeight}H0Z`, fill);

export const block = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Colour,
  radius?: number,
): SceneMark => ({
  kind: 'rect',
  x,
  y,
  width,
  height,
  fill,
  stroke: edge,
  ...(radius ? { radius } : {}),
});

export const shape = (d: string, fill: Colour): SceneMark => ({ kind: 'path', d, fill, stroke: edge });

/** The part of a thing, or of the wall and the ground to the right of it, that the light doesn't reach. */
export const shade = (d: string, on: Paper): SceneMark => ({ kind: 'path', d, fill: shadeOn(on) });

export const shadeBlock = (x: number, y: number, width: number, height: number, on: Paper): SceneMark =>
  shade(`M${x} ${y}h${width}v${height}h${-width}Z`, on);

export const stripe = (x1: number, y1: number, x2: number, y2: number, weight = 0.6): SceneMark => ({
  kind: 'line',
  x1,
  y1,
  x2,
  y2,
  stroke: { colour: 'scene', weight },
});

/** Paper with stripes on a wall. */
export const wallpaper = (from: number, until: number, top: number, foot: number): SceneMark[] =>
  Array.from(
    { length: Math.floor((until - from) / 9) },
    (_, index): SceneMark => ({
      kind: 'rect',
      x: from + 4 + index * 9,
      y: top,
      width: 3,
      height: foot - top,
      fill: 'paper',
    }),
  );

/** From the left end of its flat foot. */
export const cloud = (x: number, y: number, size = 1): SceneMark => {
  const at = (dx: number, dy: number): string => `${round(x + dx * size)} ${round(y + dy * size)}`;
  return shape(
    `M${at(1, 0)}C${at(-3, -6)} ${at(4, -10)} ${at(8, -7)}C${at(10, -14)} ${at(22, -14)} ${at(24, -7)}C${at(30, -9)} ${at(36, -5)} ${at(33, 0)}Z`,
    'paper',
  );
};

/** Never round: on a search plate a ring is what a child colours in. */
function fivePetals(x: number, y: number): string {
  const at = (fifths: number, out: number): string => {
    const angle = ((fifths - 1.75) * 2 * Math.PI) / 5;
    return `${round(x + Math.cos(angle) * out)} ${round(y + Math.sin(angle) * out)}`;
  };
  const petals = [0, 1, 2, 3, 4].map(
    (petal) => `C${at(petal - 0.1, 3.8)} ${at(petal + 1.1, 3.8)} ${at(petal + 1, 1.2)}`,
  );
  return `M${at(0, 1.2)}${petals.join('')}Z`;
}

/** In a meadow, each by its heart. */
export const flowers = (petals: Colour, ...hearts: readonly (readonly [number, number])[]): SceneMark[] =>
  hearts.flatMap(([x, y]): SceneMark[] => [
    {
      kind: 'path',
      d: `M${x} ${y}V${y + 5}M${x} ${y + 4.6}L${round(x + 2.4)} ${round(y + 2.8)}`,
      stroke: edge,
    },
    { kind: 'path', d: fivePetals(x, y), fill: petals, stroke: { colour: 'scene', weight: 0.4 } },
    { kind: 'circle', x, y, radius: 0.8, fill: 'glow', stroke: { colour: 'scene', weight: 0.3 } },
  ]);

/** Blades of grass at these feet, so that a meadow is no empty sheet. */
export const tufts = (...feet: readonly (readonly [number, number])[]): SceneMark[] =>
  feet.map(([x, y]) => ({
    kind: 'path',
    d: `M${x - 2.4} ${y - 2.6}L${x - 0.8} ${y}M${x} ${y - 4}L${x} ${y}M${x + 2.4} ${y - 2.6}L${x + 0.8} ${y}`,
    stroke: edge,
  }));
