/** A board over two sheets: the road with its fields and bridges, and what stands beside it. */
import type { Box } from '../../sheets/lay/box.ts';
import { cutLine, layMeetingMarks, scissors } from '../../sheets/lay/lines.ts';
import { decoration, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { placePicture, showWord } from '../../sheets/lay/picture-box.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import { softOf } from '../../sheets/palette.ts';
import type { Block, Element, Mark, Page } from '../../sheets/sheet.ts';
import { capHeight, fitText, measureText, setText, xHeight } from '../../sheets/text.ts';
import { layEnd } from './board-end.ts';
import { arrowsOn, type Hung, type HungOn, radius, readingRadius, roadWidth, roundAt } from './board-room.ts';
import { type Board, bleed, boards, half, landHeight, moreLand } from './boards.ts';
import { layBridge } from './bridge.ts';
import { layFronts, layLandscape } from './landscapes/index.ts';
import { hasStrip, layStrip, layStripGround } from './picture-strip.ts';
import { bandOn, curvesThrough, lineThrough, type Point, planksOn, type Side } from './road.ts';
import type { Trail, TrailField } from './rules.ts';
import { colour, layAgain, layDisc, laySign, listed, signs, squareAt } from './signs.ts';
import { signOn, signsOn, tasks } from './tasks.ts';

/** The box of a field's picture; sign and number hang on the field outside of it. */
const pictureSide = 31;
/** A word to read: its x-height is 9 mm. */
const readingSize = 51;
/** To find a field by, from across the table. */
const numberSize = 1.5 * typeSizes.least;

/** On one trail all fields are as large. */
const radiusOn = (trail: Trail): number => (hasStrip(trail) ? readingRadius : radius);

const hungOn =
  ({ board, fields }: Trail): HungOn =>
  (number) =>
    fields
      .slice(number - 1, number)
      .flatMap((field): Hung[] => [
        ...(signOn(field) ? (['sign'] as const) : []),
        ...(field.task === 'lees' ? (['book'] as const) : []),
        ...(number === boards[board].again ? (['again'] as const) : []),
        'number',
      ]);

interface FieldAt {
  readonly number: number;
  readonly place: Point;
  readonly around: number;
  readonly hung: readonly Hung[];
}

/** A round field with its picture or word, and what hangs on it. */
function layField(field: TrailField, { number, place, around, hung }: FieldAt): Block[] {
  const [x, y] = place;
  const { colour } = signs[field.task];
  const { word: shown } = field;
  const style = { size: readingSize, align: 'centre' } as const;
  const content =
    field.task === 'lees'
      ? paragraph([fitText(shown.word, x, y + xHeight(readingSize) / 2, 2 * radius - 2, style)])
      : showWord(shown, squareAt([x, y + 0.5], pictureSide), `${shown.word}: ${signs[field.task].says}`);
  return [
    // What is read is black on white.
    decoration([
      layDisc(place, around, field.task === 'lees' ? 'paper' : softOf(colour), { colour, weight: 1.3 }),
    ]),
    content,
    decoration(hung.flatMap((what) => layHung(what, field, number, place))),
  ];
}

function layHung(what: Hung, field: TrailField, number: number, place: Point): Mark[] {
  const [at, around] = roundAt(what, place);
  switch (what) {
    case 'sign':
      return laySign(signOn(field) ?? field.task, at, around);
    case 'book':
      return laySign('lees', at, around);
    case 'again':
      return layAgain(at, around);
    case 'number': {
      const style = { size: numberSize, face: 'bold', align: 'centre' } as const;
      return [
        layDisc(at, around, 'paper', { colour: signs[field.task].colour, weight: weights.line }),
        setText(String(number), at[0], at[1] + capHeight(style.size) / 2, style),
      ];
    }
  }
}

const layArrow = (corners: readonly Point[]): Mark => ({
  kind: 'path',
  d: `M${corners.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`,
  fill: 'ink',
});

/** What each sign asks, in one line above the board that ends at `right`. */
function laySigns(trail: Trail, right: number, middle: number): Element {
  const size = typeSizes.small;
  const asked = tasks.filter((task) => trail.fields.some((field) => signsOn(field).includes(task)));
  const shown = [
    ...asked.map((task) => ({
      says: signs[task].says,
      draw: (at: Point) => laySign(task, at, listed),
    })),
    { says: 'nog eens', draw: (at: Point) => layAgain(at, listed) },
  ];
  const widths = shown.map(({ says }) => 12.8 + measureText(says, size));
  const left = widths.map((_, index) => right - widths.slice(index).reduce((sum, width) => sum + width, 0));
  return list(
    shown.map(({ says, draw }, index) => {
      const x = (left[index] ?? right) + 6.7;
      return item([setText(says, x + 6.1, middle + capHeight(size) / 2, { size })], draw([x, middle]));
    }),
  );
}

export const layBoard = (trail: Trail): Page[] => [layHalf(trail, 'left'), layHalf(trail, 'right')];

function layHalf(trail: Trail, side: Side): Page {
  const isLeft = side === 'left';
  const board = boards[trail.board];
  const paper = { x: half.left, y: half.top, width: half.width, height: half.height };
  const isRead = hasStrip(trail);
  const land = isRead ? { ...paper, height: landHeight } : paper;
  const strip = { ...paper, y: paper.y + landHeight, height: paper.height - landHeight };
  /** Where on the whole board this half begins. */
  const corner: Point = [isLeft ? 0 : half.width, isRead ? 0 : -moreLand];
  const bledCorner: Point = [corner[0] - (isLeft ? 0 : bleed), corner[1]];
  const onPaper = ([x, y]: Point): Point => [x + paper.x - corner[0], y + paper.y - corner[1]];
  const isHere = ([x]: Point): boolean => x < half.width === isLeft;
  const placeOf = (field: number): Point => board.places[field] ?? [0, 0];
  return page(
    {
      title: `${trail.title}, ${isLeft ? 'links' : 'rechts'}`,
      colour,
      bookmark: isLeft && trail.title,
      ...(isLeft ? { hint: 'Knip op de streepjeslijn. Plak op de witte rand van het rechtervel.' } : {}),
    },
    () => [
      ...(isLeft ? [] : [laySigns(trail, paper.x + paper.width, paper.y - 6.2)]),
      decoration([
        ...layLandscape(trail.board, bled(land, side), bledCorner),
        ...layScenery(board, isHere, onPaper),
        ...layFronts(trail.board, bled(land, side), bledCorner),
        ...layRoad(board, side, onPaper([0, 0])),
        ...board.bridges
          .filter(({ from }) => isHere(placeOf(from)))
          .flatMap(({ from, to }) =>
            layBridge(onPaper(placeOf(from)), onPaper(placeOf(to)), radiusOn(trail)),
          ),
        ...arrowsOn(board.places, radiusOn(trail), hungOn(trail))
          .filter((corners) => corners.every(isHere))
          .map((corners) => layArrow(corners.map(onPaper))),
      ]),
      ...board.places.flatMap((place, index) =>
        isHere(place) ? layPlace(trail, index, onPaper(place)) : [],
      ),
      ...(isRead ? [decoration([layStripGround(bled(strip, side))]), ...layStrip(trail, side, strip)] : []),
      decoration([
        ...layEdges(bled(paper, side), side),
        ...(isRead ? [layEdgeAbove(bled(strip, side))] : []),
        ...layMeetingMarks(isLeft ? land.x + land.width : land.x, side, [
          land.y + 6,
          land.y + land.height - 6,
        ]),
        ...(isLeft ? layCutEdge(paper) : []),
      ]),
    ],
  );
}

/** Drawn so small, a picture leaves this share of its box free below. */
const underPicture = 0.06;

const layScenery = (
  { scenery, ground }: Board,
  isHere: (at: Point) => boolean,
  onPaper: (at: Point) => Point,
): Mark[] =>
  scenery
    .filter(({ at }) => isHere(at))
    .flatMap(({ picture, at, size, hangs }) => {
      const [x, y] = onPaper(at);
      const foot = { x, y: y + size * (0.5 - underPicture), width: size * 0.6 };
      return [...(hangs ? [] : [layShadow(foot, ground)]), placePicture(picture, squareAt([x, y], size))];
    });

/** Firmer than a line of the land, as a white road through white land is its edges; as firm as the drawn side of a cut allows. */
const roadEdge = 0.6;

/** Its ends lie under fields, or past the seam. */
function layRoad({ places, road, hasPlanks }: Board, side: Side, origin: Point): Mark[] {
  const curves = curvesThrough(places);
  const end = half.width + (side === 'left' ? bleed : -bleed);
  const bands = curves.flatMap((curve) => bandOn(side, curve, roadWidth, end) ?? []);
  const planks = hasPlanks ? curves.flatMap((curve) => planksOn(side, curve, roadWidth - roadEdge, end)) : [];
  const laid = bands.flatMap(({ outline, edges }): Mark[] => [
    { kind: 'path', d: `${lineThrough(outline, origin)}Z`, fill: road },
    ...edges.map(
      (edge): Mark => ({
        kind: 'path',
        d: lineThrough(edge, origin),
        stroke: { colour: 'frame', weight: roadEdge },
      }),
    ),
  ]);
  if (planks.length === 0) return laid;
  const d = planks.map((plank) => lineThrough(plank, origin)).join('');
  return [...laid, { kind: 'path', d, stroke: { colour: 'edge', weight: weights.thin } }];
}

function layPlace(trail: Trail, index: number, place: Point): Block[] {
  const { start, finish, places, ground } = boards[trail.board];
  if (index === 0) return layEnd(start, 'begin', ground, place);
  if (index === places.length - 1) return layEnd(finish, 'einde', ground, place);
  return trail.fields
    .slice(index - 1, index)
    .flatMap((field) =>
      layField(field, { number: index, place, around: radiusOn(trail), hung: hungOn(trail)(index) }),
    );
}

/** As far as it is drawn. */
const bled = (box: Box, side: Side): Box => ({
  ...box,
  x: box.x - (side === 'left' ? 0 : bleed),
  width: box.width + bleed,
});

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

const layEdgeAbove = ({ x, y, width }: Box): Mark => ({
  kind: 'line',
  x1: x,
  y1: y,
  x2: x + width,
  y2: y,
  stroke: { colour: 'edge', weight: weights.line },
});

function layCutEdge({ x, y, width, height }: Box): Mark[] {
  const right = x + width;
  const [from, to] = [y - 3, y + height];
  return [cutLine(right, from, right, to), ...scissors(right, y - 8.6, 'down')];
}
