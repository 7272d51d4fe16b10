/** The cast and the places on the contact sheet: at two sizes, side by side, and each place as a full page. */
import { castNames, figureNames, figures, type Pose, poses, sideOf } from '../../src/sheets/cast/index.ts';
import type { Box } from '../../src/sheets/lay/box.ts';
import { divide, fill, grid, inPages, rows } from '../../src/sheets/lay/cells.ts';
import { decoration } from '../../src/sheets/lay/meaning.ts';
import { page } from '../../src/sheets/lay/page.ts';
import { placePicture } from '../../src/sheets/lay/picture-box.ts';
import { drawPlace, type PlaceName, placeNames, standOn } from '../../src/sheets/places/index.ts';
import type { Mark, Page } from '../../src/sheets/sheet.ts';
import { setText } from '../../src/sheets/text.ts';

const large = 45;
/** A row of poses over the width of the page. */
const inRow = (room: Box): number => Math.min(27, Math.floor(room.width / poses.length));
const small = 18;

const drawn = (title: string, draw: (room: Box) => Mark[], landscape = false): Page =>
  page({ title, landscape }, (room) => [decoration(draw(room))]);

function showInPoses(room: Box, names: readonly string[], size: number): Mark[] {
  const shape = { columns: poses.length, rows: names.length / poses.length, width: size, height: size };
  return fill(grid(room, shape), names, (name, cell) => [placePicture(name, cell)]);
}

/** A child among those who stand beside each other. */
const lined = 18;

/** As tall as they are beside each other, on one ground. */
function lineUp(pose: Pose, { x, y, width, height }: Box): Mark[] {
  const whole = figureNames.reduce((sum, figure) => sum + figures[figure].side, 0);
  let left = x;
  const group = figureNames.map((figure): Mark => {
    const room = (figures[figure].side / whole) * width;
    const side = sideOf(figure, lined);
    left += room;
    return placePicture(`${figure}-${pose}`, {
      x: left - (room + side) / 2,
      y: y + height - side,
      width: side,
      height: side,
    });
  });
  const stroke = { colour: 'edge', weight: 0.3 } as const;
  return [{ kind: 'line', x1: x, y1: y + height, x2: x + width, y2: y + height, stroke }, ...group];
}

/** A child on the floor, and an apple on all that can be stood on. */
function furnish(name: PlaceName, box: Box, child: number): Mark[] {
  const { marks, stands } = drawPlace(name, box, child);
  const apples = Object.values(stands).map((stand) => standOn(stand, 0.75, 'red-apple', child * 0.2));
  return [...marks, ...apples, standOn(stands.vloer, 0.4, 'meisje-staat', sideOf('meisje', child))];
}

const showPlace = (name: PlaceName, { x, y }: Box): Mark[] => [
  setText(name, x, y + 4, { size: 11 }),
  ...furnish(name, { x, y: y + 6, width: large, height: large }, large / 2),
  ...furnish(name, { x: x + large + 4, y: y + 6, width: small, height: small }, small / 2),
];

export function layCastPages(): Page[] {
  const namesOf = (shown: readonly string[]): string[] =>
    shown.flatMap((figure) => poses.map((pose) => `${figure}-${pose}`));
  return [
    ...inPages(figureNames, 3).map((shown) =>
      drawn(shown.join(', '), (room) => showInPoses(room, namesOf(shown), inRow(room)), true),
    ),
    drawn('De hele cast', (room) => showInPoses(room, castNames, Math.min(small, inRow(room)))),
    ...inPages(poses, 9).map((shown) =>
      drawn('Naast elkaar', (room) =>
        fill(
          rows(
            room,
            shown.map(() => lined * 1.3),
            2,
            'te hoog',
          ),
          shown,
          lineUp,
        ),
      ),
    ),
    drawn('De plekken', (room) => fill(divide(room, 2, 4), placeNames, showPlace)),
    ...placeNames.map((name) => drawn(name, (room) => furnish(name, { ...room, height: 240 }, 62))),
  ];
}
