/** The sign of each task: on its field, above the board and among the answers. */
import type { Box } from '../../sheets/lay/box.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { weights } from '../../sheets/measures.ts';
import type { Accent, Colour } from '../../sheets/palette.ts';
import type { Mark, Stroke } from '../../sheets/sheet.ts';
import type { Point } from './road.ts';
import type { Task } from './tasks.ts';

interface Sign {
  readonly colour: Accent;
  readonly says: string;
}

export const signs: Readonly<Record<Task, Sign>> = {
  klap: { colour: 'yellow', says: 'klap' },
  rijm: { colour: 'purple', says: 'rijm' },
  klank: { colour: 'red', says: 'klank' },
  doe: { colour: 'blue', says: 'doe na' },
  lees: { colour: 'green', says: 'lees' },
};

export const colour = 'own';
/** A sign in a list is that small. */
export const listed = 4.8;
export const squareAt = ([x, y]: Point, side: number): Box => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
});

export const layDisc = ([x, y]: Point, radius: number, fill: Colour, stroke: Stroke): Mark => ({
  kind: 'circle',
  x,
  y,
  radius,
  fill,
  stroke,
});

/** What is asked, as a drawing in a disc. */
export function laySign(task: Task, at: Point, radius: number): Mark[] {
  const { colour } = signs[task];
  return [
    layDisc(at, radius, 'paper', { colour, weight: radius > listed ? weights.frame : weights.line }),
    placePicture(`teken-${task}`, squareAt(at, radius * 1.44), { plain: true }),
  ];
}

/** Once more: an arrow that comes round. About dots it would say how far to walk. */
export function layAgain([x, y]: Point, radius: number): Mark[] {
  const around = radius * 0.62;
  const on = (degrees: number, far: number): Point => {
    const turn = (degrees * Math.PI) / 180;
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
  };
  const write = ([px, py]: Point): string => `${px.toFixed(2)} ${py.toFixed(2)}`;
  const steps = Array.from({ length: 25 }, (_, index) => on(-60 + index * 12, around));
  const end = 240;
  const head = [on(end, around - radius * 0.24), on(end, around + radius * 0.24), on(end + 34, around)];
  return [
    layDisc([x, y], radius, 'yellowSoft', { colour: 'ink', weight: weights.frame }),
    {
      kind: 'path',
      d: `M${steps.map(write).join('L')}`,
      stroke: { colour: 'ink', weight: radius * 0.13 },
    },
    { kind: 'path', d: `M${head.map(write).join('L')}Z`, fill: 'ink' },
  ];
}
