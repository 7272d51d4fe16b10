/** What goes home with a card: two letters on a page, each with the new words and room for them in another language. */
import { type Box, inset, workArea } from '../../sheets/lay/box.ts';
import { divide, fill } from '../../sheets/lay/cells.ts';
import { headingPiece, layIn, listing, prose, stack } from '../../sheets/lay/flow.ts';
import { cutLine, scissors } from '../../sheets/lay/lines.ts';
import { decoration, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { placePicture, showWord } from '../../sheets/lay/picture-box.ts';
import { writingLine } from '../../sheets/lay/writing-line.ts';
import { mm, type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Accent } from '../../sheets/palette.ts';
import type { Block, Element, Page } from '../../sheets/sheet.ts';
import { capHeight, fitText, setText } from '../../sheets/text.ts';
import { sayWord } from './label.ts';
import { layListPointer } from './pointer.ts';
import type { Hunt } from './rules.ts';

export const lettersOnPage = 2;
const padding = 6;
const rowHeight = 19;
const inRow = 2;
const picture = 14;
const beside = 3;
/** For the arrow of a picture. */
const before = 5;
const box = 8;

type Thing = Hunt['things'][number];

export interface Letter {
  readonly title: string;
  readonly says: readonly string[];
  readonly things: readonly Thing[];
  readonly accent: Accent;
}

export function layLetters(letter: Letter): Page {
  const area = workArea();
  const half = { ...area, height: area.height / lettersOnPage };
  const seam = area.y + half.height;
  return {
    bookmark: `${letter.title}: ${heading.toLowerCase()}`,
    blocks: [
      ...layLetter(letter, half),
      ...layLetter(letter, { ...half, y: seam }),
      decoration([cutLine(area.x, seam, area.x + area.width, seam), ...scissors(area.x + 4, seam)]),
    ],
  };
}

function layLetter({ says, things, accent }: Letter, half: Box): Block[] {
  const frame = inset(half, 2.5);
  const room = inset(frame, padding);
  const words = Math.ceil(things.length / inRow) * rowHeight;
  const table = { ...room, y: room.y + room.height - words, height: words };
  const style = { size: typeSizes.body, leading: 1.3 } as const;
  const [opening = '', ...steps] = says;
  const text = stack(
    [
      headingPiece(2, heading, {
        size: typeSizes.heading,
        face: 'bold',
        colour: accent,
      }),
      prose([{ text: opening, face: 'regular' }], style),
      listing(
        steps.map((line) => [{ text: line, face: 'regular' }]),
        {
          ...style,
          indent: 5,
          gap: mm(style.size) * style.leading - capHeight(style.size) + 1.2,
          label: (index, x, baseline) => [
            setText(`${index + 1}`, x, baseline, { ...style, face: 'bold', colour: accent }),
          ],
        },
      ),
    ],
    4,
  );
  const beside = { ...room, width: room.width - whoSide, height: room.height - words - 3 };
  const laid = layIn(beside, text, tooLong);
  return [
    decoration([
      { kind: 'rect', ...frame, radius: 5, stroke: { colour: accent, weight: weights.line } },
      placePicture(
        who,
        {
          x: frame.x + frame.width - whoSide - 4,
          y: frame.y + 3,
          width: whoSide,
          height: whoSide,
        },
        { flip: true },
      ),
    ]),
    ...laid.blocks,
    list(
      fill(divide(table, inRow, Math.ceil(things.length / inRow)), things, (thing, cell) => [
        layWord(thing, accent, cell),
      ]),
    ),
  ];
}

/** Beside the text. */
const who = 'meisje-wijst';
const whoSide = 24;

const heading = 'Brief voor thuis';

const tooLong = (by: number): string =>
  `de brief voor thuis is ${by.toFixed(0)} mm te lang; schrijf hem korter`;

/** With a line for the same word in the language of home, and a box for who has it learnt to cross. */
function layWord({ word, teach, points }: Thing, accent: Accent, cell: Box): Element {
  const { x, y, width, height } = cell;
  const left = x + before + picture + beside;
  const room = width - before - picture - 3 * beside - box;
  const square = { x: x + before, y: y + height - picture - 1.5, width: picture, height: picture };
  return item([
    showWord(word, square),
    ...layListPointer(points, square, cell),
    paragraph([fitText(sayWord({ word, teach }), left, y + 4.6, room, { size: typeSizes.least })]),
    ...(teach
      ? [paragraph([fitText(teach, left, y + 10, room, { size: typeSizes.body, face: 'bold' })])]
      : []),
    paragraph([
      writingLine({ x: left, width: room }, y + height - 2.2),
      {
        kind: 'rect',
        x: left + room + beside,
        y: y + (height - box) / 2,
        width: box,
        height: box,
        radius: 1.4,
        fill: 'paper',
        stroke: { colour: accent, weight: weights.line },
      },
    ]),
  ]);
}
