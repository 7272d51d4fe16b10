/** A board over two sheets: the road with its fields, and what stands beside it. */
import type { Box } from '../../sheets/lay/box.ts';
import { cutLine, scissors } from '../../sheets/lay/lines.ts';
import { decoration, figure, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { placePicture, showWord } from '../../sheets/lay/picture-box.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Block, Element, Mark, Page } from '../../sheets/sheet.ts';
import { capHeight, fitText, measureText, setText, xHeight } from '../../sheets/text.ts';
import {
  arrowsOn,
  endRadius,
  openSpot,
  radius,
  roadWidth,
  sign,
  signAt,
  spot,
  spotAt,
  takenOn,
} from './board-room.ts';
import { type Board, boards, corners, half } from './boards.ts';
import { curvesThrough, type Point, pathOf, splitAtSeam } from './road.ts';
import type { Trail, TrailField } from './rules.ts';
import { colour, layDisc, laySign, listed, signs, squareAt } from './signs.ts';
import { tasks } from './tasks.ts';

/** The box of a field's picture; sign and number hang on the field outside of it. */
const pictureSide = 26;
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

export const layBoard = (trail: Trail): Page[] => [layHalf(trail, 'left'), layHalf(trail, 'right')];

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
