/** Woordlengte-sorteren: monsters that eat words of one, two, three … claps, and cards with the answer on the back. */

import { randomFrom, shuffle } from '../../model/shuffle.ts';
import type { PicturedWord } from '../../model/word.ts';
import { around, type Box, behind, inset, middle } from '../../sheets/lay/box.ts';
import { divide, fill, grid, inPages, rows } from '../../sheets/lay/cells.ts';
import { gridLines } from '../../sheets/lay/lines.ts';
import { decoration, figure, item, list, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { inPart } from '../../sheets/lay/parts.ts';
import { showWord } from '../../sheets/lay/picture-box.ts';
import { drawRegisterMarks } from '../../sheets/lay/register-marks.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import { definePageMaker } from '../../sheets/pack.ts';
import type { Accent, Colour } from '../../sheets/palette.ts';
import type { Block, Element, Mark, Page } from '../../sheets/sheet.ts';
import { fitText, measureText } from '../../sheets/text.ts';
import { drawClapArcs } from './clap-arcs.ts';
import { contentsOf } from './contents.ts';
import { drawMonster, shrinkMonster, shrinkSquat } from './monster.ts';
import { card, counted, type Mat, prepareSets, sayClaps, sortByClaps } from './rules.ts';

/** Three eyes on purple, as the monster of the cast has. */
const accents: readonly Accent[] = ['red', 'blue', 'purple', 'green'];
export const accentOf = (claps: number): Accent => accents[claps - 1] ?? 'red';

/** Eén, not Één: the accent only serves inside a sentence. */
const capital = (text: string): string =>
  (text.charAt(0) === 'é' ? 'E' : text.charAt(0).toUpperCase()) + text.slice(1);

const cardGrid = { columns: 4, rows: 6, ...card } as const;
const colour = 'own';
/** Printers shift the other side of the paper by some millimetres. */
const astray = 4.5;

const numberOf = (index: number): string => (index === 0 ? '' : ` (${index + 1})`);

/** Front and back; the back is the front turned over on the long edge. */
function layCards(shown: readonly PicturedWord[], index: number, cuts: number): [Page, Page] {
  const number = numberOf(index);
  const front = page(
    {
      title: `Kaartjes${number}`,
      hint: 'Print de stippen erachter: keer om over de lange kant.',
      colour,
    },
    (room) => [
      decoration(layGrounds(grid(room, cardGrid).slice(0, cuts), index, shown.length)),
      ...fill(grid(room, cardGrid), shown, (word, cell) => [showWord(word, pictureIn(cell, word))]),
      decoration(drawRegisterMarks(around(grid(room, cardGrid)))),
      ...(shown.length < cuts ? [explainEmpty(around(grid(room, cardGrid)))] : []),
    ],
  );
  const back = page(
    {
      title: `Achterkant van de kaartjes${number}`,
      hint: 'Tegen het licht vallen de kruisjes op elkaar: dan klopt het.',
      colour,
      bookmark: false,
    },
    (room) => [
      ...fill(grid(room, cardGrid), shown, (word, cell) => [layBack(word, behind(cell))]),
      decoration(drawRegisterMarks(behind(around(grid(room, cardGrid))))),
    ],
  );
  return [front, back];
}

/** Under the cards, between the crosses. */
function explainEmpty(cards: Box): Block {
  const [x] = middle(cards);
  const y = cards.y + cards.height + 4.4;
  const style = { size: typeSizes.small, align: 'centre', colour: 'quiet' } as const;
  return paragraph([fitText('De lege zijn voor een naam: teken de stippen achterop.', x, y, 120, style)]);
}

/** What fills its square looks larger than what lies flat in it, and what lies aslant comes near a corner. */
const looksLarge: Readonly<Record<string, number>> = { snail: 0.86, lepel: 0.86, krokodil: 1.12 };

function pictureIn(cell: Box, { picture }: PicturedWord): Box {
  const [x, y] = middle(cell);
  const side = (card.height - 8) * (looksLarge[picture] ?? 1);
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

/** A quiet ground for each card, of no monster's colour; another set has another. What is still empty is white, to draw on. */
const tints: readonly Colour[] = ['cream', 'sand', 'stone'];

function layGrounds(cells: readonly Box[], set: number, filled: number): Mark[] {
  const fill = tints[set % tints.length] ?? 'cream';
  return [
    ...cells.map((cell, index) => layGround(cell, index < filled ? fill : 'paper')),
    ...gridLines(cells),
  ];
}

const layGround = (cell: Box, fill: Colour): Mark => ({
  kind: 'rect',
  ...inset(cell, 2),
  radius: 4,
  fill,
  stroke: { colour: 'faint', weight: weights.line },
});

/** The monster that eats it, as on its mat, with as many dots as you clap. */
const layBack = ({ word, claps }: PicturedWord, cell: Box): Element =>
  figure(`${word}: ${sayClaps(claps)}`, shrinkSquat(claps, accentOf(claps), inset(cell, astray)));

/** For the names of children, and for what they draw themselves. */
const layEmptyCards = (): Page =>
  page(
    {
      title: 'Lege kaartjes',
      hint: 'Voor een tekening of een naam. Teken achterop een stip voor elke klap.',
      colour,
    },
    (room) => {
      const cells = grid(room, cardGrid);
      return [decoration([...cells.map((cell) => layGround(cell, 'paper')), ...gridLines(cells)])];
    },
  );

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

const answers = {
  rowsOfMat: 2,
  /** Between two words at least. */
  between: 4,
  fewestInRow: 3,
  mostInRow: 4,
  labelWidth: 34,
  rowHeight: 35,
  gap: 4,
  /** Between the last frame and the footer. */
  foot: 4,
  /** Under a word, for its arcs. */
  arcs: 8,
} as const;

/** How often each word is clapped, for whoever checks. */
const layAnswers = (mats: readonly Mat[], index: number): Page =>
  page({ title: `Zo klap je${numberOf(index)}`, hint: 'Elk boogje is één klap.', colour }, (room) => {
    const longest = Math.max(...mats.map(({ words }) => words.length));
    const { rowsOfMat, fewestInRow, mostInRow } = answers;
    const perRow = Math.min(mostInRow, Math.max(fewestInRow, Math.ceil(longest / rowsOfMat)));
    const rowsOf = mats.map(({ words }) => Math.ceil(words.length / perRow));
    const free = room.height - answers.foot - (mats.length - 1) * answers.gap;
    const rowHeight = Math.min(answers.rowHeight, free / rowsOf.reduce((sum, count) => sum + count, 0));
    const bands = rows(
      room,
      rowsOf.map((count) => count * rowHeight),
      answers.gap,
      'zoveel woorden passen niet op de bladzijde met antwoorden',
    );
    const monsterHeight = Math.min(36, ...bands.map(({ height }) => height - 11));
    return [list(fill(bands, mats, (mat, band) => [layAnswer(mat, band, { perRow, monsterHeight })]))];
  });

/** The monster that eats them, and its words beside it. */
function layAnswer(
  { claps, words: eaten }: Mat,
  band: Box,
  { perRow, monsterHeight }: { readonly perRow: number; readonly monsterHeight: number },
): Element {
  const { labelWidth, fewestInRow } = answers;
  const accent = accentOf(claps);
  const words = { ...band, x: band.x + labelWidth, width: band.width - labelWidth - 2 };
  const cells = divide(words, Math.min(perRow, eaten.length), Math.ceil(eaten.length / perRow));
  const large = typeSizes.pictureWord;
  // As large as the longest has room for.
  const widest = Math.max(...eaten.map(({ word }) => measureText(word, large)));
  const fits = Math.floor(Math.min(large, (large * (words.width / perRow - answers.between)) / widest));
  const size = perRow === fewestInRow ? Math.max(typeSizes.least, fits) : typeSizes.least;
  const label = {
    ...band,
    y: middle(band)[1] - monsterHeight / 2 - 4,
    width: labelWidth,
    height: monsterHeight,
  };
  return item(
    fill(cells, eaten, (shown, { x, y, width, height }) => {
      const text = fitText(shown.word, x + width / 2, y + height - answers.arcs, width, {
        size,
        align: 'centre',
      });
      return [
        showWord(shown, { x, y: y + 2, width, height: height - answers.arcs - 9 }),
        paragraph([text, ...drawClapArcs(shown.syllables, text, accent)]),
      ];
    }),
    [
      { kind: 'rect', ...band, radius: 5, stroke: { colour: accent, weight: weights.line } },
      ...shrinkMonster(claps, accent, label),
      fitText(sayClaps(claps), middle(label)[0], label.y + label.height + 6, labelWidth - 4, {
        size: typeSizes.body,
        align: 'centre',
        face: 'bold',
        colour: accent,
      }),
    ],
  );
}

export const maker = definePageMaker({
  prepare: prepareSets,
  contentsOf,
  layOut({ cards, more }, { slug }) {
    const mats = sortByClaps(cards);
    // Fronts on odd pages: whoever prints all of it on both sides finds the dots behind their pictures.
    const first = layAllCards(shuffle(cards, randomFrom(slug)), 0, cards.length % perPage || perPage);
    const holder = { holder: 'groepje', prints: { copyFor: 6 } } as const;
    const monsters = inPart(
      { name: 'Matten', ...holder },
      mats.map(({ claps }) => layMat(claps)),
    );
    return {
      pages: [
        ...inPart({ name: 'Kaartjes', ...holder, twoSided: true }, first),
        ...inPart(
          { name: 'Andere kaartjes', ...holder, twoSided: true, optional: true },
          layAllCards(shuffle(more, randomFrom(slug)), first.length / 2, perPage),
        ),
        ...monsters,
        ...inPart({ name: 'Lege kaartjes', ...holder, optional: true }, [layEmptyCards()]),
        ...inPart(
          { name: 'Antwoorden', holder: 'leerkracht', prints: 'once', twoSided: more.length > 0 },
          [cards, more]
            .filter((some) => some.length > 0)
            .map((some, index) => layAnswers(sortByClaps(some), index)),
        ),
      ],
      preview: monsters[Math.min(2, mats.length - 1)],
    };
  },
});

const perPage = cardGrid.columns * cardGrid.rows;

/** On its last page so many are cut: what has no word there is for one of your own. */
const layAllCards = (shown: readonly PicturedWord[], from: number, lastCuts: number): Page[] => {
  const pages = inPages(shown, perPage);
  return pages.flatMap((group, index) =>
    layCards(group, from + index, index === pages.length - 1 ? lastCuts : perPage),
  );
};
