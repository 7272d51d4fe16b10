/** The sign of each task: on its field, above the board and among the answers. */
import type { Box } from '../../sheets/lay/box.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { weights } from '../../sheets/measures.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Mark, Stroke } from '../../sheets/sheet.ts';
import type { Point } from './road.ts';
import type { Task } from './tasks.ts';

interface Sign {
  readonly colour: Colour;
  readonly soft: Colour;
  readonly says: string;
}

export const signs: Readonly<Record<Task, Sign>> = {
  klap: { colour: 'yellow', soft: 'yellowSoft', says: 'klap' },
  rijm: { colour: 'purple', soft: 'purpleSoft', says: 'rijm' },
  klank: { colour: 'red', soft: 'redSoft', says: 'eerste klank' },
  doe: { colour: 'blue', soft: 'blueSoft', says: 'doe na' },
  lees: { colour: 'green', soft: 'greenSoft', says: 'lees' },
};

export const colour = 'own';
/** A sign in a list is that small. */
export const listed = 4.7;
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

/** What is asked, solid in a disc: as dark without colours as with them. */
export function laySign(task: Task, at: Point, radius: number): Mark[] {
  const { colour, soft } = signs[task];
  return [
    layDisc(at, radius, soft, { colour, weight: weights.line }),
    placePicture(`teken-${task}`, squareAt(at, radius * 1.55), { plain: true }),
  ];
}
