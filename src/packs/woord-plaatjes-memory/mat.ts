/** The floor on which children play, with a mat. */
import { closedPath, type Point } from '../../sheets/cast/paper.ts';
import type { Box } from '../../sheets/lay/box.ts';
import { weights } from '../../sheets/measures.ts';
import type { Mark } from '../../sheets/sheet.ts';

/** What the shadows fall on. */
export const soil = 'yellowSoft';
/** From the foot of the room to that of the mat. */
export const matFoot = 2;
/** Beside the mat; its far side is shorter, and the floor goes on behind it. */
const beside = { near: 2.5, far: 7.5, behind: 5 } as const;
/** Clear of the line around the room. */
const withinLine = 0.25;

/** From this height on. */
export function layMat(room: Box, top: number): Mark[] {
  const { x, y, width, height } = room;
  const bottom = y + height - matFoot;
  const corners: Point[] = [
    [x + beside.far, top],
    [x + width - beside.far, top],
    [x + width - beside.near, bottom],
    [x + beside.near, bottom],
  ];
  const stroke = { colour: 'edge', weight: weights.line } as const;
  return [
    ...layFloor(room, top - beside.behind),
    { kind: 'path', d: closedPath(corners, () => 0.1), fill: soil, stroke },
  ];
}

function layFloor({ x, y, width, height }: Box, top: number): Mark[] {
  const [left, right] = [x + withinLine, x + width - withinLine];
  const floor = { x: left, y: top, width: right - left, height: y + height - top - withinLine };
  const stroke = { colour: 'edge', weight: weights.thin } as const;
  return [
    { kind: 'rect', ...floor, fill: 'cream' },
    { kind: 'line', x1: left, y1: top, x2: right, y2: top, stroke },
  ];
}
