/** Lees-spoor: a board over two sheets, with and without words to read; pawns, a spinner and the answers. */

import { type FigureName, reachOf, sideOf } from '../../sheets/cast/index.ts';
import { around, type Box, middle, workArea } from '../../sheets/lay/box.ts';
import { divide, fill, grid, inPages } from '../../sheets/lay/cells.ts';
import { prose, stack } from '../../sheets/lay/flow.ts';
import { cutLine, foldLine, foldSign, gridLines, scissors } from '../../sheets/lay/lines.ts';
import { decoration, figure, heading, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { inPart } from '../../sheets/lay/parts.ts';
import { placePicture, showWord } from '../../sheets/lay/picture-box.ts';
import { mm, type as typeSizes, weights } from '../../sheets/measures.ts';
import { definePageMaker } from '../../sheets/pack.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Block, Element, Mark, Page, Stroke } from '../../sheets/sheet.ts';
import { capHeight, fitText, measureText, setText, xHeight } from '../../sheets/text.ts';
import { type Board, boards, corners, half } from './boards.ts';
import { contentsOf } from './contents.ts';
import { type Curve, curvesThrough, type Point, pathOf, pointOn, splitAtSeam } from './road.ts';
import { fieldsOnTrail, prepareTrails, type Trail, type TrailField } from './rules.ts';
import { type Task, tasks } from './tasks.ts';

interface Sign {
  readonly colour: Colour;
  readonly soft: Colour;
  readonly says: string;
}

const signs: Readonly<Record<Task, Sign>> = {
  klap: { colour: 'yellow', soft: 'yellowSoft', says: 'klap' },
  rijm: { colour: 'purple', soft: 'purpleSoft', says: 'rijm' },
  klank: { colour: 'red', soft: 'redSoft', says: 'eerste klank' },
  doe: { colour: 'blue', soft: 'blueSoft', says: 'doe na' },
  lees: { colour: 'green', soft: 'greenSoft', says: 'lees' },
};

const colour = 'own';
const radius = 20;
/** Of the first field and the last. */
const endRadius = radius + 3.5;

const squareAt = ([x, y]: Point, side: number): Box => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
});

/** The box of a field's picture; sign and number hang on the field outside of it. */
const pictureSide = 26;
const sign = { radius: 7, out: 18.2 } as const;
/** A sign in a list is that small. */
const listed = 4.7;
const spot = { radius: 3.6, out: 16 } as const;
const signAt = ([x, y]: Point): Point => [x + sign.out, y - sign.out];
const spotAt = ([x, y]: Point): Point => [x - spot.out, y + spot.out];

/** A round field with its picture or word, the sign of its task, and its number. */
function layField(field: TrailField, number: number, place: Point): Block[] {
  const [x, y] = place;
  const { colour, says } = signs[field.task];
  const [badge, dot] = [signAt(place), spotAt(place)];
  const size = 32;
  const { word: shown } = field;
  const content =
    field.task === 'lees'
      ? paragraph([fitText(shown.word, x, y + xHeight(size) / 2, 2 * radius - 4, { size, align: 'centre' })])
      : showWord(shown, squareAt(place, pictureSide), `${shown.word}: ${says}`);
  const least = { size: typeSizes.least, align: 'centre', colour: 'quiet' } as const;
  return [
    decoration([layDisc(place, radius, 'paper', { colour, weight: 1.1 })]),
    content,
    decoration([
      ...laySign(field.task, badge, sign.radius),
      layDisc(dot, spot.radius, 'paper', { colour, weight: weights.thin }),
      setText(String(number), dot[0], dot[1] + capHeight(least.size) / 2, least),
    ]),
  ];
}

const layDisc = ([x, y]: Point, radius: number, fill: Colour, stroke: Stroke): Mark => ({
  kind: 'circle',
  x,
  y,
  radius,
  fill,
  stroke,
});

/** What is asked, solid in a disc: as dark without colours as with them. */
function laySign(task: Task, at: Point, radius: number): Mark[] {
  const { colour, soft } = signs[task];
  return [
    layDisc(at, radius, soft, { colour, weight: weights.line }),
    placePicture(`teken-${task}`, squareAt(at, radius * 1.55), { plain: true }),
  ];
}

