/** Who is in a place, by the middle of the feet: alone, or with a magnifying glass to search. */
import { type CastName, findFigure, fingertipOf } from '../../sheets/cast/index.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import type { Paper } from '../../sheets/palette.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { squareAt } from './footing.ts';

export interface Somebody {
  readonly picture: string;
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly flip?: true;
  /** What somebody stands on; who flies has no shadow. */
  readonly soil?: Paper;
}

export interface Seeker extends Omit<Somebody, 'picture' | 'flip' | 'soil'> {
  readonly picture: CastName;
  readonly soil: Paper;
}

/** Pictures of animals and of the cast stand on their lower side. */
const foot = 100;

export const drawSomebody = (one: Somebody): Mark[] => [...shadeUnder(one), drawFigure(one)];

const shadeUnder = ({ x, y, side, soil }: Somebody): Mark[] =>
  soil ? [layShadow({ x, y: y - 0.3, width: side * 0.56 }, soil)] : [];

const drawFigure = ({ picture, x, y, side, flip }: Somebody): Mark =>
  placePicture(picture, squareAt(x, y, side, foot), flip ? { flip } : {});

/** Of who searches, and where in its square it is held: it leans to the right. */
const glass = { share: 0.36, held: [0.14, 0.86] } as const;

/** The glass is behind the hand. */
export function drawSeeker(seeker: Seeker): Mark[] {
  const found = findFigure(seeker.picture);
  if (!found) return [];
  const tip = fingertipOf(found);
  const { x, y, width, height } = squareAt(seeker.x, seeker.y, seeker.side, foot);
  const side = glass.share * seeker.side;
  const [across, down] = glass.held;
  return [
    ...shadeUnder(seeker),
    placePicture(
      'loep',
      {
        x: x + tip.x * width - across * side,
        y: y + tip.y * height - down * side,
        width: side,
        height: side,
      },
      { flip: true },
    ),
    drawFigure(seeker),
  ];
}
