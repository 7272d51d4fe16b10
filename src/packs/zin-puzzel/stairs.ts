/** The house with a stair for a roof that a sentence climbs: a step for each word, as deep as a piece is wide, with a die in its wall that says which word that is. */
import type { Box } from '../../sheets/lay/box.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { round, weights } from '../../sheets/measures.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { layBalcony, layDoor, layWindow } from './house-front.ts';
import { piece, stair } from './measures.ts';
import { layDie } from './step-die.ts';

interface Place {
  readonly x: number;
  /** The lower side. */
  readonly foot: number;
  /** Of the whole stair. */
  readonly width: number;
}

export const heightOf = (step: number): number => stair.first + step * stair.rise;

const { plank, steps } = stair;
const stroke = { colour: 'frame', weight: weights.line } as const;

/** From a plank to the die under it. */
const dieGap = 2.5;

export function layStair({ x, foot, width }: Place): Mark[] {
  const parts = Array.from({ length: steps }, (_, step) => {
    const height = heightOf(step);
    return { x: x + (step * width) / steps, y: foot - height, width: width / steps, height };
  });
  return [
    layWall(parts),
    ...parts.slice(2, -1).flatMap(layWindow),
    ...parts.slice(-1).flatMap((part) => [...layDoor(part), ...layBalcony(part, waits)]),
    ...parts.map(layPlaceOfPiece),
    ...parts.map(layRiser),
    ...parts.map((part): Mark => ({ kind: 'rect', ...part, height: plank, fill: 'wood', stroke })),
    ...parts.flatMap((part, step) =>
      layDie(step + 1, part.x + part.width / 2, part.y + plank + dieGap + stair.die, stair.die),
    ),
  ];
}

/** From the step below up to a plank: with it the steps are one stair. */
const layRiser = ({ x, y, height }: Box, step: number): Mark => ({
  kind: 'rect',
  x,
  y: y + plank,
  width: riser,
  height: Math.min(height, step === 0 ? height : stair.rise) - plank,
  fill: 'bark',
  stroke,
});
const riser = 3.4;

/** Where a piece stands: above its step, as large as it is. */
const layPlaceOfPiece = ({ x, y, width }: Box): Mark => ({
  kind: 'rect',
  x,
  y: y - piece.height,
  width,
  height: piece.height,
  radius: 2,
  fill: 'paper',
  stroke: { colour: 'edge', weight: weights.thin },
});

/** Of one house, as high as each of its parts: between them there is nothing that could be a step of its own. */
function layWall(parts: readonly Box[]): Mark {
  const [first] = parts;
  const foot = round((first?.y ?? 0) + (first?.height ?? 0));
  const tops = parts.map(({ x, y, width }) => `V${round(y)}H${round(x + width)}`).join('');
  return { kind: 'path', d: `M${round(first?.x ?? 0)} ${foot}${tops}V${foot}Z`, fill: 'cream', stroke };
}

/** On the balcony, whatever is laid: how many words come nobody sees by it. */
const waits = 'kat';

/** At the foot of the wall, clear of what is in it: where words lie nobody stands and nothing grows. */
const passers = [
  { who: 'tulip', step: 0, side: 9, at: 0.79 },
  { who: 'tulip', step: 0, side: 11, at: 0.91 },
  { who: 'struik', step: 1, side: 17, at: 0.2 },
  { who: 'meisje-wijst-op', step: 2, side: 32, at: 0 },
  { who: 'struik', step: 3, side: 20, at: 0.02 },
  { who: 'tulip', step: 3, side: 11, at: 0.9 },
  { who: 'struik', step: 4, side: 15, at: 0.1 },
  { who: 'struik', step: 4, side: 15, at: 0.85 },
] as const;

/** Who walks by. */
export const layCompany = ({ x, foot, width }: Place): Mark[] =>
  passers.map(({ who, step, side, at }) =>
    placePicture(who, {
      x: x + ((step + at) * width) / steps - side / 2,
      y: foot - side,
      width: side,
      height: side,
    }),
  );
