/** Woordenjacht: cards for on a clipboard, with pictures to find and boxes to tick. */

import { type Box, inset, middle, workArea } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { decoration, figure, heading, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { inPart } from '../../sheets/lay/parts.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { layShadow } from '../../sheets/lay/shadow.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import { definePageMaker } from '../../sheets/pack.ts';
import type { Accent } from '../../sheets/palette.ts';
import type { Block, Element, Mark, Page } from '../../sheets/sheet.ts';
import { fitText, measureText } from '../../sheets/text.ts';
import { type ListedKey, layExamples, layWordPages } from './adult-pages.ts';
import { contentsOf } from './contents.ts';
import { layLetters, lettersOnPage } from './home-letter.ts';
import { layHunt } from './hunt-card.ts';
import { cupboard, drawClotheslines, drawPegs, floorHeight, houses, type Scenery } from './key-scenery.ts';
import { layToSay } from './label.ts';
import { columns, keyMargin, keyRows, markSide, roomMargin } from './measures.ts';
import { prepareHunts } from './rules.ts';
import { belowScene, drawSearchPlace, platePlace, type SearchPlace } from './search-place.ts';

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
      // Over what reaches as far.
      decoration([{ kind: 'rect', ...area, stroke: { colour: board.accent, weight: weights.frame } }]),
    ],
  };
}

const accents: readonly Accent[] = ['red', 'blue', 'green', 'purple', 'yellow'];
const accentOf = (index: number): Accent => accents[index % accents.length] ?? 'red';

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
    const cells = divide({ ...room, height: room.height - floorHeight }, columns, keyRows).map((cell) =>
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
/** Of a card: from above to the baseline of its word and to its picture, and how far above its foot things stand and hang. */
const onCard = { word: 6.6, picture: 8.4, standing: 4, hanging: 9 } as const;

/** With its word over it, for who forgets what was agreed. */
function layKey({ word: shown, hangs }: Key, room: Box): Element {
  const [centre] = middle(room);
  const foot = room.y + room.height - (hangs ? onCard.hanging : onCard.standing);
  const side = Math.min(room.width - 4, foot - room.y - onCard.picture);
  const square = {
    x: centre - side / 2,
    y: foot - side + side * (airBelow[shown.picture] ?? 0),
    width: side,
    height: side,
  };
  return item([
    figure(shown.word, [
      ...(hangs ? [] : [layShadow({ x: centre, y: foot - 1, width: side * 0.9 }, 'earth')]),
      placePicture(shown.picture, square),
    ]),
    paragraph([
      fitText(shown.word, centre, room.y + onCard.word, room.width, {
        size: keySize(shown.word, room.width),
        align: 'centre',
      }),
    ]),
  ]);
}

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

const layFrame = (frame: Box, accent: Accent): Mark[] => {
  const foot = inset(frame, 5);
  return [
    { kind: 'rect', ...frame, radius: 4, fill: 'paper', stroke: { colour: accent, weight: weights.line } },
    ...layToSay({ ...foot, y: foot.y + foot.height - markSide, height: markSide }, accent),
  ];
};

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
          cards.map((card, index) => layHunt(card, accentOf(index))),
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
          {
            name: 'Brief voor thuis',
            holder: 'kind',
            optional: true,
            prints: { chosenFor: lettersOnPage },
          },
          cards.flatMap(({ title, letter: says, things }, index) =>
            says ? [layLetters({ title, says, things, accent: accentOf(index) })] : [],
          ),
        ),
        ...inPart(
          { name, holder: 'tweetal', named: true, optional: cards.length > 0, prints: { chosenFor: 2 } },
          listened.map(layKeys),
        ),
        ...inPart(
          {
            name: 'Mijn eigen jacht',
            holder: 'kind',
            named: true,
            optional: true,
            prints: { copyFor: 1 },
          },
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
