/** What a road runs through: over both sheets of a board, in its millimetres. */
import type { Box } from '../../../sheets/lay/box.ts';
import { type Scrap, toMarks } from '../../../sheets/places/paper-marks.ts';
import type { PathMark } from '../../../sheets/sheet.ts';
import type { BoardName } from '../boards.ts';
import type { Point } from '../road.ts';
import { dunes } from './dunes.ts';
import type { Landscape } from './land.ts';
import { meadow } from './meadow.ts';
import { sky } from './sky.ts';

export const landscapes: Readonly<Record<BoardName, Landscape>> = {
  tuin: meadow,
  strand: dunes,
  ruimte: sky,
};

/** As much of it as lies on this paper, of which the upper left corner is there on the board. */
export const layLandscape = (name: BoardName, paper: Box, corner: Point): PathMark[] =>
  layScraps([...landscapes[name].ground, ...landscapes[name].events], paper, corner);

/** What hides the feet of who stands there. */
export const layFronts = (name: BoardName, paper: Box, corner: Point): PathMark[] =>
  layScraps(landscapes[name].fronts, paper, corner);

const layScraps = (scraps: readonly Scrap[], paper: Box, [left, top]: Point): PathMark[] =>
  toMarks(
    scraps.map((scrap) => ({
      ...scrap,
      points: scrap.points.map(([x, y]) => [x - left, y - top] as const),
    })),
    paper,
    paper,
    1,
  );
