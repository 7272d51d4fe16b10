/** Rijm-bingo: thirty cards, a pile to call from, fiches, and what rhymes with what. */

import { type Box, inset, middle, workArea } from '../../lay/box.ts';
import { cards, divide, fill, grid, inPages } from '../../lay/cells.ts';
import { decoration, heading, item, list, paragraph } from '../../lay/meaning.ts';
import { page } from '../../lay/page.ts';
import { inPart } from '../../lay/parts.ts';
import { showWord } from '../../lay/picture-box.ts';
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
    bookmark: `Kaart ${first} en ${first + 1}`,
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

/** What is called, and what may be covered. */
const layAnswers = (families: readonly BingoFamily[]): Page =>
  page(
    { title: 'Wat rijmt op wat?', hint: 'Links wat je roept, rechts wat op de kaarten staat.', colour },
    (room) => {
      const perColumn = Math.ceil(families.length / 2);
      const height = Math.min(21, room.height / perColumn);
      const columns = divide({ ...room, height: height * perColumn }, 2, 1);
      const cells = columns.flatMap((column) => divide(column, 1, perColumn));
      return [list(fill(cells, families, (family, cell) => [layAnswer(family, cell)]))];
    },
  );

function layAnswer({ call, onCards }: BingoFamily, { x, y, width, height }: Box): Element {
  const side = height - 7.5;
  const at = (along: number): Box => ({ x: x + along, y, width: side, height: side });
  const text = `${call.word} – ${onCards.map((word) => word.word).join(', ')}`;
  return item([
    showWord(call, at(0)),
    ...onCards.map((word, place) => showWord(word, at(side + 5 + place * (side + 1.5)))),
    paragraph([fitText(text, x, y + side + 4.4, width - 4, { size: typeSizes.least })]),
  ]);
}

export const maker = definePageMaker({
  prepare: prepareBingo,
  layOut: ({ families, cards: dealt }) => ({
    pages: [
      ...inPart({ name: 'Kaarten', prints: { pageFor: 2 } }, inPages(dealt, 2).map(layCards)),
      ...inPart({ name: 'Roepkaartjes', prints: 'once' }, layCalls(families)),
      ...inPart({ name: 'Antwoorden', prints: 'once' }, [layAnswers(families)]),
    ],
  }),
});
