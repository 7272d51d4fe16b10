/** Footprints: who went here before, and where to. */
import { frameAt, type Point, trace } from '../../../sheets/cast/paper.ts';
import { type Paper, shadeOn } from '../../../sheets/palette.ts';
import type { Scrap } from '../../../sheets/places/paper-marks.ts';
import { paper } from '../../../sheets/places/place.ts';

/** Around 0, 0, of who walks to the right. */
const shapes = {
  boot: '-1.7 -0.9 0.4 -1.1 1.8 -0.5 1.8 0.5 0.4 1.1 -1.7 0.9',
  paw: '-1.2 -0.9 0.2 -1.3 1.6 -0.7 1 0 1.6 0.7 0.2 1.3 -1.2 0.9',
  claw: '-2.2 -0.7 -0.5 -1.1 0.9 -2.9 1.8 -2.4 1.1 -0.8 3.2 -0.5 3.2 0.5 1.1 0.8 1.8 2.4 0.9 2.9 -0.5 1.1 -2.2 0.7',
  flipper: '-0.7 -1.4 0.7 -1.2 0.5 1.4 -0.5 1.2',
} as const;

interface Walk {
  readonly on: Paper;
  readonly print: keyof typeof shapes;
  readonly apart: number;
  /** From the line on which one walks. */
  readonly aside: number;
}

/** Left and right of a line in turn. */
export function prints({ on, print, apart, aside }: Walk, line: readonly Point[]): Scrap[] {
  return stepsAlong(line, apart).map(({ at, degrees }, index) => {
    const foot = frameAt(at, degrees);
    const side = index % 2 === 0 ? -aside : aside;
    return paper(
      shadeOn(on),
      trace((x, y) => foot(x, y + side), shapes[print]),
      0.3,
    );
  });
}

function stepsAlong(line: readonly Point[], apart: number) {
  return line.slice(1).flatMap(([toX, toY], index) => {
    const [fromX, fromY] = line[index] ?? [toX, toY];
    const steps = Math.round(Math.hypot(toX - fromX, toY - fromY) / apart);
    const degrees = (Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI;
    return Array.from({ length: steps }, (_, step) => {
      const part = step / steps;
      return { at: [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part] as const, degrees };
    });
  });
}
