/** What the grown-up has in hand: of each hunt the new words and how they are asked, and what can be found by listening. */
import type { PicturedWord } from '../../model/word.ts';
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { divide, fill, inPages, rows } from '../../sheets/lay/cells.ts';
import { decoration, heading, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { page, roomUnderHeading } from '../../sheets/lay/page.ts';
import { showWord } from '../../sheets/lay/picture-box.ts';
import { writingLine } from '../../sheets/lay/writing-line.ts';
import { mm, type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Accent } from '../../sheets/palette.ts';
import type { Block, Element, Mark, Page, TextMark } from '../../sheets/sheet.ts';
import { capHeight, fitText, measureText, setParagraph, setText } from '../../sheets/text.ts';
import { askRoom, askStyle, bandMargin, choiceSide, wordsList } from './measures.ts';
import { layListPointer } from './pointer.ts';
import type { Hunt } from './rules.ts';

interface Band<Item> {
  readonly title: string;
  readonly say: string;
  readonly accent: Accent;
  readonly items: readonly Item[];
}

/** Two in a row, under the title of the page that a child has. */
function layBand<Item>(
  { title, say, accent, items }: Band<Item>,
  band: Box,
  lay: (item: Item, cell: Box) => Element,
): Block[] {
  const inner = inset(band, bandMargin);
  const head = setText(title, inner.x, inner.y + 4, {
    size: typeSizes.heading,
    face: 'bold',
    colour: accent,
  });
  const cells = divide(
    { ...inner, y: band.y + bandHead, height: band.height - bandHead - 2 },
    2,
    Math.ceil(items.length / 2),
  );
  return [
    decoration([{ kind: 'rect', ...band, radius: 5, stroke: { colour: accent, weight: weights.line } }]),
    heading(3, [head]),
    paragraph([setText(say, head.x + head.width + 5, head.y, { size: typeSizes.small, colour: 'quiet' })]),
    list(fill(cells, items, (one, cell) => [lay(one, cell)])),
  ];
}

const bandHead = 11;
const gap = 4;

const layBands = <Item>(
  bands: readonly Band<Item>[],
  room: Box,
  rowHeight: number,
  lay: (item: Item, cell: Box) => Element,
): Block[] =>
  fill(
    rows(
      room,
      bands.map(({ items }) => bandHead + 2 + Math.ceil(items.length / 2) * rowHeight),
      gap,
      'zoveel voorbeelden passen niet op de bladzijde',
    ),
    bands,
    (band, box) => layBand(band, box, lay),
  );

export interface ListedKey {
  readonly word: PicturedWord;
  readonly examples: readonly string[];
}

const exampleSide = 27;
const exampleRow = 35;
const besideExample = 5;

/** What can be found, for the grown-up: the child's sheets have pictures only. */
export const layExamples = (hunts: readonly Band<ListedKey>[]): Page =>
  page({ title: 'Voorbeelden', hint: 'Iets anders mag ook, als je het maar hoort.', colour: 'own' }, (room) =>
    layBands(hunts, room, exampleRow, layExample),
  );

function layExample({ word: shown, examples }: ListedKey, cell: Box): Element {
  const [, y] = middle(cell);
  const x = cell.x + exampleSide + besideExample;
  return item([
    showWord(shown, { x: cell.x, y: y - exampleSide / 2, width: exampleSide, height: exampleSide }),
    paragraph([fitText(shown.word, x, y - 1.5, exampleRoom, { size: typeSizes.play, face: 'bold' })]),
    paragraph([fitText(examples.join(', '), x, y + 5, exampleRoom, { size: typeSizes.play })]),
  ]);
}

const exampleRoom = roomUnderHeading().width / 2 - bandMargin - exampleSide - besideExample;

/** Whether a key's word and what is found with it fit beside its picture, for the grown-up. */
export const fitsBesideKey = (word: string, found: readonly string[]): boolean =>
  measureText(word, typeSizes.play, 'bold') <= exampleRoom &&
  measureText(found.join(', '), typeSizes.play) <= exampleRoom;

type Thing = Hunt['things'][number];

/** Of each hunt the words, what is asked to hear them, and what else is right. */
export const layWordPages = (hunts: readonly Band<Thing>[]): Page[] =>
  inPages(hunts, wordsList.huntsOnPage).map((some) =>
    page(
      { title: 'Woorden en vragen', hint: 'Kruis aan welke drie woorden jullie leren.', colour: 'own' },
      (room) => layBands(some, room, wordsList.row, layWord),
    ),
  );

/** A word that nobody gave is written by hand, and so is what is asked. */
function layWord({ word: shown, teach, show, ask, also, points }: Thing, cell: Box): Element {
  const { picture, before, beside } = wordsList;
  const x = cell.x + choiceSide + before + picture + beside;
  const top = cell.y + 1.5 + capHeight(typeSizes.play);
  const line = (down: number): Mark => writingLine({ x, width: askRoom }, top + down);
  const asked = setParagraph([{ text: ask ?? '', face: 'regular' }], x, top + 5.4, askRoom, askStyle);
  const end = ask === undefined ? top + 5.4 : asked.lastBaseline;
  const square = {
    x: cell.x + choiceSide + before,
    y: cell.y + (cell.height - picture) / 2,
    width: picture,
    height: picture,
  };
  return item([
    paragraph(layChoice(cell)),
    showWord(shown, square),
    ...layListPointer(points, square, cell),
    paragraph(teach === undefined ? [line(1)] : layTaught(teach, show, x, top)),
    paragraph(ask === undefined ? [line(9)] : asked.marks),
    ...(also.length > 0
      ? [
          paragraph([
            fitText(`Ook goed: ${also.join(', ')}`, x, end + mm(askStyle.size) * 1.25, askRoom, {
              size: typeSizes.least,
              colour: 'quiet',
            }),
          ]),
        ]
      : []),
  ]);
}

/** With what one does to show it, where somebody said that. */
function layTaught(teach: string, show: string | undefined, x: number, y: number): TextMark[] {
  const said = fitText(teach, x, y, askRoom, { size: typeSizes.play, face: 'bold' });
  if (show === undefined) return [said];
  const after = x + said.width + 3;
  return [said, fitText(show, after, y, x + askRoom - after, { size: typeSizes.least, colour: 'own' })];
}

/** To cross by who chooses. */
const layChoice = ({ x, y, height }: Box): Mark[] => [
  {
    kind: 'rect',
    x,
    y: y + (height - choiceSide) / 2,
    width: choiceSide,
    height: choiceSide,
    radius: 1,
    fill: 'paper',
    stroke: { colour: 'own', weight: weights.line },
  },
];
