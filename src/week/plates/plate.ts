/** What a plate is: a place with room for things and friends, where each of them stands, lies or hangs as it would there. */
import { workArea } from '../../sheets/lay/box.ts';
import type { Paper } from '../../sheets/palette.ts';
import type { Room, Scrap } from '../../sheets/places/paper-marks.ts';
import { type Site, siteIn } from '../../sheets/places/place.ts';

/** In millimetres, how tall a child is in front. */
export const child = 62;

export const plateBox = workArea(true);

/** In hundredths of a child, as all that is drawn here. */
export const room: Room = {
  width: (plateBox.width / child) * 100,
  height: (plateBox.height / child) * 100,
};

/** One of our places, as large as a plate. */
export const siteOf = ({ groundShare }: { readonly groundShare: number }): Site => siteIn(room, groundShare);

/** The middle of a foot, and what is nearer is lower; `size` is beside what it would be in front. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly flip?: boolean;
  /** Where the foot is of what it lies on or hangs from, if it doesn't stand on the ground. */
  readonly before?: number;
  /** What its shadow falls on, if that is not the ground: 'air' has none. */
  readonly on?: Paper | 'air';
}

/** Scenery that things can be behind. */
export interface Standing {
  readonly y: number;
  readonly scraps: readonly Scrap[];
}

export interface Plate {
  /** What lies on the ground has its shadow on this. */
  readonly soil: Paper;
  /** Behind everything. */
  readonly scraps: readonly Scrap[];
  readonly standing?: readonly Standing[];
  /** By their word; another thing lies in front, or hangs. What is 'drawn' is in the scenery already. */
  readonly things: Readonly<Record<string, Spot | 'drawn'>>;
  /** Whether the friends are dressed for the snow. */
  readonly isCold?: boolean;
  /** For as many friends as there can be, in their order. */
  readonly who: readonly [Spot, Spot, Spot];
}
