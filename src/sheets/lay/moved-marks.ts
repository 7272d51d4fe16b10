/** Marks drawn elsewhere and at another size: one scene serves the full page and the answers. */
import { round } from '../measures.ts';
import { isAcross, segmentsOf } from '../path-data.ts';
import type { Mark, Stroke } from '../sheet.ts';
import type { Box } from './box.ts';

export interface Move {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** As large as fits in the box, in its middle. */
export function moveInto(from: Box, box: Box): Move {
  const scale = Math.min(box.width / from.width, box.height / from.height);
  return {
    scale,
    x: box.x + (box.width - from.width * scale) / 2 - from.x * scale,
    y: box.y + (box.height - from.height * scale) / 2 - from.y * scale,
  };
}

const scaleStroke = (stroke: Stroke, scale: number): Stroke => ({
  ...stroke,
  weight: Math.max(0.15, round(stroke.weight * scale)),
  ...(stroke.dash ? { dash: stroke.dash.map((length) => round(length * scale)) } : {}),
});

const moveData = (d: string, { scale, x, y }: Move): string =>
  segmentsOf(d)
    .map(({ command, numbers }) => {
      const moved = numbers.map((number, place) =>
        round(number * scale + (isAcross(command, place) ? x : y)),
      );
      return command + moved.join(' ');
    })
    .join('');

/** Scaled about the origin, then moved. Text keeps its size, so there is none in what is moved. */
export function moveMark(mark: Exclude<Mark, { kind: 'text' }>, move: Move): Mark {
  const { scale, x, y } = move;
  const stroke = 'stroke' in mark && mark.stroke ? { stroke: scaleStroke(mark.stroke, scale) } : {};
  switch (mark.kind) {
    case 'picture':
    case 'rect':
      return {
        ...mark,
        ...stroke,
        x: mark.x * scale + x,
        y: mark.y * scale + y,
        width: mark.width * scale,
        height: mark.height * scale,
        ...('radius' in mark && mark.radius ? { radius: mark.radius * scale } : {}),
      };
    case 'circle':
      return {
        ...mark,
        ...stroke,
        x: mark.x * scale + x,
        y: mark.y * scale + y,
        radius: mark.radius * scale,
      };
    case 'line':
      return {
        ...mark,
        x1: mark.x1 * scale + x,
        y1: mark.y1 * scale + y,
        x2: mark.x2 * scale + x,
        y2: mark.y2 * scale + y,
        stroke: scaleStroke(mark.stroke, scale),
      };
    case 'path':
      return { ...mark, ...stroke, d: moveData(mark.d, move) };
  }
}
