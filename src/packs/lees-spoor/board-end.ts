/** Where a trail begins and where it ends: no task, but somebody who waves from a building. */
import { decoration, figure, paragraph } from '../../sheets/lay/meaning.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { round, type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Paper } from '../../sheets/palette.ts';
import type { Block, Mark } from '../../sheets/sheet.ts';
import { setText } from '../../sheets/text.ts';
import { endRadius } from './board-room.ts';
import type { End } from './boards.ts';
import type { Point } from './road.ts';
import { layDisc, squareAt } from './signs.ts';

/** Of the edge, which is thick. */
const edge = 2.2;
/** Below the middle of the disc: who stands there has feet on the ground. */
const horizon = 6;

/** A big round field with a thick edge. */
export function layEnd(
  { building, figure: name, says }: End,
  called: string,
  ground: Paper,
  place: Point,
): Block[] {
  const [x, y] = place;
  const style = { size: typeSizes.heading, face: 'bold', align: 'centre' } as const;
  const inner = endRadius - edge / 2;
  return [
    decoration([
      layDisc(place, inner, 'yellowSoft', { colour: 'frame', weight: edge }),
      ...layGround(ground, place, inner - edge / 2),
    ]),
    figure(says, [
      placePicture(building, squareAt([x - 6.5, y - 5], 28)),
      placePicture(name, squareAt([x + 9.5, y + 1.5], 26)),
    ]),
    paragraph([setText(called, x, y + 21.5, style)]),
  ];
}

const steps = 16;

/** What of a disc lies below the horizon, which bulges a little as a hill does. */
function layGround(fill: Paper, [x, y]: Point, radius: number): Mark[] {
  const from = Math.asin(horizon / radius);
  const rim = Array.from({ length: steps + 1 }, (_, step) => {
    const turn = from + ((Math.PI - 2 * from) * step) / steps;
    return `${round(x + Math.cos(turn) * radius)} ${round(y + Math.sin(turn) * radius)}`;
  });
  const hill = `Q${round(x)} ${round(y + horizon - 5)} ${rim[0]}`;
  return [
    { kind: 'path', d: `M${rim.join('L')}${hill}Z`, fill },
    { kind: 'path', d: `M${rim.at(-1)}${hill}`, stroke: { colour: 'scene', weight: weights.thin } },
  ];
}
