/** The cast of all stories: who there is, how tall, and each of them in every pose as a picture. */
import { keysOf } from '../../model/keys-of.ts';
import type { Picture } from '../picture.ts';
import { drawBoy, drawBoyInWinter } from './boy.ts';
import { drawDragon } from './dragon.ts';
import { drawFox } from './fox.ts';
import { drawGirl, drawGirlInWinter } from './girl.ts';
import { drawGrandma } from './grandma.ts';
import { drawMonster } from './monster.ts';
import { drawNeighbour } from './neighbour.ts';
import { carry, type Piece, toShape } from './paper.ts';
import { type Pose, type Posture, poses, postures } from './pose.ts';
import { drawRobot } from './robot.ts';

export { type Pose, poses } from './pose.ts';

/** Sizes are in hundredths of a child. */
export interface Figure {
  /** From the ground to the top, standing. */
  readonly height: number;
  /** The square that all its poses fit; it stands on the lower side. */
  readonly side: number;
  draw(posture: Posture): Piece[];
  /** Dressed for the snow. */
  drawInWinter?(posture: Posture): Piece[];
}

export const figures = {
  meisje: { height: 102, side: 108, draw: drawGirl, drawInWinter: drawGirlInWinter },
  jongen: { height: 100, side: 106, draw: drawBoy, drawInWinter: drawBoyInWinter },
  buurmeisje: { height: 98.7, side: 104, draw: drawNeighbour },
  oma: { height: 135, side: 140, draw: drawGrandma },
  vos: { height: 83, side: 88, draw: drawFox },
  draak: { height: 149, side: 156, draw: drawDragon },
  robot: { height: 111, side: 116, draw: drawRobot },
  monster: { height: 97, side: 110, draw: drawMonster },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;

export const figureNames = keysOf(figures);

export const castNames = figureNames.flatMap((figure) => poses.map((pose): CastName => `${figure}-${pose}`));
export type CastName = `${FigureName}-${Pose}`;

/** How large the picture of a figure is, where a child is so tall. */
export const sideOf = (figure: FigureName, child: number): number => (figures[figure].side * child) / 100;

/** At the end of the name of who is dressed for the snow. */
const winter = '-winter';

/** The side of a picture, as of all drawings of our own. */
const canvas = 32;

function drawFigure(name: string, { figure, pose }: Found): Picture {
  const { side, draw, drawInWinter = draw }: Figure = figures[figure];
  const scale = canvas / side;
  const pieces = (name.endsWith(winter) ? drawInWinter : draw)(postures[pose]);
  const points = pieces.flatMap((piece) => piece.points);
  const across = points.map(([x]) => x);
  const middle = (Math.min(...across) + Math.max(...across)) / 2;
  const ground = Math.max(...points.map(([, y]) => y));
  const standing = carry(pieces, (x, y) => [
    canvas / 2 + (x - middle) * scale,
    canvas + (y - ground) * scale,
  ]);
  return {
    name,
    width: canvas,
    height: canvas,
    shapes: standing.map((piece) => toShape({ ...piece, weight: (piece.weight ?? 1) * scale })),
    /** Half way between lines that are alike on cards of one size, and lines that are alike in one scene. */
    lines: Math.sqrt(figures.meisje.side / side),
  };
}

interface Found {
  readonly figure: FigureName;
  readonly pose: Pose;
}

/** Who is in a picture, and how: of `vos-rent` the fox, running. Undefined for any other picture. */
export function findFigure(name: string): Found | undefined {
  const figure = figureNames.find((one) => name.startsWith(`${one}-`));
  const pose = poses.find((one) => name === `${figure}-${one}` || name === `${figure}-${one}${winter}`);
  return figure && pose && { figure, pose };
}

/** The picture of the same figure in the snow: the same one, if it has nothing else to wear. */
export function inWinter(name: string): string {
  const found = findFigure(name);
  const { drawInWinter }: Partial<Figure> = found ? figures[found.figure] : {};
  return drawInWinter ? `${name}${winter}` : name;
}

/** A picture of the cast by its name, such as `vos-rent`. */
export function castPicture(name: string): Picture | undefined {
  const found = findFigure(name);
  return found && drawFigure(name, found);
}

/** The end of the hand that is stretched out to the right, as shares of the square around the figure. */
export function fingertipOf({ figure, pose }: { figure: FigureName; pose: Pose }): { x: number; y: number } {
  const { side, draw } = figures[figure];
  const points = draw(postures[pose]).flatMap((piece) => piece.points);
  const across = points.map(([x]) => x);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const ground = Math.max(...points.map(([, y]) => y));
  const [, height = 0] = points.find(([x]) => x === right) ?? [];
  return { x: 0.5 + (right - left) / 2 / side, y: 1 + (height - ground) / side };
}

/** From the outer edge of a closed hand to its middle, of the side of the square. */
const fist = 0.042;

/** The middle of that hand, closed around what it holds. */
export function gripOf(found: { figure: FigureName; pose: Pose }): { x: number; y: number } {
  const { x, y } = fingertipOf(found);
  return { x: x - fist, y };
}

/** How wide and how high a figure is in its pose, as shares of the square around it. */
export function reachOf({ figure, pose }: { figure: FigureName; pose: Pose }): {
  width: number;
  height: number;
} {
  const { side, draw } = figures[figure];
  const points = draw(postures[pose]).flatMap((piece) => piece.points);
  const span = (along: readonly number[]): number => (Math.max(...along) - Math.min(...along)) / side;
  return { width: span(points.map(([x]) => x)), height: span(points.map(([, y]) => y)) };
}
