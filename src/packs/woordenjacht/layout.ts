/** Woordenjacht: cards for on a clipboard, with pictures to find and boxes to tick. */

import type { PicturedWord } from '../../model/word.ts';
import { type Box, inset, middle, workArea } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { foldLine, foldSign } from '../../sheets/lay/lines.ts';
import { decoration, figure, heading, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { inPart } from '../../sheets/lay/parts.ts';
import { placePicture, showWord } from '../../sheets/lay/picture-box.ts';
import { writingLine } from '../../sheets/lay/writing-line.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import { definePageMaker } from '../../sheets/pack.ts';
import type { Accent } from '../../sheets/palette.ts';
import type { PlaceName } from '../../sheets/places/index.ts';
import type { Block, Element, Mark, Page } from '../../sheets/sheet.ts';
import { capHeight, fitText, measureText } from '../../sheets/text.ts';
import { type ListedKey, layExamples, layWordPages } from './adult-pages.ts';
import { contentsOf } from './contents.ts';
import { before, drawFooting, groundOf, settle, shadeFooting } from './footing.ts';
import { cupboard, drawClotheslines, drawPegs, floorHeight, houses, type Scenery } from './key-scenery.ts';
import {
  cardRows,
  columns,
  keyMargin,
  markGap,
  markSide,
  roomMargin,
  stripHeight,
  thingMargin,
  wordRoom,
} from './measures.ts';
import { aimPointer, drawPointer } from './pointer.ts';
import { type Hunt, prepareHunts } from './rules.ts';
import { belowScene, drawSearchPlace, grounds, platePlace, type SearchPlace } from './search-place.ts';
import { drawDecor } from './strip-decor.ts';

/** Between the edge of the plate with the title and what stands on it. */
const plateMargin = 5;

interface Board extends SearchPlace {
  readonly title: string;
  /** What the grown-up says. */
  readonly say: string;
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
        fitText(title, left, plate.y + 12, wide, { size: 22, face: 'bold', colour: board.accent }),
      ]),
      paragraph([fitText(say, left, plate.y + 20, wide, { size: typeSizes.body })]),
      ...lay({
        x: below.x + roomMargin,
        y: below.y + 3,
        width: below.width - 2 * roomMargin,
        height: below.height - 4,
      }),
      // Over the strips, which reach as far.
      decoration([{ kind: 'rect', ...area, stroke: { colour: board.accent, weight: weights.frame } }]),
    ],
  };
}

/** In its corner what it is for, with room for a cross. */
function tickBox(middle: number, y: number, accent: Accent, side: number = markSide): Mark[] {
  const [glass, edge] = [side * 0.4, side * 0.05];
  const box = { x: middle - side / 2, y, width: side, height: side };
  return [
    {
      kind: 'rect',
      ...box,
      radius: side / 6,
      fill: 'paper',
      stroke: { colour: accent, weight: weights.frame },
    },
    placePicture('loep', {
      x: box.x + side - glass - edge,
      y: y + side - glass - edge,
      width: glass,
      height: glass,
    }),
  ];
}

const accents: readonly Accent[] = ['red', 'blue', 'green', 'purple', 'yellow'];
const accentOf = (index: number): Accent => accents[index % accents.length] ?? 'red';
/** Who searches, on one card after the other. */
const seekers = ['jongen-wijst', 'meisje-houdt', 'vos-wijst-op', 'robot-houdt', 'buurmeisje-wijst'] as const;