/** Start and end need no task: on a big round field with a thick edge somebody waves from a building. */
function layEnd({ building, figure: name, says }: Board['start'], called: string, place: Point): Block[] {
  const [x, y] = place;
  const style = { size: typeSizes.body, face: 'bold', align: 'centre' } as const;
  return [
    decoration([layDisc(place, endRadius - 1.1, 'yellowSoft', { colour: 'frame', weight: 2.2 })]),
    figure(says, [
      placePicture(building, squareAt([x - 6, y - 5.5], 25)),
      placePicture(name, squareAt([x + 8, y + 1.5], 21)),
    ]),
    paragraph([setText(called, x, y + 18, style)]),
  ];
}

/** Of an arrow that points to the right: its tail, its head, and its tail again. */
const arrow: readonly Point[] = [
  [-3.2, -0.9],
  [0, -0.9],
  [0, -2.8],
  [3.2, 0],
  [0, 2.8],
  [0, 0.9],
  [-3.2, 0.9],
];

/** The corners of an arrow on the road. */
function arrowOn(curve: Curve, part: number): Point[] {
  const { at, degrees } = pointOn(curve, part);
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return arrow.map(([along, across]) => [
    at[0] + along * cos - across * sin,
    at[1] + along * sin + across * cos,
  ]);
}

type Round = readonly [Point, number];

/** All that is round on a board, with its radius. */
const roundsOn = (places: readonly Point[]): Round[] =>
  places.flatMap((place, index): Round[] =>
    index === 0 || index === places.length - 1
      ? [[place, endRadius]]
      : [
          [place, radius],
          [signAt(place), sign.radius],
          [spotAt(place), spot.radius],
        ],
  );

/** From the middle of the road to both ends. */
const parts = Array.from(
  { length: 21 },
  (_, index) => 0.5 + Math.ceil(index / 2) * (index % 2 ? 0.02 : -0.02),
);

/** The left sheet is cut there, and never quite on the line. */
const fromSeam = (x: number): number => (x > half.width ? x - half.width : half.width - 1 - x);

/** An arrow on each piece of the road, where it is farthest from fields, signs, numbers and the seam. */
function arrowsOn(places: readonly Point[]): Point[][] {
  const rounds = roundsOn(places);
  return curvesThrough(places).map((curve) => {
    const near = rounds.filter(([at]) => distance(at, curve[0]) < 90);
    const tried = parts.map((part) => {
      const corners = arrowOn(curve, part);
      const clear = Math.min(
        ...corners.flatMap((corner) => [
          fromSeam(corner[0]),
          ...near.map(([at, around]) => distance(at, corner) - around),
        ]),
      );
      return { corners, clear };
    });
    return tried.reduce((best, one) => (one.clear > best.clear ? one : best)).corners;
  });
}

/** Of the road, with its edges. */
const roadWidth = 15;
/** How far from the middle of four fields something may stand, in mm. */
const aside = Array.from({ length: 11 }, (_, index) => 2 * index - 10);

/** What has a place already: all that is round, and the road as a row of rounds. */
const takenOn = (places: readonly Point[]): Round[] => [
  ...roundsOn(places),
  ...curvesThrough(places).flatMap((curve) =>
    parts.map((part): Round => [pointOn(curve, part).at, roadWidth / 2]),
  ),
];

