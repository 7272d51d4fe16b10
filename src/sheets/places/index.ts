/** The places where stories happen, for a box of any size. */
import type { Box } from '../lay/box.ts';
import type { Paper } from '../palette.ts';
import type { PathMark, PictureMark } from '../sheet.ts';
import { beach } from './beach.ts';
import { classroom, kitchen, livingRoom } from './indoors.ts';
import { night } from './night.ts';
import { type Scrap, toMarks } from './paper-marks.ts';
import { type PlaceKind, type Stand, type Stands, siteIn } from './place.ts';
import { street } from './street.ts';
import { wood } from './wood.ts';

export type { Stand } from './place.ts';

export const placeNames = ['kamer', 'keuken', 'klas', 'bos', 'straat', 'strand', 'nacht'] as const;
export type PlaceName = (typeof placeNames)[number];

const kinds: Readonly<Record<PlaceName, PlaceKind>> = {
  kamer: livingRoom,
  keuken: kitchen,
  klas: classroom,
  bos: wood,
  straat: street,
  strand: beach,
  nacht: night,
};

/** In millimetres of the page. */
export interface Place {
  readonly things: readonly string[];
  readonly grounds: readonly string[];
  readonly marks: readonly PathMark[];
  /** Where the ground begins. */
  readonly seam: number;
  readonly stands: Stands;
  readonly fronts: Readonly<Record<string, readonly PathMark[]>>;
}

export const soilOf = (name: PlaceName): Paper => kinds[name].soil;

export const thingsIn = (name: PlaceName): readonly string[] => kinds[name].things;

/** `child` is how tall a child is in it, in millimetres; everything else has its size from that. */
export function drawPlace(name: PlaceName, box: Box, child: number): Place {
  const scale = child / 100;
  const room = { width: box.width / scale, height: box.height / scale };
  const { things, grounds, groundShare, draw } = kinds[name];
  const site = siteIn(room, groundShare);
  const { scraps, stands, fronts = {} } = draw(site);
  const toPage = (some: readonly Scrap[]): PathMark[] => toMarks(some, room, box, scale);
  const onPage = ({ x, y, width, size }: Stand): Stand => ({
    x: box.x + x * scale,
    y: box.y + y * scale,
    width: width * scale,
    size,
  });
  const { vloer, ...others } = stands;
  const moved = Object.fromEntries(Object.entries(others).map(([key, stand]) => [key, onPage(stand)]));
  return {
    things,
    grounds,
    marks: toPage(scraps),
    seam: box.y + site.seam * scale,
    stands: { ...moved, vloer: onPage(vloer) },
    fronts: Object.fromEntries(Object.entries(fronts).map(([key, some]) => [key, toPage(some)])),
  };
}

/** A picture that stands on something, `share` of the way along it; `side` is its size in front. */
export function standOn(
  { x, y, width, size }: Stand,
  share: number,
  picture: string,
  side: number,
): PictureMark {
  const drawn = side * size;
  return {
    kind: 'picture',
    picture,
    x: x + width * share - drawn / 2,
    y: y - drawn,
    width: drawn,
    height: drawn,
  };
}
