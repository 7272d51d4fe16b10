/** Woordlengte-sorteren: monsters that eat words of one, two, three … claps, and cards with the answer on the back. */

import { randomFrom, shuffle } from '../../../model/shuffle.ts';
import type { PicturedWord } from '../../../model/word.ts';
import { type Box, behind, inset, middle } from '../../lay/box.ts';
import { cards, divide, fill, grid, inPages, rows } from '../../lay/cells.ts';
import { figure, item, list, paragraph } from '../../lay/meaning.ts';
import { page } from '../../lay/page.ts';
import { inPart } from '../../lay/parts.ts';
import { showWord } from '../../lay/picture-box.ts';
import { type as typeSizes } from '../../measures.ts';
import { definePack } from '../../pack.ts';
import type { Accent } from '../../palette.ts';
import type { Element, Page } from '../../sheet.ts';
import { fitText } from '../../text.ts';
import { dotRow } from './dots.ts';
import { drawMonster } from './monster.ts';
import { schema } from './parameters.ts';
import { cardSide, counted, prepareCards, sayClaps, sortByClaps } from './rules.ts';

const accents: readonly Accent[] = ['red', 'blue', 'green', 'purple'];
const accentOf = (claps: number): Accent => accents[claps - 1] ?? 'red';

/** Eén, not Één: the accent only serves inside a sentence. */
const capital = (text: string): string =>
  (text.charAt(0) === 'é' ? 'E' : text.charAt(0).toUpperCase()) + text.slice(1);

const cardGrid = { columns: 4, rows: 6, width: cardSide, height: cardSide } as const;
const colour = 'own';

/** Front and back; the back is the front turned over on the long edge. */
function layCards(shown: readonly PicturedWord[], index: number): [Page, Page] {
  const number = index === 0 ? '' : ` (${index + 1})`;
  const front = page(
    { title: `Kaartjes${number}`, hint: 'Print de volgende bladzijde op de achterkant.', colour },
    (room) => cards(grid(room, cardGrid), shown, (card, cell) => [showWord(card, inset(cell, 4))]),
  );
  const back = page(
    {
      title: `Achterkant van de kaartjes${number}`,
      hint: 'Zoveel klappen heeft het woord.',
      colour,
      bookmark: false,
    },
    (room) => fill(grid(room, cardGrid), shown, (card, cell) => [layBack(card, behind(cell))]),
  );
  return [front, back];
}

function layBack({ word, claps }: PicturedWord, cell: Box): Element {
  const row = { ...inset(cell, 4), y: cell.y + cell.height / 2 - 4, height: 8 };
  return figure(`${word}: ${sayClaps(claps)}`, dotRow(claps, row, accentOf(claps)));
}

function layMat(claps: number): Page {
  const [eyes, dots] =
    claps === 1 ? ['één oog', 'één stip'] : [`${counted[claps - 1]} ogen`, `${counted[claps - 1]} stippen`];
  return page(
    {
      title: capital(sayClaps(claps)),
      hint: `Dit monster lust alleen woorden met ${sayClaps(claps)}.`,
      colour: accentOf(claps),
      bookmark: `Mat: ${sayClaps(claps)}`,
    },
    () => [figure(`een monster met ${eyes} en ${dots}`, drawMonster(claps, accentOf(claps)))],
  );
}

const answers = { perRow: 4, labelWidth: 26, side: 16, rowHeight: 25.5, gap: 5 } as const;

/** All words in klankgroepen, for whoever checks. */
const layAnswers = (mats: readonly (readonly PicturedWord[])[]): Page =>
  page({ title: 'Zo klap je', hint: 'Elk stukje is één klap.', colour }, (room) => {
    const bands = rows(
      { ...room, y: room.y + 2, height: room.height - 2 },
      mats.map((mat) => Math.ceil(mat.length / answers.perRow) * answers.rowHeight),
      answers.gap,
      'zoveel woorden passen niet op de bladzijde met antwoorden',
    );
    return [list(fill(bands, mats, (mat, band, index) => [layAnswer(mat, index + 1, band)]))];
  });

function layAnswer(mat: readonly PicturedWord[], claps: number, band: Box): Element {
  const { perRow, labelWidth, side } = answers;
  const label = { x: band.x, y: band.y + 3, width: labelWidth - 6, height: 5 };
  const words = { ...band, x: band.x + labelWidth, width: band.width - labelWidth };
  const cells = divide(words, perRow, Math.ceil(mat.length / perRow));
  return item(
    fill(cells, mat, (word, { x, y, width }) => [
      showWord(word, { x, y, width, height: side }),
      paragraph([
        fitText(word.syllables.join('-'), x + width / 2, y + side + 5, width * (mat.length === 1 ? 2 : 1), {
          size: typeSizes.body,
          align: 'centre',
        }),
      ]),
    ]),
    [
      ...dotRow(claps, label, accentOf(claps)),
      fitText(sayClaps(claps), middle(label)[0], band.y + 15, labelWidth, {
        size: typeSizes.least,
        align: 'centre',
      }),
    ],
  );
}

export const pack = definePack({
  schema,
  prepare: prepareCards,
  layOut(cards, { slug }) {
    const mats = sortByClaps(cards);
    const shuffled = shuffle(cards, randomFrom(slug));
    // Fronts on odd pages: whoever prints all of it on both sides finds the dots behind their pictures.
    const cardPages = inPart(
      { name: 'Kaartjes', prints: { copyFor: 6 }, twoSided: true },
      inPages(shuffled, cardGrid.columns * cardGrid.rows).flatMap((group, index) => layCards(group, index)),
    );
    const monsters = inPart(
      { name: 'Matten', prints: { copyFor: 6 } },
      mats.map((_, index) => layMat(index + 1)),
    );
    const answers = inPart({ name: 'Antwoorden', prints: 'once' }, [layAnswers(mats)]);
    return { pages: [...cardPages, ...monsters, ...answers], preview: monsters[2] };
  },
});
