/** A page as a place to search: the place itself above, with somebody who is looking, and below it floors or hills. */
import { type CastName, findFigure, sideOf } from '../../sheets/cast/index.ts';
import type { Box } from '../../sheets/lay/box.ts';
import { weights } from '../../sheets/measures.ts';
import type { Accent, Colour, Paper } from '../../sheets/palette.ts';
import { drawPlace, type PlaceName, standOn } from '../../sheets/places/index.ts';
import type { Mark } from '../../sheets/sheet.ts';

/** How tall a child is in the place, in mm. */
const child = 26;
const sceneHeight = 45;
const glass = 13;
const sign = 17;

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
  /** Stands in the place, and says where or what to search. */
  readonly picture: string;
  readonly accent: Accent;
}

export const platePlace = ({ x, y }: Box): Box => ({ x: x + 6, y: y + 6, width: 107, height: 30 });

/** The room that it leaves for things to find. */
export const belowScene = (area: Box): Box => ({
  ...area,
  y: area.y + sceneHeight,
  height: area.height - sceneHeight,
});

export function drawSearchPlace(area: Box, { place, who, picture, accent }: SearchPlace): Mark[] {
  const scene = { ...area, height: sceneHeight };
  const { marks, stands } = drawPlace(place, scene, child);
  const found = findFigure(who);
  const { vloer } = stands;
  const side = Math.min(found ? sideOf(found.figure, child + 5) : child, vloer.y - scene.y);
  const stroke = { colour: accent, weight: weights.frame } as const;
  return [
    ...marks,
    standOn(vloer, 0.7, who, side),
    standOn({ ...vloer, y: vloer.y - 14 }, 0.84, 'magnifying-glass-tilted-left', glass),
    standOn(vloer, 0.93, picture, sign),
    { kind: 'rect', ...belowScene(area), fill: grounds[place].behind },
    {
      kind: 'line',
      x1: area.x,
      y1: scene.y + sceneHeight,
      x2: area.x + area.width,
      y2: scene.y + sceneHeight,
      stroke,
    },
    { kind: 'rect', ...platePlace(area), radius: 6, fill: 'paper', stroke },
  ];
}
