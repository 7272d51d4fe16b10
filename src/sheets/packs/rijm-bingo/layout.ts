/** Rijm-bingo: thirty cards, a pile to call from, fiches, and what rhymes with what. */

import type { PicturedWord } from '../../../model/word.ts';
import { cards as sizes, type as typeSizes, weights } from '../../measures.ts';
import { definePack } from '../../pack.ts';
import { type Box, inset, workArea } from '../../parts/box.ts';
import { inPages, layGrid } from '../../parts/card-grid.ts';
import { headPage } from '../../parts/heading.ts';
import { gridLines } from '../../parts/lines.ts';
import { placePicture, showWord } from '../../parts/picture-box.ts';
import type { Block, Element, Mark, Page } from '../../sheet.ts';
import { capHeight, fitText } from '../../text.ts';
import { schema } from './parameters.ts';
import { type BingoCard, type BingoFamily, prepareBingo } from './rules.ts';

/** Two to a landscape page: three by three pictures as large as they can be. */
function layCards(cards: readonly BingoCard[], pageIndex: number): Page {
  const area = workArea(true);
  const frames = layGrid({
    columns: 2,
    rows: 1,
    width: area.width / 2,
    height: area.height,
    landscape: true,
  });
  const blocks: Block[] = [];
  cards.forEach((card, index) => {
    const frame = frames[index];
    if (!frame) return;
    const number = pageIndex * 2 + index + 1;
    const head = { ...inset(frame, 5), height: 9 };
    const cell = { width: (frame.width - 10) / 3, height: (frame.height - 10 - head.height) / 3 };
    const cells = card.map(
      (_, at): Box => ({
        x: head.x + (at % 3) * cell.width,
        y: head.y + head.height + Math.floor(at / 3) * cell.height,
        ...cell,
      }),
    );
    blocks.push(
      {
        role: 'H2',
        children: [
          fitText(`Kaart ${number}`, head.x, head.y + capHeight(typeSizes.heading), head.width, {
            size: typeSizes.heading,
            face: 'bold',
            colour: 'red',
          }),
        ],
      },
      {
        role: 'Artifact',
        children: cells.map(
          (box): Mark => ({
            kind: 'rect',
            ...inset(box, 1),
            radius: 3.5,
            fill: 'paper',
            stroke: { colour: 'frame', weight: weights.line },
          }),
        ),
      },
      ...card.map((word, at): Element => showWord(word, inset(cells[at] as Box, 3.2))),
    );
  });
  blocks.push({ role: 'Artifact', children: gridLines(frames) });
  const first = pageIndex * 2 + 1;
  return { landscape: true, bookmark: `Kaart ${first} en ${first + 1}`, blocks };
}

/** Picture and word, for whoever calls. */
function layCalls(families: readonly BingoFamily[]): Page[] {
  return inPages(families, 12).map((group, index) => {
    const heading = headPage(
      index === 0 ? 'Roepkaartjes' : 'Roepkaartjes (vervolg)',
      'Eén stapel, met de plaatjes naar beneden.',
      {
        colour: 'red',
      },
    );
    const cells = layGrid({ columns: 3, rows: 4, width: 62, height: 62, from: heading.below });
    return {
      ...(index === 0 ? { bookmark: 'Roepkaartjes' } : {}),
      blocks: [
        ...heading.blocks,
        { role: 'Artifact', children: gridLines(cells.slice(0, group.length)) },
        ...group.flatMap(({ call }, at): Element[] => {
          const cell = cells[at] as Box;
          const picture = { x: cell.x + 10, y: cell.y + 5, width: cell.width - 20, height: 41 };
          return [
            showWord(call, picture),
            {
              role: 'P',
              children: [
                fitText(call.word, cell.x + cell.width / 2, cell.y + cell.height - 6.5, cell.width - 6, {
                  size: 20,
                  align: 'centre',
                }),
              ],
            },
          ];
        }),
      ],
    };
  });
}

/** Squares are cut in a minute, circles take an evening. */
function layTokens(): Page {
  const heading = headPage('Fiches', 'Knip ze los, of gebruik knopen of doppen.', { colour: 'red' });
  const side = sizes.token;
  const cells = layGrid({ columns: 9, rows: 11, width: side, height: side, from: heading.below });
  return {
    bookmark: 'Fiches',
    blocks: [
      ...heading.blocks,
      {
        role: 'Artifact',
        children: [...gridLines(cells), ...cells.map((cell) => placePicture('star', inset(cell, 4)))],
      },
    ],
  };
}

/** What is called, and what may be covered. */
function layAnswers(families: readonly BingoFamily[]): Page {
  const heading = headPage('Wat rijmt op wat?', 'Links wat je roept, rechts wat op de kaarten staat.', {
    colour: 'red',
  });
  const area = workArea();
  const perColumn = Math.ceil(families.length / 2);
  const height = Math.min(21, (area.y + area.height - heading.below) / perColumn);
  const width = area.width / 2;
  const side = height - 7.5;
  const items = families.map(({ call, onCards }, index): Element => {
    const x = area.x + Math.floor(index / perColumn) * width;
    const y = heading.below + (index % perColumn) * height;
    const at = (slot: number): Box => ({ x: x + slot, y, width: side, height: side });
    const text = `${call.word} – ${onCards.map((word) => word.word).join(', ')}`;
    return {
      role: 'LI',
      children: [
        {
          role: 'LBody',
          children: [
            showWord(call, at(0)),
            ...onCards.map((word: PicturedWord, place) =>
              showWord(word, at(side + 5 + place * (side + 1.5))),
            ),
            {
              role: 'P',
              children: [fitText(text, x, y + side + 4.4, width - 4, { size: typeSizes.least })],
            },
          ],
        },
      ],
    };
  });
  return { bookmark: 'Wat rijmt op wat?', blocks: [...heading.blocks, { role: 'L', children: items }] };
}

export const pack = definePack({
  schema,
  adultPage: { accent: 'red', pictures: ['mouse-face', 'house', 'bread'] },
  prepare: prepareBingo,
  layOut: ({ families, cards }) => ({
    pages: [...inPages(cards, 2).map(layCards), ...layCalls(families), layTokens(), layAnswers(families)],
  }),
});
