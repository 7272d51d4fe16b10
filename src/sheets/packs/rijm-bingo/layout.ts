/** Rijm-bingo: thirty cards, a pile to call from, fiches, and what rhymes with what. */

import { type Box, inset, middle, workArea } from '../../lay/box.ts';
import { cards, divide, fill, grid, inPages } from '../../lay/cells.ts';
import { decoration, heading, item, list, paragraph } from '../../lay/meaning.ts';
import { page } from '../../lay/page.ts';
import { inPart } from '../../lay/parts.ts';
import { showNamed, showWord } from '../../lay/picture-box.ts';
import { type as typeSizes, weights } from '../../measures.ts';
import { definePageMaker } from '../../pack.ts';
import type { Block, Element, Mark, Page } from '../../sheet.ts';
import { capHeight, fitText, setText } from '../../text.ts';
import { type BingoCard, type BingoFamily, corners, prepareBingo } from './rules.ts';

const colour = 'own';

/** Two to a landscape page: three by three pictures as large as they can be. */
function layCards(dealt: readonly BingoCard[], pageIndex: number): Page {
  const first = pageIndex * 2 + 1;
  return {
    landscape: true,
    bookmark: dealt.length > 1 ? `Kaart ${first} en ${first + 1}` : `Kaart ${first}`,
    blocks: cards(divide(workArea(true), 2, 1), dealt, (card, cell, index) =>
      layCard(card, inset(cell, 5), first + index),
    ),
  };
}

function layCard(card: BingoCard, box: Box, number: number): Block[] {
  const headHeight = 9;
  const cells = divide({ ...box, y: box.y + headHeight, height: box.height - headHeight }, 3, 3);
  const style = { size: typeSizes.heading, face: 'bold', colour } as const;
  const frames = cells.map((cell, place): Mark => {
    const look = corners.includes(place)
      ? ({ fill: 'ownSoft', stroke: { colour: 'own', weight: 1.2 } } as const)
      : ({ fill: 'paper', stroke: { colour: 'frame', weight: weights.line } } as const);
    return { kind: 'rect', ...inset(cell, 1), radius: 3.5, ...look };
  });
  const baseline = box.y + capHeight(style.size);
  return [
    heading(2, [fitText(`Kaart ${number}`, box.x, baseline, box.width, style)]),
    paragraph([
      setText('Vier hoeken vol? Bingo!', box.x + box.width, baseline, {
        size: typeSizes.small,
        colour: 'quiet',
        align: 'right',
      }),
    ]),
    decoration(frames),
    ...fill(cells, card, (word, cell) => [showWord(word, inset(cell, 3.2))]),
  ];
}

/** Picture and word, for whoever calls. */
const layCalls = (families: readonly BingoFamily[]): Page[] =>
  inPages(families, 12).map((group, index) =>
    page(
      {
        title: index === 0 ? 'Roepkaartjes' : 'Roepkaartjes (vervolg)',
        hint: 'Eén stapel, met de plaatjes naar beneden.',
        colour,
        bookmark: index === 0 && 'Roepkaartjes',
      },
      (room) => cards(grid(room, { columns: 3, rows: 4, width: 62, height: 62 }), group, layCall),
    ),
  );

const layCall = ({ call }: BingoFamily, cell: Box): Block[] => [
  showWord(call, { x: cell.x + 10, y: cell.y + 5, width: cell.width - 20, height: 41 }),
  paragraph([
    fitText(call.word, middle(cell)[0], cell.y + cell.height - 6.5, cell.width - 6, {
      size: 20,
      align: 'centre',
    }),
  ]),
];

const answers = { columns: 3, highest: 34, called: 21, box: 6.4 } as const;
/** How wide a word may be among the answers: what is called, and each of two that rhyme with it. */
export const answerRooms = {
  called: answers.called,
  onCards: (workArea().width / answers.columns - 2.4 - answers.called - answers.box - 2) / 2,
} as const;
/** A box for each game that is played with one print. */
const games = ['1', '2', '3'];

/** What is called, what may be covered then, and boxes to cross: by alphabet, to be found while calling. */
const layAnswers = (families: readonly BingoFamily[]): Page =>
  page(
    { title: 'Wat rijmt op wat?', hint: 'Geroepen? Kruis het aan: 1 is het eerste spel.', colour },
    (room) => {
      const byAlphabet = families.toSorted((one, other) =>
        one.call.word.localeCompare(other.call.word, 'nl'),
      );
      const rows = Math.ceil(families.length / answers.columns);
      const height = Math.min(answers.highest, (room.height - 3) / rows);
      const cells = divide({ ...room, height: height * rows }, answers.columns, rows);
      const frames = cells.slice(0, families.length).map((cell) => inset(cell, 1.2));
      return [
        decoration(frames.flatMap(layFrame)),
        list(fill(frames, byAlphabet, (family, frame) => [layAnswer(family, frame)])),
      ];
    },
  );

/** Left what is called, right a box for each game. */
function layFrame(frame: Box): Mark[] {
  const x = frame.x + frame.width - answers.box - 2;
  const boxes = divide({ x, y: frame.y + 2, width: answers.box, height: frame.height - 4 }, 1, games.length);
  return [
    { kind: 'rect', ...frame, width: answers.called, radius: 3, fill: 'ownSoft' },
    { kind: 'rect', ...frame, radius: 3, stroke: { colour, weight: weights.thin } },
    ...fill(boxes, games, layGame),
  ];
}

function layAnswer({ call, onCards }: BingoFamily, frame: Box): Element {
  const left = { ...frame, width: answers.called };
  const room = {
    ...frame,
    x: frame.x + answers.called,
    width: frame.width - answers.called - answers.box - 2,
  };
  return item([
    ...showNamed(call, left, { size: typeSizes.least, face: 'bold' }),
    ...fill(divide(room, onCards.length, 1), onCards, (word, cell) =>
      showNamed(word, cell, { size: typeSizes.least }),
    ),
  ]);
}

function layGame(name: string, cell: Box): Mark[] {
  const [x, y] = middle(cell);
  const side = answers.box;
  const style = { size: typeSizes.least, colour: 'quiet', align: 'centre' } as const;
  const stroke = { colour: 'frame', weight: weights.thin } as const;
  return [
    { kind: 'rect', x: x - side / 2, y: y - side / 2, width: side, height: side, radius: 1.2, stroke },
    setText(name, x, y + capHeight(style.size) / 2, style),
  ];
}

export const maker = definePageMaker({
  prepare: prepareBingo,
  layOut: ({ families, cards: dealt }) => ({
    pages: [
      ...inPart({ name: 'Kaarten', prints: { pageForPlayers: 2 } }, inPages(dealt, 2).map(layCards)),
      ...inPart({ name: 'Roepkaartjes', prints: 'once' }, layCalls(families)),
      ...inPart({ name: 'Antwoorden', prints: 'once' }, [layAnswers(families)]),
    ],
  }),
});
