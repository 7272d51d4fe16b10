/** What a road runs through: over both sheets of a board, in its millimetres. */
import type { Box } from '../../../sheets/lay/box.ts';
import { type Scrap, toMarks } from '../../../sheets/places/paper-marks.ts';
import type { PathMark } from '../../../sheets/sheet.ts';
import type { BoardName } from '../boards.ts';
import { dunes } from './dunes.ts';
import { meadow } from './meadow.ts';
import { sky } from './sky.ts';

const landscapes: Readonly<Record<BoardName, readonly Scrap[]>> = {
  tuin: meadow,
  strand: dunes,
  ruimte: sky,
};

/** As much of it as lies on this paper, whose left edge is so far from that of the board. */
export const layLandscape = (name: BoardName, paper: Box, from: number): PathMark[] =>
  toMarks(
    landscapes[name].map((scrap) => ({
      ...scrap,
      points: scrap.points.map(([x, y]) => [x - from, y] as const),
    })),
    paper,
    paper,
    1,
  );