/** Between four fields, as far from what has a place already as can be. */
function openSpot({ at: [x, y], size }: (typeof corners)[number], taken: readonly Round[]): Box {
  const near = taken.filter(([at]) => distance(at, [x, y]) < 70);
  const tried = aside.flatMap((dx) =>
    aside.map((dy) => {
      const at: Point = [x + dx, y + dy];
      return { at, clear: Math.min(...near.map(([other, around]) => distance(other, at) - around)) };
    }),
  );
  const { at } = tried.reduce((best, one) => (one.clear > best.clear ? one : best));
  return squareAt(at, size);
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

const layArrow = (corners: readonly Point[]): Mark => ({
  kind: 'path',
  d: `M${corners.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`,
  fill: 'ink',
});

function layGlueStrip(): Mark[] {
  const { top, height, strip, right } = half;
  const left = right - strip;
  return [
    { kind: 'rect', x: left, y: top, width: strip, height, stroke: { colour: 'fold', weight: weights.thin } },
    ...Array.from({ length: 12 }, (_, index): Mark => {
      const y = top + 8 + index * 20.5;
      return {
        kind: 'line',
        x1: left + 1.5,
        y1: y + 7,
        x2: right - 1.5,
        y2: y,
        stroke: { colour: 'fold', weight: weights.hair },
      };
    }),
    setText('lijm', left + strip / 2 + 1.4, top + height / 2 + 3, {
      size: typeSizes.least,
      align: 'centre',
      colour: 'quiet',
      turn: -90,
    }),
  ];
}

/** What each sign asks, in one line above the board that ends at `right`. */
function laySigns(trail: Trail, right: number, middle: number): Element {
  const size = typeSizes.small;
  const shown = tasks.filter((task) => trail.fields.some((field) => field.task === task));
  const widths = shown.map((task) => 14.8 + measureText(signs[task].says, size));
  const left = widths.map((_, index) => right - widths.slice(index).reduce((sum, width) => sum + width, 0));
  return list(
    shown.map((task, index) => {
      const { says } = signs[task];
      const x = (left[index] ?? right) + 8.5;
      return item(
        [setText(says, x + 6.3, middle + capHeight(size) / 2, { size })],
        laySign(task, [x, middle], listed),
      );
    }),
  );
}

type Side = 'left' | 'right';

function layHalf(trail: Trail, side: Side): Page {
  const isLeft = side === 'left';
  const board = boards[trail.board];
  const paper = { x: half[side], y: half.top, width: half.width, height: half.height };
  /** From the whole board to this half on its paper. */
  const onPaper = ([x, y]: Point): Point => [x + paper.x - (isLeft ? 0 : half.width), y + paper.y];
  const isHere = ([x]: Point): boolean => x < half.width === isLeft;
  const taken = takenOn(board.places);
  return page(
    {
      title: `${trail.title}, ${isLeft ? 'links' : 'rechts'}`,
      colour,
      bookmark: isLeft && trail.title,
      ...(isLeft ? { hint: 'Knip langs de streepjeslijn en plak dit vel op de lijmstrook.' } : {}),
    },
    () => [
      ...(isLeft ? [] : [laySigns(trail, paper.x + paper.width, 15)]),
      decoration([
        { kind: 'rect', ...paper, fill: board.ground },
        ...layRoad(board, side, onPaper([0, 0])),
        ...arrowsOn(board.places)
          .filter((corners) => corners.every(isHere))
          .map((corners) => layArrow(corners.map(onPaper))),
        ...corners.flatMap((corner, index) =>
          isHere(corner.at)
            ? board.scenery.slice(index, index + 1).map((picture) => {
                const spot = openSpot(corner, taken);
                const [x, y] = onPaper([spot.x, spot.y]);
                return placePicture(picture, { ...spot, x, y });
              })
            : [],
        ),
      ]),
      ...board.places.flatMap((place, index) =>
        isHere(place) ? layPlace(trail, index, onPaper(place)) : [],
      ),
      decoration([...layEdges(paper, side), ...(isLeft ? layCutEdge(paper) : layGlueStrip())]),
    ],
  );
}

function layRoad({ places, road }: Board, side: Side, [x, y]: Point): Mark[] {
  const d = pathOf(splitAtSeam(curvesThrough(places), half.width)[side], x, y);
  return [
    { kind: 'path', d, stroke: { colour: 'edge', weight: roadWidth } },
    { kind: 'path', d, stroke: { colour: road, weight: roadWidth - 1 } },
  ];
}

function layPlace(trail: Trail, index: number, place: Point): Block[] {
  const { start, finish, places } = boards[trail.board];
  if (index === 0) return layEnd(start, 'begin', place);
  if (index === places.length - 1) return layEnd(finish, 'einde', place);
  return trail.fields.slice(index - 1, index).flatMap((field) => layField(field, index, place));
}

/** Around the board, but not along the seam. */
function layEdges({ x, y, width, height }: Box, side: Side): Mark[] {
  const stroke = { colour: 'edge', weight: weights.line } as const;
  const [right, bottom] = [x + width, y + height];
  const outer = side === 'left' ? x : right;
  return [
    { kind: 'line', x1: x, y1: y, x2: right, y2: y, stroke },
    { kind: 'line', x1: x, y1: bottom, x2: right, y2: bottom, stroke },
    { kind: 'line', x1: outer, y1: y, x2: outer, y2: bottom, stroke },
  ];
}

function layCutEdge({ x, y, width, height }: Box): Mark[] {
  const right = x + width;
  return [cutLine(right, y - 3, right, y + height), ...scissors(right, y - 9, 'down')];
}

const pawn = { width: 22, base: 12, front: 42, child: 30 } as const;

/** Strips that fold to a tent: the same figure on both sides, its feet on the fold, the bases glued over each other. */
function layPawns(pawns: readonly FigureName[], room: Box): Block[] {
  const { width, base, front, child } = pawn;
  const strips = grid(room, { columns: pawns.length, rows: 1, width, height: 2 * (base + front) });
  const whole = around(strips);
  const right = whole.x + whole.width;
  const folds = [base, base + front, base + 2 * front].map((y) => whole.y + y);
  const least = { size: typeSizes.least, align: 'centre', colour: 'quiet' } as const;
  /** Standing on a fold, or hanging from it. */
  const standing = (name: FigureName, { x }: Box, foot: number, hangs: boolean): Mark => {
    const reach = reachOf({ figure: name, pose: 'staat' });
    const side = Math.min(sideOf(name, child), (width - 2) / reach.width);
    const box = { x: x + (width - side) / 2, y: hangs ? foot : foot - side, width: side, height: side };
    return placePicture(`${name}-staat`, box, hangs ? { turn: 180 } : {});
  };
  return [
    decoration([
      ...gridLines(strips),
      ...folds.map((y) => foldLine(whole.x, y, right, y)),
      ...foldSign(whole.x + 3.2, whole.y + base + front),
      ...fill(strips, pawns, (name, strip) => [standing(name, strip, strip.y + base, true)]),
      ...strips.map((strip) =>
        setText('lijm', middle(strip)[0], strip.y + strip.height - base / 2 + 1.4, least),
      ),
    ]),
    ...fill(strips, pawns, (name, strip) => [
      figure(`pion: ${name}`, [standing(name, strip, strip.y + base + 2 * front, false)]),
    ]),
  ];
}

/** Six parts with one, two or three dots. */
function laySpinner(x: number, y: number, size: number): Mark[] {
  const at = (degrees: number, distance: number): Point => {
    const turn = ((degrees - 90) * Math.PI) / 180;
    return [x + Math.cos(turn) * distance, y + Math.sin(turn) * distance];
  };
  const sectors = [1, 2, 3, 1, 2, 3];
  const colours: Colour[] = ['yellowSoft', 'blueSoft', 'redSoft'];
  const wedges = sectors.map((count, index): Mark => {
    const [from, to] = [index * 60, index * 60 + 60];
    // A sixth of a circle as one cubic: handles of 4/3 tan(15°) times the radius.
    const handle = (4 / 3) * Math.tan(Math.PI / 12) * size;
    const [a, d] = [at(from, size), at(to, size)];
    const along = (degrees: number, distance: number): Point => {
      const turn = (degrees * Math.PI) / 180;
      return [Math.cos(turn) * distance, Math.sin(turn) * distance];
    };
    const [bx, by] = along(from, handle);
    const [cx, cy] = along(to, -handle);
    const write = (px: number, py: number): string => `${px.toFixed(3)} ${py.toFixed(3)}`;
    return {
      kind: 'path',
      d: `M${write(x, y)}L${write(...a)}C${write(a[0] + bx, a[1] + by)} ${write(d[0] + cx, d[1] + cy)} ${write(...d)}Z`,
      fill: colours[count - 1] ?? 'paper',
      stroke: { colour: 'frame', weight: weights.line },
    };
  });
  const dots = sectors.flatMap((count, index): Mark[] => {
    const middle = index * 60 + 30;
    const spread = count === 1 ? [0] : count === 2 ? [-11, 11] : [-18, 0, 18];
    return spread.map((offset): Mark => {
      const [dotX, dotY] = at(middle + offset, size * 0.68);
      return { kind: 'circle', x: dotX, y: dotY, radius: 3.4, fill: 'ink' };
    });
  });
  return [...wedges, ...dots, { kind: 'circle', x, y, radius: 1.2, fill: 'ink' }];
}

const spinnerLines = [
  'Leg een paperclip in het midden. Zet de punt van een potlood erin en geef de clip een tik.',
  'Tel de stippen: zo ver mag je.',
  'Geen paperclip? Een gewone dobbelsteen kan ook: vier is één, vijf is twee, zes is drie.',
];

const layTools = (pawns: readonly FigureName[]): Page =>
  page(
    {
      title: 'Pionnen',
      hint: 'Knip de stroken, vouw op de lijnen en plak de voetjes op elkaar.',
      colour,
      bookmark: 'Pionnen en draaischijf',
    },
    (room) => {
      const strips = { ...room, y: room.y + 4, height: 2 * (pawn.base + pawn.front) };
      const below = strips.y + strips.height + 13;
      const size = 48;
      const [x, y] = [room.x + size + 6, below + 6 + size];
      const left = x + size + 12;
      const style = { size: typeSizes.body, leading: typeSizes.leading };
      const explained = stack(
        spinnerLines.map((text) => prose([{ text, face: 'regular' }], style)),
        mm(style.size) * style.leading + 2 - capHeight(style.size),
      );
      const head = { size: typeSizes.heading, face: 'bold', colour } as const;
      return [
        ...layPawns(pawns, strips),
        heading(2, [fitText('Draaischijf', room.x, below, room.width, head)]),
        decoration(laySpinner(x, y, size)),
        ...explained({
          x: left,
          top: below + 26 - capHeight(style.size),
          width: room.x + room.width - left,
        }).blocks,
      ];
    },
  );

const trailsOnPage = 2;
/** Between trails that stand beside each other. */
const gutter = 6;
/** Of an answer: its number, its picture and its sign stand before it. */
const answerIndent = 32;

/** Whether an answer fits on its line, with all trails of a page beside each other. */
export const fitsInAnswers = (answer: string): boolean =>
  measureText(answer, typeSizes.play) <= (workArea().width + gutter) / trailsOnPage - gutter - answerIndent;

/** Trails beside each other, field by field. */
const layAnswers = (trails: readonly Trail[], index: number): Page =>
  page(
    {
      title: 'Antwoorden',
      hint: 'Een ander goed antwoord mag ook.',
      colour,
      bookmark: index === 0 && 'Antwoorden',
    },
    (room) => {
      const isAlone = trails.length === 1;
      const columns = divide({ ...room, width: room.width + gutter }, trailsOnPage, 1);
      return fill(columns, trails, (trail, column) => {
        const width = column.width - gutter;
        const style = { size: typeSizes.body, face: 'bold' } as const;
        const under = { ...column, y: room.y + 8, height: room.height - 8 };
        const cells = isAlone
          ? divideDown({ ...room, y: under.y, height: under.height }, fieldsOnTrail)
          : divide({ ...under, width }, 1, fieldsOnTrail);
        return [
          heading(3, [fitText(trail.title, column.x, room.y + 4, width, style)]),
          list(fill(cells, trail.fields, (field, cell, index) => [layAnswer(field, index + 1, cell)])),
        ];
      });
    },
  );

/** In two columns, the first from top to bottom before the second. */
function divideDown(room: Box, count: number): Box[] {
  const rows = Math.ceil(count / 2);
  return divide(room, 2, 1).flatMap((column) => divide(column, 1, rows));
}

function layAnswer({ word: shown, task, answer }: TrailField, number: number, cell: Box): Element {
  const size = typeSizes.play;
  const side = Math.min(cell.height - 1.2, 10);
  const [, y] = middle(cell);
  const baseline = y + capHeight(size) / 2;
  const badge: Point = [cell.x + 14 + side, y];
  const left = badge[0] + 7;
  return item(
    [
      showWord(shown, { x: cell.x + 8, y: y - side / 2, width: side, height: side }),
      paragraph([fitText(answer, left, baseline, cell.x + cell.width - left, { size })]),
    ],
    [
      setText(`${number}.`, cell.x + 6, baseline, { size: typeSizes.least, align: 'right', colour: 'quiet' }),
      ...laySign(task, badge, listed),
    ],
  );
}

export const maker = definePageMaker({
  prepare: prepareTrails,
  contentsOf,
  layOut: ({ trails, pawns }) => ({
    pages: [
      ...inPart(
        trails.length > 1
          ? { name: 'Sporen van 2 vellen', prints: { chosenPageFor: pawns.length } }
          : { name: 'Spoor', prints: { copyFor: pawns.length } },
        trails.flatMap((trail) => [layHalf(trail, 'left'), layHalf(trail, 'right')]),
      ),
      ...inPart({ name: 'Pionnen en draaischijf', prints: { copyFor: pawns.length } }, [layTools(pawns)]),
      ...inPart({ name: 'Antwoorden', prints: 'once' }, inPages(trails, trailsOnPage).map(layAnswers)),
    ],
  }),
});
