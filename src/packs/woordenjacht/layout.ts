/** Woordenjacht: cards for on a clipboard, with pictures to find and boxes to tick. */

import type { PicturedWord } from '../../model/word.ts';
import { closedPath, star as cutStar, frameAt, type Point } from '../../sheets/cast/paper.ts';
import { type Box, inset, middle, workArea } from '../../sheets/lay/box.ts';
import { divide, fill, rows } from '../../sheets/lay/cells.ts';
import { foldLine, foldSign } from '../../sheets/lay/lines.ts';
import { decoration, figure, heading, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { inPart } from '../../sheets/lay/parts.ts';
import { placePicture, showWord } from '../../sheets/lay/picture-box.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import { definePageMaker } from '../../sheets/pack.ts';
import { type Accent, softOf } from '../../sheets/palette.ts';
import type { PlaceName } from '../../sheets/places/index.ts';
import type { Block, Element, Mark, Page } from '../../sheets/sheet.ts';
import { capHeight, fitText, measureText, setText } from '../../sheets/text.ts';
import { contentsOf } from './contents.ts';
import { before, drawFooting, groundOf, settle, shadeFooting } from './footing.ts';
import {
  drawClotheslines,
  drawCupboard,
  drawHouses,
  drawPegs,
  floorHeight,
  roofHeight,
  type Scenery,
} from './key-scenery.ts';
import { aimPointer, drawPointer } from './pointer.ts';
import { type Hunt, prepareHunts } from './rules.ts';
import { belowScene, drawSearchPlace, grounds, platePlace, type SearchPlace } from './search-place.ts';

/** Between the edge of the plate with the title and what stands on it. */
const plateMargin = 6;
/** Between a clipboard's edge and what lies on it, at either side. */
const roomMargin = 3;
const roomWidth = workArea().width - 2 * roomMargin;
/** Round what is laid in a cell. */
const thingMargin = 2;
const keyMargin = 2.5;

interface Board extends SearchPlace {
  readonly title: string;
  /** What the grown-up says. */
  readonly say: string;
  /** Whether words to learn are on it. */
  readonly starred: boolean;
}

/** A page for on a clipboard: where the hunt is, and the room under that. */
function clipboard(board: Board, lay: (room: Box) => readonly Block[]): Page {
  const { title, say } = board;
  const area = workArea();
  const plate = platePlace(area);
  const below = belowScene(area);
  const left = plate.x + plateMargin;
  const wide = plate.width - 2 * plateMargin;
  return {
    bookmark: title,
    blocks: [
      decoration(drawSearchPlace(area, board)),
      heading(2, [
        fitText(title, left, plate.y + 12, wide, { size: 20, face: 'bold', colour: board.accent }),
      ]),
      paragraph([fitText(say, left, plate.y + 20.5, wide, { size: typeSizes.body })]),
      layLegend(board),
      ...lay({ x: below.x + roomMargin, y: below.y + 3, width: roomWidth, height: below.height - 4 }),
      // Over the strips, which reach as far.
      decoration([{ kind: 'rect', ...area, stroke: { colour: board.accent, weight: weights.frame } }]),
    ],
  };
}

const tickSide = 12;

const tickBox = (middle: number, y: number, accent: Accent): Mark => ({
  kind: 'rect',
  x: middle - tickSide / 2,
  y,
  width: tickSide,
  height: tickSide,
  radius: 2,
  fill: 'paper',
  stroke: { colour: accent, weight: weights.frame },
});

const accents: readonly Accent[] = ['red', 'blue', 'green', 'purple', 'yellow'];
const accentOf = (index: number): Accent => accents[index % accents.length] ?? 'red';
/** Who searches, on one card after the other. */
const seekers = ['jongen-wijst', 'meisje-wijst', 'vos-wijst', 'robot-wijst', 'buurmeisje-wijst'] as const;

function layHunt({ things, place = 'kamer', ...hunt }: Hunt, index: number): Page {
  const accent = accentOf(index);
  const who = seekers[index % seekers.length] ?? seekers[0];
  return clipboard({ ...hunt, place, who, accent, starred: true }, (room) => {
    const columns = things.length > 4 ? 3 : 2;
    const rowCount = Math.ceil(things.length / columns);
    const cells = divide(room, columns, rowCount);
    const rowHeight = room.height / rowCount;
    const bottom = workArea().y + workArea().height;
    const footings = cells
      .filter((_, cell) => cell % columns === 0)
      .flatMap((cell, row) => {
        const shown = things.slice(row * columns, (row + 1) * columns);
        const { picture } = divideThing(inset(cell, thingMargin));
        const isLast = row === rowCount - 1;
        const foot = picture.y + picture.height;
        return [
          ...layFootings(place, shown, foot),
          ...layStrip(foot + before, isLast ? bottom : cell.y + rowHeight, row > 0 && !isLast),
        ];
      });
    return [
      decoration(footings),
      list(fill(cells, things, (thing, cell) => [layThing(thing, inset(cell, thingMargin), accent, place)])),
      ...(cells.length > things.length
        ? [
            decoration(
              cells.slice(things.length).flatMap((cell) => layOwnThing(inset(cell, thingMargin), accent)),
            ),
          ]
        : []),
      decoration(layFold(room.y + rowHeight)),
    ];
  });
}

/** Neighbours that stand on the same share it, over the whole width of the page. */
function layFootings(place: PlaceName, shown: Hunt['things'], foot: number): Mark[] {
  const { x, width } = workArea();
  const share = width / shown.length;
  if (!grounds[place].isFloor) return drawFooting(place, 'vloer', workArea(), foot);
  const shared = shown.map(({ stance }) => groundOf(stance.on));
  return shared.flatMap((on, index) => {
    if (shared[index - 1] === on) return [];
    const end = shared.findIndex((other, later) => later > index && other !== on);
    const count = (end < 0 ? shared.length : end) - index;
    return drawFooting(place, on, { x: x + index * share, width: count * share }, foot);
  });
}

/** The paper under a row, for what is ticked and said. Where it is folded, no line below it hides the dashes. */
function layStrip(top: number, bottom: number, hasLine: boolean): Mark[] {
  const { x, width } = workArea();
  const stroke = { colour: 'edge', weight: weights.thin } as const;
  const line = (y: number): Mark => ({ kind: 'line', x1: x, y1: y, x2: x + width, y2: y, stroke });
  return [
    { kind: 'rect', x, y: top, width, height: bottom - top, fill: 'paper' },
    line(top),
    ...(hasLine ? [line(bottom)] : []),
  ];
}

/** What the box and the star are for, under the title. */
function layLegend({ accent, starred }: Board): Element {
  const size = typeSizes.least;
  const plate = platePlace(workArea());
  const baseline = plate.y + 29.5;
  const y = baseline - capHeight(size) / 2;
  const [boxAt, starAt] = [plate.x + plateMargin, plate.x + plateMargin + 28];
  const stroke = { colour: accent, weight: weights.line } as const;
  return paragraph([
    { kind: 'rect', x: boxAt, y: y - 2, width: 4, height: 4, radius: 0.7, fill: 'paper', stroke },
    setText('gevonden', boxAt + 6, baseline, { size }),
    ...(starred
      ? [drawStar([starAt, y], 2.6, accent), setText('zelf gezegd', starAt + 4, baseline, { size })]
      : []),
  ]);
}

const drawStar = (at: Point, size: number, accent: Accent): Mark => ({
  kind: 'path',
  d: closedPath(cutStar(frameAt(at), size), () => 0.15),
  fill: 'paper',
  stroke: { colour: accent, weight: weights.line },
});

/** The first row is a hunt too: the others are folded away. */
function layFold(y: number): Mark[] {
  const { x, width } = workArea();
  return [foldLine(x, y, x + width, y), ...foldSign(x + 5, y)];
}

const labelHeight = 12;

/** The place of the picture, of its box and of the word to learn. */
function divideThing(cell: Box): { readonly picture: Box; readonly box: Box; readonly label: Box } {
  const bottom = cell.y + cell.height - 1;
  const label = { ...cell, y: bottom - labelHeight, height: labelHeight };
  const box = { ...cell, y: label.y - tickSide - 3, height: tickSide };
  return { picture: { ...cell, y: cell.y + 1, height: box.y - cell.y - 5.5 }, box, label };
}

/** What it is, with a box for when it is found; and a word to learn with it, with a star for who says it. */
function layThing(
  { word: shown, teach, ask, points, stance, turn }: Hunt['things'][number],
  cell: Box,
  accent: Accent,
  place: PlaceName,
): Element {
  const { picture, box, label } = divideThing(cell);
  const square = settle(picture, place, stance, turn);
  const placed = placePicture(shown.picture, square, { turn });
  return item([
    figure(shown.word, [...shadeFooting(place, stance, picture, square, turn !== 0), placed]),
    ...(points ? [paragraph(drawPointer(aimPointer(points, placed, turn), points.from, workArea()))] : []),
    paragraph(layFound(saidBeside(shown, teach), ask, box, accent)),
    paragraph(layTeach(teach, label, accent)),
  ]);
}

/** Room to draw one more thing to find. */
function layOwnThing(cell: Box, accent: Accent): Mark[] {
  const { picture, box, label } = divideThing(cell);
  return [
    {
      kind: 'rect',
      ...inset(picture, 2),
      radius: 4,
      fill: 'paper',
      stroke: { colour: accent, weight: weights.thin },
    },
    tickBox(box.x + tickSide / 2, box.y, accent),
    ...layTeach(undefined, label, accent),
  ];
}

/** With its article, as the word to learn has one; that of a word which somebody typed nobody knows. */
const saidBeside = ({ article, word }: PicturedWord, teach: string | undefined): string =>
  teach === undefined ? word : `${article} ${word}`;

/** A box above the star; beside it the name, and what is asked to hear the word below. */
function layFound(word: string, ask: string | undefined, row: Box, accent: Accent): Mark[] {
  const { size } = found;
  const x = row.x + tickSide + found.gap;
  const room = row.x + row.width - x;
  const middleAt = ask ? row.y + found.above : middle(row)[1];
  return [
    tickBox(row.x + tickSide / 2, row.y, accent),
    fitText(word, x, middleAt + capHeight(size) / 2, room, { size }),
    ...(ask
      ? [
          // Clear of the box of its neighbour.
          fitText(ask, x, row.y + row.height - 1, room, { size: typeSizes.least }),
        ]
      : []),
  ];
}

const found = { size: typeSizes.heading, gap: 3, above: 3 } as const;

/** Whether a word can stand beside its box, three in a row. */
export const fitsBesideBox = (word: string): boolean =>
  tickSide + found.gap + measureText(word, found.size) <= roomWidth / 3 - 2 * thingMargin;

const learnt = { size: 15, face: 'bold' } as const;
const starSide = 3.8;

/** Without a word there is room to write one. */
function layTeach(teach: string | undefined, label: Box, accent: Accent): Mark[] {
  const [, y] = middle(label);
  const left = label.x + 2 * starSide + 4.5;
  const room = label.x + label.width - 2 - left;
  return [
    {
      kind: 'rect',
      ...label,
      radius: labelHeight / 2,
      fill: softOf(accent),
      stroke: { colour: accent, weight: weights.hair },
    },
    drawStar([label.x + starSide + 2, y + 0.3], starSide, accent),
    ...(teach === undefined ? [] : [fitText(teach, left, y + capHeight(learnt.size) / 2, room, learnt)]),
  ];
}

interface Key {
  readonly word: PicturedWord;
  /** It would not stand there. */
  readonly hangs: boolean;
  readonly examples: readonly string[];
}

interface ListeningHunt {
  readonly keys: readonly Key[];
  readonly board: Board;
  readonly drawScenery: Scenery;
  /** How much of a cell it takes above what stands there. */
  readonly above: number;
  /** How much of what is left a picture may fill: clear of a frame round it. */
  readonly fills: number;
}

/** Key pictures, each with a box for the one thing that is found with it; where there are fewer than six, room to draw one. */
const layKeys = ({ keys, board, drawScenery, above, fills }: ListeningHunt): Page =>
  clipboard(board, (room) => {
    const cells = divide({ ...room, height: room.height - floorHeight }, 2, 3).map((cell) =>
      inset(cell, keyMargin),
    );
    return [
      decoration(drawScenery(room, cells)),
      list(fill(cells, keys, (one, cell) => [layKey(one, cell, { above, fills }, board.accent)])),
      ...(keys.length < cells.length
        ? [decoration(cells.slice(keys.length).flatMap((cell) => layFrame(cell, board.accent)))]
        : []),
    ];
  });

const examples = { top: 13, rowHeight: 35, side: 27, gap: 6 } as const;

/** What can be found, for the grown-up: the child's sheets have pictures only. */
const layExamples = (hunts: readonly ListeningHunt[]): Page =>
  page({ title: 'Voorbeelden', hint: 'Iets anders mag ook, als je het maar hoort.', colour: 'own' }, (room) =>
    fill(
      rows(
        room,
        hunts.map(({ keys }) => examples.top + Math.ceil(keys.length / 2) * examples.rowHeight),
        examples.gap,
        'zoveel voorbeelden passen niet op de bladzijde',
      ),
      hunts,
      ({ keys, board }, band) => layExamplesOf(keys, board, band),
    ),
  );

function layExamplesOf(keys: readonly Key[], { title, say, accent }: Board, band: Box): Block[] {
  const inner = inset(band, 5);
  const head = setText(title, inner.x, inner.y + 4, {
    size: typeSizes.heading,
    face: 'bold',
    colour: accent,
  });
  const cells = divide(
    { ...inner, y: band.y + examples.top - 2, height: band.height - examples.top },
    2,
    Math.ceil(keys.length / 2),
  );
  return [
    decoration([{ kind: 'rect', ...band, radius: 5, stroke: { colour: accent, weight: weights.line } }]),
    heading(3, [head]),
    paragraph([setText(say, head.x + head.width + 5, head.y, { size: typeSizes.small, colour: 'quiet' })]),
    list(fill(cells, keys, (key, cell) => [layExample(key, cell)])),
  ];
}

function layExample({ word: shown, examples: found }: Key, cell: Box): Element {
  const { side } = examples;
  const [, y] = middle(cell);
  const x = cell.x + side + 5;
  return item([
    showWord(shown, { x: cell.x, y: y - side / 2, width: side, height: side }),
    paragraph([fitText(shown.word, x, y - 1.5, exampleRoom, { size: typeSizes.play, face: 'bold' })]),
    paragraph([fitText(found.join(', '), x, y + 5, exampleRoom, { size: typeSizes.play })]),
  ]);
}

const exampleRoom = (workArea().width - 10) / 2 - examples.side - 5;

/** Whether a key's word and what is found with it fit beside its picture, for the grown-up. */
export const fitsBesideKey = (word: string, found: readonly string[]): boolean =>
  measureText(word, typeSizes.play, 'bold') <= exampleRoom &&
  measureText(found.join(', '), typeSizes.play) <= exampleRoom;

/** What a picture leaves free below, as a share of it: so far down it stands. */
const airBelow: Readonly<Record<string, number>> = { tent: 0.1 };
/** That what hangs or flies leaves free, above it and below. */
const hover = 6;

function layKey(
  { word: shown, hangs }: Key,
  cell: Box,
  { above, fills }: Pick<ListeningHunt, 'above' | 'fills'>,
  accent: Accent,
): Element {
  const [centre] = middle(cell);
  const foot = cell.y + cell.height - tickSide - 6.5;
  const top = cell.y + above;
  const high = foot - top;
  const side = Math.min(46, high * fills, hangs ? high - hover : high);
  const air = side * (airBelow[shown.picture] ?? 0);
  return item([
    showWord(shown, {
      x: centre - side / 2,
      y: hangs ? top + (high - side) / 2 : foot - side + air,
      width: side,
      height: side,
    }),
    paragraph([tickBox(centre, cell.y + cell.height - tickSide - 2.5, accent)]),
  ]);
}

/** Frames to draw in what was found. */
const layEmpty = (accent: Accent): Page =>
  clipboard(
    {
      title: 'Mijn eigen jacht',
      say: 'Teken wat je zoekt, of wat je vond.',
      place: 'bos',
      who: 'draak-wijst',
      picture: 'pencil',
      accent,
      starred: false,
    },
    (room) => {
      const sheets = divide(room, 2, 3).map((cell) => inset(cell, keyMargin + 1));
      return [
        decoration([
          ...drawClotheslines(room, sheets),
          ...sheets.flatMap((sheet) => [...layFrame(sheet, accent), ...drawPegs(sheet)]),
        ]),
      ];
    },
  );

const layFrame = (frame: Box, accent: Accent): Mark[] => [
  { kind: 'rect', ...frame, radius: 4, fill: 'paper', stroke: { colour: accent, weight: weights.line } },
  tickBox(frame.x + frame.width - tickSide / 2 - 3, frame.y + frame.height - tickSide - 3, accent),
];

export const maker = definePageMaker({
  prepare: prepareHunts,
  contentsOf,
  layOut({ cards, sounds, rhymes }) {
    const after = cards.length;
    const heard: ListeningHunt[] = [
      {
        keys: sounds,
        drawScenery: drawCupboard,
        above: 2,
        fills: 1,
        board: {
          title: 'Klankenjacht',
          say: 'Wat begint met dezelfde klank?',
          place: 'keuken',
          who: 'robot-wijst',
          picture: 'oor',
          accent: accentOf(after),
          starred: false,
        },
      },
      {
        keys: rhymes,
        drawScenery: drawHouses,
        above: roofHeight + 1.5,
        fills: 0.86,
        board: {
          title: 'Rijmjacht',
          say: 'Wat rijmt op dit plaatje?',
          place: 'straat',
          who: 'buurmeisje-wijst',
          picture: 'musical-notes',
          accent: accentOf(after + 1),
          starred: false,
        },
      },
    ];
    const listened = heard.filter(({ keys }) => keys.length > 0);
    const [first, ...others] = listened.map(({ board }) => board.title);
    const name = others.length === 0 && first ? first : 'Luisterjacht';
    return {
      pages: [
        ...inPart({ name: 'Jachtkaarten', holder: 'tweetal', prints: { chosenFor: 2 } }, cards.map(layHunt)),
        ...inPart(
          { name, holder: 'tweetal', optional: cards.length > 0, prints: { chosenFor: 2 } },
          listened.map(layKeys),
        ),
        ...inPart({ name: 'Mijn eigen jacht', holder: 'kind', optional: true, prints: { copyFor: 1 } }, [
          layEmpty(accentOf(after + 2)),
        ]),
        ...(listened.length > 0
          ? inPart(
              {
                // Whoever chooses a sheet to listen with needs it.
                name: `${name}: voorbeelden`,
                holder: 'leerkracht',
                optional: cards.length > 0,
                prints: 'once',
              },
              [layExamples(listened)],
            )
          : []),
      ],
    };
  },
});
