/** The cast and the places on the contact sheet: at 45 and 20 mm, side by side, and each place as a full page. */
import { castNames, figureNames, figures, type Pose, poses, sideOf } from '../../src/sheets/cast/index.ts';
import type { Box } from '../../src/sheets/parts/box.ts';
import { workArea } from '../../src/sheets/parts/box.ts';
import { inPages } from '../../src/sheets/parts/card-grid.ts';
import { headPage } from '../../src/sheets/parts/heading.ts';
import { moveMark } from '../../src/sheets/parts/moved-marks.ts';
import { placePicture } from '../../src/sheets/parts/picture-box.ts';
import { drawPlace, type PlaceName, placeNames, standOn } from '../../src/sheets/places/index.ts';
import type { Block, Mark, Page } from '../../src/sheets/sheet.ts';
import { setText } from '../../src/sheets/text.ts';

const large = 45;
const small = 20;

const page = (title: string, landscape: boolean, draw: (below: number) => Mark[]): Page => {
  const { blocks, below } = headPage(title, '', { landscape });
  const drawing: Block = { role: 'Artifact', children: draw(below) };
  return { bookmark: title, landscape, blocks: [...blocks, drawing] };
};

const inRows = (size: number, left: number, top: number, columns: number, names: readonly string[]): Mark[] =>
  names.map((name, index) =>
    placePicture(name, {
      x: left + (index % columns) * size,
      y: top + Math.floor(index / columns) * size,
      width: size,
      height: size,
    }),
  );

/** As tall as they are beside each other, on one ground. */
function layGroup(pose: Pose, top: number): Mark[] {
  const { x, width } = workArea();
  const child = 26;
  const sides = figureNames.map((figure) => sideOf(figure, child) * 0.8);
  const step = width / sides.reduce((sum, side) => sum + side, 0);
  const ground = top + (Math.max(...figureNames.map((figure) => figures[figure].side)) * child) / 100;
  let left = x;
  const group = figureNames.map((figure, index): Mark => {
    const room = (sides[index] ?? 0) * step;
    left += room;
    const side = sideOf(figure, child);
    return placePicture(`${figure}-${pose}`, {
      x: left - room / 2 - side / 2,
      y: ground - side,
      width: side,
      height: side,
    });
  });
  const stroke = { colour: 'edge', weight: 0.3 } as const;
  return [{ kind: 'line', x1: x, y1: ground, x2: x + width, y2: ground, stroke }, ...group];
}

/** A child on the floor, and an apple on all that can be stood on. */
function drawFilled(name: PlaceName, box: Box, child: number): Mark[] {
  const { marks, stands } = drawPlace(name, box, child);
  const apples = Object.values(stands).map((stand) => standOn(stand, 0.75, 'red-apple', child * 0.2));
  const girl = standOn(stands.vloer, 0.4, 'meisje-staat', sideOf('meisje', child));
  return [...marks, ...apples, girl].map((mark) => moveMark(mark, { scale: 1, x: box.x, y: box.y }));
}

function layPlaces(top: number): Mark[] {
  const { x } = workArea();
  return placeNames.flatMap((name, index) => {
    const box = { x: x + (index % 2) * 92, y: top + Math.floor(index / 2) * 56, width: large, height: large };
    return [
      setText(name, box.x, box.y + 4, { size: 11 }),
      ...drawFilled(name, { ...box, y: box.y + 6 }, large / 2),
      ...drawFilled(name, { x: box.x + large + 4, y: box.y + 6, width: small, height: small }, small / 2),
    ];
  });
}

export function layCastPages(): Page[] {
  const area = workArea(true);
  return [
    ...inPages(figureNames, 3).map((shown) =>
      page(shown.join(', '), true, (below) =>
        inRows(
          large,
          area.x,
          below,
          poses.length,
          castNames.filter((name) => shown.some((figure) => name.startsWith(`${figure}-`))),
        ),
      ),
    ),
    page('De hele cast', false, (below) => inRows(small, workArea().x, below, poses.length, castNames)),
    page('Naast elkaar', false, (below) =>
      poses.flatMap((pose, index) => layGroup(pose, below + index * 48)),
    ),
    page('De plekken', false, layPlaces),
    ...placeNames.map((name) =>
      page(name, false, (below) =>
        drawFilled(name, { x: workArea().x, y: below, width: workArea().width, height: 240 }, 62),
      ),
    ),
  ];
}
