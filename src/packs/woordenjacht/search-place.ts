/** A page as a place to search: the place itself above, with somebody who is looking, and below it floors or hills. */
import { type CastName, findFigure, fingertipOf, sideOf } from '../../sheets/cast/index.ts';
import { type Box, inset } from '../../sheets/lay/box.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import { weights } from '../../sheets/measures.ts';
import type { Accent, Colour, Paper } from '../../sheets/palette.ts';
import { drawPlace, type PlaceName, type Stand, soilOf, standOn } from '../../sheets/places/index.ts';
import type { Mark } from '../../sheets/sheet.ts';

/** How tall a child is in the place, in mm. */
const child = 19;
const sceneHeight = 32;
/** Where somebody looks and where the sign stands, in shares of the floor: clear of lamp, table and board. */
const spots: Partial<Readonly<Record<PlaceName, Spots>>> & { readonly others: Spots } = {
  straat: { seeker: 0.59, sign: 0.79 },
  klas: { seeker: 0.775, sign: 0.94 },
  keuken: { seeker: 0.7, sign: 0.94 },
  others: { seeker: 0.63, sign: 0.91 },
};
interface Spots {
  readonly seeker: number;
  readonly sign: number;
}

/** A magnifying glass that leans to the right, and where in its square it is held. */
const glass = { side: 11, held: [0.14, 0.86] } as const;
/** Wider than high, so that it is no box to tick. */
const sign = { width: 17, height: 15, lift: 6, post: 2.2 } as const;

/** What is behind the things, and what they stand on. */
interface Ground {
  readonly behind: Colour;
  readonly ledge: Paper;
  readonly isFloor: boolean;
}

const floor = (behind: Colour): Ground => ({ behind, ledge: 'earth', isFloor: true });
const hill = (behind: Colour, ledge: Paper): Ground => ({ behind, ledge, isFloor: false });

export const grounds: Readonly<Record<PlaceName, Ground>> = {
  kamer: floor('yellowSoft'),
  keuken: floor('greenSoft'),
  klas: floor('blueSoft'),
  bos: hill('sky', 'grass'),
  straat: hill('sky', 'grass'),
  strand: hill('sky', 'sand'),
  nacht: hill('dusk', 'nightGrass'),
};

export interface SearchPlace {
  readonly place: PlaceName;
  /** Of the cast, in a pose. */
  readonly who: CastName;
  /** On a sign that stands in the place: it says where or what to search. */
  readonly picture: string;
  readonly accent: Accent;
}

export const platePlace = ({ x, y }: Box): Box => ({ x: x + 3, y: y + 3, width: 72, height: 26 });

/** The room that it leaves for things to find. */
export const belowScene = (area: Box): Box => ({
  ...area,
  y: area.y + sceneHeight,
  height: area.height - sceneHeight,
});

export function drawSearchPlace(area: Box, { place, who, picture, accent }: SearchPlace): Mark[] {
  const scene = { ...area, height: sceneHeight };
  const plate = platePlace(area);
  const { marks, stands } = drawPlace(place, scene, child);
  const found = findFigure(who);
  const { vloer } = stands;
  const spot = spots[place] ?? spots.others;
  const side = Math.min(found ? sideOf(found.figure, child + 9) : child, vloer.y - scene.y);
  const stroke = { colour: accent, weight: weights.frame } as const;
  return [
    ...marks,
    ...drawSeeker(vloer, spot.seeker, who, side, soilOf(place)),
    ...drawSign(vloer, spot.sign, picture, soilOf(place)),
    { kind: 'rect', ...belowScene(area), fill: grounds[place].behind },
    {
      kind: 'line',
      x1: area.x,
      y1: scene.y + sceneHeight,
      x2: area.x + area.width,
      y2: scene.y + sceneHeight,
      stroke,
    },
    // To the frame: in a strip beside it what stands there would be in pieces.
    { kind: 'rect', ...scene, width: plate.x + plate.width - area.x, fill: 'paper', stroke },
  ];
}

/** With a magnifying glass in the hand. */
function drawSeeker(floor: Stand, share: number, who: CastName, side: number, soil: Paper): Mark[] {
  const seeker = standOn(floor, share, who, side);
  const found = findFigure(who);
  const shade = layShadow({ x: seeker.x + side / 2, y: floor.y - 0.3, width: side * 0.56 }, soil);
  if (!found) return [shade, seeker];
  const tip = fingertipOf(found);
  const [across, down] = glass.held;
  return [
    shade,
    placePicture(
      'loep',
      {
        x: seeker.x + tip.x * seeker.width - across * glass.side,
        y: seeker.y + tip.y * seeker.height - down * glass.side,
        width: glass.side,
        height: glass.side,
      },
      { flip: true },
    ),
    seeker,
  ];
}

function drawSign({ x, y, width }: Stand, share: number, picture: string, soil: Paper): Mark[] {
  const { lift, post, ...size } = sign;
  const middle = x + width * share;
  const board = { ...size, x: middle - size.width / 2, y: y - lift - size.height };
  const stroke = { colour: 'frame', weight: weights.line } as const;
  return [
    layShadow({ x: middle, y, width: 9 }, soil),
    {
      kind: 'rect',
      x: middle - post / 2,
      y: y - lift - 1,
      width: post,
      height: lift + 1,
      fill: 'wood',
      stroke,
    },
    { kind: 'rect', ...board, radius: 2, fill: 'cream', stroke },
    placePicture(picture, inset(board, 2)),
  ];
}