function layHunt({ things, place = 'kamer', ...hunt }: Hunt, index: number): Page {
  const accent = accentOf(index);
  const who = seekers[index % seekers.length] ?? seekers[0];
  return clipboard({ ...hunt, place, who, accent }, (room) => {
    const rowCount = Math.ceil(things.length / columns);
    const { x, width } = workArea();
    const cells = divide({ ...room, x, width }, columns, rowCount);
    const rowHeight = room.height / rowCount;
    const bottom = workArea().y + workArea().height;
    const footings = cells
      .filter((_, cell) => cell % columns === 0)
      .flatMap((cell, row) => {
        const shown = things.slice(row * columns, (row + 1) * columns);
        const { picture } = divideThing(roomOf(cell));
        const isLast = row === rowCount - 1;
        const foot = picture.y + picture.height;
        const end = isLast ? bottom : cell.y + rowHeight;
        const top = row === 0 ? belowScene(workArea()).y : cell.y;
        const strip = { x, y: top, width, height: foot - top };
        return [
          ...drawDecor(place, row, strip, foot),
          ...layFootings(place, shown, foot),
          ...layPost(top, foot + before),
          ...layStrip(foot + before, end, row > 0 && !isLast),
        ];
      });
    return [
      decoration(footings),
      list(fill(cells, things, (thing, cell) => [layThing(thing, roomOf(cell), accent, place)])),
      ...(cells.length > things.length
        ? [decoration(cells.slice(things.length).flatMap((cell) => layOwnThing(roomOf(cell), accent)))]
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

/** Between neighbours: each thing is seen through a window of its own, as large as it is to be looked at. */
function layPost(top: number, bottom: number): Mark[] {
  const { x, width } = workArea();
  const [left, right] = [x + (width - postWidth) / 2, x + (width + postWidth) / 2];
  const stroke = { colour: 'edge', weight: weights.thin } as const;
  return [
    { kind: 'rect', x: left, y: top, width: postWidth, height: bottom - top, fill: 'paper' },
    ...[left, right].map((at): Mark => ({ kind: 'line', x1: at, y1: top, x2: at, y2: bottom, stroke })),
  ];
}
const postWidth = 3;

/** The paper under a row, in two, for what is ticked. Where it is folded, no line below it hides the dashes. */
function layStrip(top: number, bottom: number, hasLine: boolean): Mark[] {
  const { x, width } = workArea();
  const stroke = { colour: 'edge', weight: weights.thin } as const;
  const line = (y: number): Mark => ({ kind: 'line', x1: x, y1: y, x2: x + width, y2: y, stroke });
  return [
    { kind: 'rect', x, y: top, width, height: bottom - top, fill: 'paper' },
    line(top),
    { kind: 'line', x1: x + width / 2, y1: top, x2: x + width / 2, y2: bottom, stroke },
    ...(hasLine ? [line(bottom)] : []),
  ];
}

/** The first row is a hunt too: the others are folded away. */
function layFold(y: number): Mark[] {
  const { x, width } = workArea();
  return [foldLine(x, y, x + width, y), ...foldSign(x + 5, y)];
}

/** What a thing may fill of its cell. */
const roomOf = ({ x, y, width, height }: Box): Box => ({
  x: x + thingMargin,
  y: y + 1,
  width: width - 2 * thingMargin,
  height: height - 4.6,
});

/** The place of the picture, and of what is ticked. */
function divideThing(cell: Box): { readonly picture: Box; readonly strip: Box } {
  const strip = { ...cell, y: cell.y + cell.height - stripHeight, height: stripHeight };
  return { picture: { ...cell, y: cell.y + 1, height: strip.y - cell.y - 5.5 }, strip };
}

/** What it is, with a box for when it is found, and a word to learn with it. */
function layThing(
  { word: shown, teach, points, stance, turn }: Hunt['things'][number],
  cell: Box,
  accent: Accent,
  place: PlaceName,
): Element {
  const { picture, strip } = divideThing(cell);
  const square = settle(picture, place, stance, turn);
  const placed = placePicture(shown.picture, square, { turn });
  return item([
    figure(shown.word, [...shadeFooting(place, stance, picture, square, turn !== 0), placed]),
    ...(points ? [paragraph(drawPointer(aimPointer(points, placed, turn), points.from, workArea()))] : []),
    paragraph(layFound(strip, accent)),
    ...layWords(saidBeside(shown, teach), teach, strip),
  ]);
}

/** Room to draw one more thing to find. */
function layOwnThing(cell: Box, accent: Accent): Mark[] {
  const { picture, strip } = divideThing(cell);
  return [
    {
      kind: 'rect',
      ...inset(picture, 2),
      radius: 4,
      fill: 'paper',
      stroke: { colour: accent, weight: weights.thin },
    },
    ...layToSay(strip, accent),
  ];
}

/** With its article, as the word to learn has one; that of a word which somebody typed nobody knows. */
const saidBeside = ({ article, word }: PicturedWord, teach: string | undefined): string =>
  teach === undefined ? word : `${article} ${word}`;

const layFound = ({ x, y, height }: Box, accent: Accent): Mark[] =>
  tickBox(x + markSide / 2, y + (height - markSide) / 2, accent);

const besideBox = ({ x, width }: Pick<Box, 'x' | 'width'>): Pick<Box, 'x' | 'width'> => ({
  x: x + markSide + markGap,
  width: width - markSide - markGap,
});

/** Beside the box a line for what it is, and one for the word that is learnt with it. */
const layToSay = (strip: Box, accent: Accent): Mark[] => [
  ...layFound(strip, accent),
  ...ownLines.map((up) => writingLine(besideBox(strip), strip.y + strip.height - up)),
];

/** Above the lower side of their strip. */
const ownLines = [10.6, 2] as const;

/** What it is, and the word to learn. Where nobody gave one there is room to write it. */
function layWords(said: string, teach: string | undefined, strip: Box): Element[] {
  const { x, width } = besideBox(strip);
  const first = middle(strip)[1] - toTaught / 2 + capHeight(typeSizes.body) / 2 - 0.4;
  return [
    paragraph([fitText(said, x, first, width, { size: typeSizes.body })]),
    paragraph([
      teach === undefined
        ? writingLine({ x, width }, first + toTaught + 1)
        : fitText(teach, x, first + toTaught, width, { size: taughtSize, face: 'bold' }),
    ]),
  ];
}

const taughtSize = 18;
/** From the baseline of the thing's word down. */
const toTaught = 7.2;

/** Whether a word can stand beside its box. */
export const fitsBesideBox = (word: string): boolean => measureText(word, typeSizes.body) <= wordRoom;

interface Key extends ListedKey {
  /** It would not stand there. */
  readonly hangs: boolean;
}

interface ListeningHunt {
  readonly keys: readonly Key[];
  readonly board: Board;
  readonly scenery: Scenery;
}

/** Key pictures, each with room to draw the one thing that is found with it; where there are fewer than six, room to draw one. */
const layKeys = ({ keys, board, scenery }: ListeningHunt): Page =>
  clipboard(board, (room) => {
    const cells = divide({ ...room, height: room.height - floorHeight }, columns, cardRows).map((cell) =>
      inset(cell, keyMargin),
    );
    const rooms = cells.map(scenery.roomsOf);
    return [
      decoration([...scenery.draw(room, cells), ...rooms.map(({ found }) => askDrawing(found))]),
      list(fill(rooms, keys, (one, { key }) => [layKey(one, key)])),
      ...(keys.length < rooms.length
        ? [decoration(rooms.slice(keys.length).map(({ key }) => askDrawing(key)))]
        : []),
    ];
  });

/** What a picture leaves free below, as a share of it: so far down it stands. */
const airBelow: Readonly<Record<string, number>> = { tent: 0.1 };
/** That what hangs or flies leaves free below. */
const hover = 6;

/** With its word over it, for who forgets what was agreed. */
function layKey({ word: shown, hangs }: Key, room: Box): Element {
  const [centre] = middle(room);
  const above = room.height - labelHeight;
  const side = Math.min(room.width - 4, above - (hangs ? hover : 0));
  const foot = room.y + above - (hangs ? hover : 0);
  return item([
    showWord(shown, {
      x: centre - side / 2,
      y: foot - side + side * (airBelow[shown.picture] ?? 0),
      width: side,
      height: side,
    }),
    paragraph([
      fitText(shown.word, centre, room.y + labelDown, room.width, {
        size: keySize(shown.word, room.width),
        align: 'centre',
      }),
    ]),
  ]);
}

/** Below the picture there is only what it stands on. */
const labelHeight = 5.4;
/** Over the picture, from above to the baseline. */
const labelDown = 9;

/** Large, unless the word is long. */
const keySize = (word: string, room: number): number =>
  measureText(word, typeSizes.heading + 2) <= room - 2 ? typeSizes.heading + 2 : typeSizes.least;

/** A pencil in the corner of what is to be drawn in. */
const askDrawing = ({ x, y, width, height }: Box): Mark =>
  placePicture('pencil', { x: x + width - 9.5, y: y + height - 9.5, width: 8, height: 8 });

/** A child draws large, and not six things. */
const drawnRows = 2;

/** Frames to draw in what is looked for. */
const layEmpty = (accent: Accent): Page =>
  clipboard(
    {
      title: 'Mijn eigen jacht',
      say: 'Teken wat je gaat zoeken.',
      place: 'bos',
      who: 'draak-wijst',
      picture: 'pencil',
      accent,
    },
    (room) => {
      const sheets = divide(room, columns, drawnRows).map((cell) => inset(cell, keyMargin + 1));
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
  ...layToSay(
    inset({ ...frame, y: frame.y + frame.height - stripHeight - 5, height: stripHeight + 6 }, 3),
    accent,
  ),
];

export const maker = definePageMaker({
  prepare: prepareHunts,
  contentsOf,
  layOut({ cards, sounds, rhymes }) {
    const after = cards.length;
    const heard: ListeningHunt[] = [
      {
        keys: sounds,
        scenery: cupboard,
        board: {
          title: 'Klankenjacht',
          say: 'Zoek wat zo begint. Teken het.',
          place: 'keuken',
          who: 'robot-houdt',
          picture: 'teken-klank',
          accent: accentOf(after),
        },
      },
      {
        keys: rhymes,
        scenery: houses,
        board: {
          title: 'Rijmjacht',
          say: 'Wat rijmt erop? Teken het.',
          place: 'straat',
          who: 'buurmeisje-wijst',
          picture: 'teken-rijm',
          accent: accentOf(after + 1),
        },
      },
    ];
    const listened = heard.filter(({ keys }) => keys.length > 0);
    const [first, ...others] = listened.map(({ board }) => board.title);
    const name = others.length === 0 && first ? first : 'Luisterjacht';
    return {
      pages: [
        ...inPart(
          { name: 'Jachtkaarten', holder: 'tweetal', named: true, prints: { chosenFor: 2 } },
          cards.map(layHunt),
        ),
        ...inPart(
          { name: 'Woorden en vragen', holder: 'leerkracht', prints: 'once' },
          layWordPages(
            cards.map(({ title, say, things }, index) => ({
              title,
              say,
              accent: accentOf(index),
              items: things,
            })),
          ),
        ),
        ...inPart(
          { name, holder: 'tweetal', named: true, optional: cards.length > 0, prints: { chosenFor: 2 } },
          listened.map(layKeys),
        ),
        ...inPart(
          { name: 'Mijn eigen jacht', holder: 'kind', named: true, optional: true, prints: { copyFor: 1 } },
          [layEmpty(accentOf(after + 2))],
        ),
        ...(listened.length > 0
          ? inPart(
              {
                // Whoever chooses a sheet to listen with needs it.
                name: `${name}: voorbeelden`,
                holder: 'leerkracht',
                optional: cards.length > 0,
                prints: 'once',
              },
              [layExamples(listened.map(({ keys, board }) => ({ ...board, items: keys })))],
            )
          : []),
      ],
    };
  },
});
