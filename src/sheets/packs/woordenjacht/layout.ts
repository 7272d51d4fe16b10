/** Woordenjacht: cards for on a clipboard, with pictures to find and boxes to tick. */

import type { PicturedWord } from '../../../model/word.ts';
import { type Box, inset, middle, workArea } from '../../lay/box.ts';
import { divide, fill } from '../../lay/cells.ts';
import { decoration, heading, item, list, paragraph } from '../../lay/meaning.ts';
import { inPart } from '../../lay/parts.ts';
import { placePicture, showWord } from '../../lay/picture-box.ts';
import { type as typeSizes, weights } from '../../measures.ts';
import { definePack } from '../../pack.ts';
import { type Accent, softOf } from '../../palette.ts';
import type { Block, Element, Mark, Page } from '../../sheet.ts';
import { fitText, measureText } from '../../text.ts';
import { schema } from './parameters.ts';
import { type Hunt, prepareHunts } from './rules.ts';

const headHeight = 27;

interface Clipboard {
  readonly title: string;
  /** What the grown-up says. */
  readonly say: string;
  /** Says where to hunt. */
  readonly picture: string;
  readonly accent: Accent;
}

/** A page as a clipboard: its head, and the room under it. */
function clipboard({ title, say, picture, accent }: Clipboard, lay: (room: Box) => readonly Block[]): Page {
  const area = workArea();
  const stroke = { colour: accent, weight: weights.frame } as const;
  const left = area.x + 30;
  const clip = area.x + area.width - 34;
  const room = {
    x: area.x + 3,
    y: area.y + headHeight + 2,
    width: area.width - 6,
    height: area.height - headHeight - 5,
  };
  return {
    bookmark: title,
    blocks: [
      decoration([
        { kind: 'rect', ...area, radius: 6, stroke },
        { kind: 'path', d: roundedAbove({ ...area, height: headHeight }, 6), fill: softOf(accent), stroke },
        placePicture(picture, { x: area.x + 5, y: area.y + 3.5, width: 20, height: 20 }),
        placePicture('magnifying-glass-tilted-left', { x: clip + 10, y: area.y + 4, width: 18, height: 18 }),
      ]),
      heading(2, [
        fitText(title, left, area.y + 12.5, clip - left, { size: 22, face: 'bold', colour: accent }),
      ]),
      paragraph([fitText(say, left, area.y + 20.5, clip + 6 - left, { size: typeSizes.body })]),
      ...lay(room),
    ],
  };
}

const roundedAbove = ({ x, y, width, height }: Box, radius: number): string =>
  `M${x} ${y + height}V${y + radius}Q${x} ${y} ${x + radius} ${y}H${x + width - radius}Q${x + width} ${y} ${x + width} ${y + radius}V${y + height}Z`;

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
const note = { size: typeSizes.least, align: 'centre', colour: 'quiet' } as const;

function layHunt(hunt: Hunt, index: number): Page {
  const accent = accentOf(index);
  return clipboard({ ...hunt, accent }, (room) => [
    list(fill(divide(room, 3, 3), hunt.things, (thing, cell) => [layThing(thing, cell, accent)])),
  ]);
}

function layThing({ word: shown, teach }: Hunt['things'][number], cell: Box, accent: Accent): Element {
  const [centre] = middle(cell);
  const side = Math.min(cell.width - 10, cell.height - tickSide - 18);
  return item([
    showWord(shown, { x: centre - side / 2, y: cell.y + 4, width: side, height: side }),
    paragraph([
      ...layNames(shown.word, teach, centre, cell.y + side + 10.5, cell.width - 2),
      tickBox(centre, cell.y + side + 13.5, accent),
    ]),
  ]);
}

/** What it is, and a word to learn that goes with it. */
function layNames(word: string, teach: string, centre: number, baseline: number, room: number): Mark[] {
  const size = typeSizes.least;
  const learn = ` · ${teach}`;
  const width = measureText(word, size, 'bold') + measureText(learn, size);
  const name = fitText(word, centre - width / 2, baseline, room, { size, face: 'bold' });
  return [name, fitText(learn, name.x + name.width, baseline, room - name.width, { size, colour: 'quiet' })];
}

interface Key {
  readonly word: PicturedWord;
  readonly examples: readonly string[];
}

/** Six key pictures, each with as many boxes as there are examples of what goes with it. */
const layKeys = (keys: readonly Key[], board: Clipboard): Page =>
  clipboard(board, (room) => [
    list(fill(divide(room, 2, 3), keys, (one, cell) => [layKey(one, inset(cell, 2.5), board.accent)])),
  ]);

function layKey({ word: shown, examples }: Key, cell: Box, accent: Accent): Element {
  const [centre] = middle(cell);
  const side = 42;
  const text = `${shown.word}: ${examples.join(', ')}`;
  return item([
    showWord(shown, { x: centre - side / 2, y: cell.y + 3, width: side, height: side }),
    paragraph([
      { kind: 'rect', ...cell, radius: 4, stroke: { colour: accent, weight: weights.thin } },
      ...examples.map((_, place) =>
        tickBox(centre + (place - (examples.length - 1) / 2) * 20, cell.y + side + 6.5, accent),
      ),
      fitText(text, centre, cell.y + cell.height - 3.5, cell.width - 4, note),
    ]),
  ]);
}

/** Frames to draw in what was found. */
const layEmpty = (accent: Accent): Page =>
  clipboard(
    {
      title: 'Mijn eigen jacht',
      say: 'Teken wat je gaat zoeken, of wat je hebt gevonden.',
      picture: 'pencil',
      accent,
    },
    (room) => [
      decoration(
        divide(room, 2, 3)
          .map((cell) => inset(cell, 2.5))
          .flatMap((frame): Mark[] => [
            { kind: 'rect', ...frame, radius: 4, stroke: { colour: accent, weight: weights.line } },
            tickBox(frame.x + frame.width - tickSide / 2 - 3, frame.y + frame.height - tickSide - 3, accent),
          ]),
      ),
    ],
  );

export const pack = definePack({
  schema,
  prepare: prepareHunts,
  layOut({ cards, sounds, rhymes }) {
    const after = cards.length;
    const heard: Clipboard = {
      title: 'Klankenjacht',
      say: 'Wat begint net zo als dit plaatje?',
      picture: 'ear',
      accent: accentOf(after),
    };
    const rhymed: Clipboard = {
      title: 'Rijmjacht',
      say: 'Wat rijmt op dit plaatje?',
      picture: 'musical-notes',
      accent: accentOf(after + 1),
    };
    return {
      pages: [
        ...inPart({ name: 'Jachtkaarten: kies er een', prints: { copyFor: 2 } }, cards.map(layHunt)),
        ...inPart({ name: 'Klankenjacht en rijmjacht', prints: { copyFor: 2 } }, [
          layKeys(sounds, heard),
          layKeys(rhymes, rhymed),
        ]),
        ...inPart({ name: 'Mijn eigen jacht', prints: { copyFor: 1 } }, [layEmpty(accentOf(after + 2))]),
      ],
    };
  },
});
