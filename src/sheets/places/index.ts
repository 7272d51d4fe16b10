/** The six places where stories happen, for a box of any size. */
import type { SceneMark } from '../scenery/backdrop.ts';
import type { PictureMark } from '../sheet.ts';
import { kitchen, livingRoom } from './indoors.ts';
import { beach, night, street, wood } from './outdoors.ts';
import { toMarks } from './paper-marks.ts';
import type { PlaceKind, Stand } from './place.ts';

export type { Stand } from './place.ts';

export const placeNames = ['kamer', 'keuken', 'bos', 'straat', 'strand', 'nacht'] as const;
export type PlaceName = (typeof placeNames)[number];

const kinds: Readonly<Record<PlaceName, PlaceKind>> = {
  kamer: livingRoom,
  keuken: kitchen,
  bos: wood,
  straat: street,
  strand: beach,
  nacht: night,
};

/** In millimetres of its box, top left is 0, 0. */
export interface Place {
  readonly things: readonly string[];
  readonly grounds: readonly string[];
  readonly marks: readonly SceneMark[];
  readonly stands: Readonly<Record<string, Stand>> & { readonly vloer: Stand };
}

/** `child` is how tall a child is in it, in millimetres; everything else has its size from that. */
export function drawPlace(name: PlaceName, box: { width: number; height: number }, child: number): Place {
  const scale = child / 100;
  const room = { width: box.width / scale, height: box.height / scale };
  const { things, grounds, draw } = kinds[name];
  const { sheets, stands } = draw(room);
  const scaled = ({ x, y, width, size }: Stand): Stand => ({
    x: x * scale,
    y: y * scale,
    width: width * scale,
    size,
  });
  return {
    things,
    grounds,
    marks: toMarks(sheets, room, scale),
    stands: Object.fromEntries(
      Object.entries(stands).map(([key, stand]) => [key, scaled(stand)]),
    ) as Place['stands'],
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
