/** Marks drawn elsewhere and at another size: one scene serves the full page and the answers. */
import { round } from '../measures.ts';
import type { Inks, Stroke } from './stroke.ts';

/** Scaled about the origin, then moved. */
export interface Move {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Never so thin that it is not printed. */
export const moveStroke = (stroke: Stroke, { scale }: Move): Stroke => ({
  ...stroke,
  weight: Math.max(0.15, round(stroke.weight * scale)),
  ...(stroke.dash ? { dash: stroke.dash.map((length) => round(length * scale)) } : {}),
});

/** For a mark that may have a stroke. */
export const movedStroke = ({ stroke }: Pick<Inks, 'stroke'>, move: Move): Pick<Inks, 'stroke'> =>
  stroke ? { stroke: moveStroke(stroke, move) } : {};
