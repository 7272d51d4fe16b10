/** What stands still behind a scene. Drawn in millimetres of the scene, top left is 0, 0. */
import { weights } from '../../../sheets/measures.ts';
import type { Colour } from '../../../sheets/palette.ts';
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

export const edge: Stroke = { colour: 'edge', weight: weights.line };

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

export const stripe = (x1: number, y1: number, x2: number, y2: number, weight = 0.6): SceneMark => ({
  kind: 'line',
  x1,
  y1,
  x2,
  y2,
  stroke: { colour: 'edge', weight },
});

/** Blades of grass at these feet, so that a meadow is no empty sheet. */
export const tufts = (...feet: readonly (readonly [number, number])[]): SceneMark[] =>
  feet.map(([x, y]) => ({
    kind: 'path',
    d: `M${x - 2.4} ${y - 2.6}L${x - 0.8} ${y}M${x} ${y - 4}L${x} ${y}M${x + 2.4} ${y - 2.6}L${x + 0.8} ${y}`,
    stroke: edge,
  }));
