/** A page as a place to search: the place itself above, with somebody who is looking, and below it floors or hills. */
import { type CastName, findFigure, sideOf } from '../../sheets/cast/index.ts';
import { type Box, inset } from '../../sheets/lay/box.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import { weights } from '../../sheets/measures.ts';
import type { Accent, Paper } from '../../sheets/palette.ts';
import { drawPlace, type PlaceName, type Stand, soilOf } from '../../sheets/places/index.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { drawSeeker } from './seeker.ts';

/** How tall a child is in the place, in mm. */
const child = 19;
const sceneHeight = 32;

/** Where somebody looks and where the sign stands, in shares of the floor: clear of lamp and table. And what is behind the things below. */
const searched = {
  straat: { seeker: 0.59, sign: 0.79, behind: 'sky' },
  keuken: { seeker: 0.7, sign: 0.94, behind: 'greenSoft' },
  bos: { seeker: 0.63, sign: 0.91, behind: 'sky' },
} as const satisfies Partial<Record<PlaceName, unknown>>;

/** Wider than high, so that it is no box to tick. */
const board = { width: 17, height: 15, lift: 6, post: 2.2 } as const;

export interface SearchPlace {
  readonly place: keyof typeof searched;
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
  const { seeker, sign, behind } = searched[place];
  const found = findFigure(who);
  const side = Math.min(found ? sideOf(found.figure, child + 9) : child, stands.vloer.y - scene.y);
  const { x, y, width } = stands.vloer;
  const soil = soilOf(place);
  const stroke = { colour: accent, weight: weights.frame } as const;
  return [
    ...marks,
    ...drawSeeker({ picture: who, x: x + width * seeker, y, side, soil }),
    ...drawSign(stands.vloer, sign, picture, soil),
    { kind: 'rect', ...belowScene(area), fill: behind },
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

function drawSign({ x, y, width }: Stand, share: number, picture: string, soil: Paper): Mark[] {
  const { lift, post, ...size } = board;
  const middle = x + width * share;
  const face = { ...size, x: middle - size.width / 2, y: y - lift - size.height };
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
    { kind: 'rect', ...face, radius: 2, fill: 'cream', stroke },
    placePicture(picture, inset(face, 2)),
  ];
}
