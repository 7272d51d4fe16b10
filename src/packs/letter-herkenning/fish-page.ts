/** Letters that are taken for each other, together at last: each who plays catches the fish of one of them. */
import type { Letter } from '../../model/letters.ts';
import { randomFrom, shuffle } from '../../model/shuffle.ts';
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { divide, fill, inPages } from '../../sheets/lay/cells.ts';
import { decoration, figure, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { showWord } from '../../sheets/lay/picture-box.ts';
import { type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Block, Element, Page } from '../../sheets/sheet.ts';
import { fitText, xHeight } from '../../sheets/text.ts';
import { drawFish, fish } from './fish.ts';
import { writeUnder } from './picture-row.ts';
import type { LetterPage } from './rules.ts';
import { drawWater, shore } from './water.ts';

const groupsOnPage = 3;
const school = { columns: 4, rows: 3 } as const;
/** On the left, for the letters with a word of each. */
const keyWidth = 40;
/** Below each, for what else is to be said. */
const foot = 7;

export const layFishPages = (groups: readonly (readonly LetterPage[])[], seed: string): Page[] =>
  inPages(groups, groupsOnPage).map((some, index) =>
    page(
      {
        title: 'Letters die op elkaar lijken',
        hint: 'Zit naast elkaar met elk een letter. Zeg de klank, leg een knoop.',
        colour: 'own',
        bookmark: index === 0 && 'Letters die op elkaar lijken',
      },
      (room) =>
        fill(divide(room, 1, groupsOnPage), some, (group, row) =>
          layGroup(group, { ...row, height: row.height - foot }, seed),
        ),
    ),
  );

function layGroup(group: readonly LetterPage[], row: Box, seed: string): Block[] {
  const letters = group.map(({ letter }) => letter);
  const keys = divide({ ...row, width: keyWidth }, 1, group.length);
  const pond = { ...row, x: row.x + keyWidth + 3, width: row.width - keyWidth - 3 };
  return [
    ...fill(keys, group, layKey),
    layPond(letters, pond, `${seed}-${letters.join('-')}`),
    ...letters.slice(2).map((letter) => layForTwo(letter, pond)),
  ];
}

/** Who plays are two, and here is a letter more. */
const layForTwo = (letter: Letter, { x, y, width, height }: Box): Element =>
  paragraph([
    fitText(`Met zijn tweeën? De ${letter} is van jullie samen.`, x, y + height + 4.6, width, {
      size: typeSizes.body,
      colour: 'quiet',
    }),
  ]);

/** The letter, and a word in which it is heard. */
function layKey({ letter, words }: LetterPage, cell: Box): Block[] {
  const [, y] = middle(cell);
  const tile = { ...inset(cell, 1.5), x: cell.x, width: keyWidth - 2 };
  const side = Math.min(17, tile.height - 10);
  const picture = { x: tile.x + tile.width - 18.2, y: y - (side + 5.5) / 2, width: 17, height: side };
  return [
    decoration([
      { kind: 'rect', ...tile, radius: 4, fill: 'ownSoft', stroke: { colour: 'own', weight: weights.line } },
    ]),
    paragraph([fitText(letter, tile.x + 9.8, y + xHeight(40) / 2, 17, { size: 40, align: 'centre' })]),
    ...words
      .slice(0, 1)
      .flatMap((word) => [
        showWord(word, picture),
        writeUnder(word, letter, { ...picture, y: picture.y + side + 5 }, typeSizes.heading),
      ]),
  ];
}

/** As many fish of each letter, here and there. */
function layPond(letters: readonly Letter[], box: Box, seed: string): Block {
  const random = randomFrom(seed);
  const cells = divide(inset(box, shore.in + 1), school.columns, school.rows);
  const each = Math.floor(cells.length / letters.length);
  const swimming = shuffle(
    // Of each letter as many swim to the left: it is told by its shape alone.
    letters.flatMap((letter) =>
      Array.from({ length: each }, (_, index) => ({
        letter,
        way: index % 2 === 0 ? (1 as const) : (-1 as const),
      })),
    ),
    random,
  );
  const marks = fill(cells, swimming, ({ letter, way }, cell) => {
    const [x, y] = middle(cell);
    const at = {
      x: x + (random() - 0.5) * (cell.width - fish.width - 1),
      y: y + (random() - 0.5) * (cell.height - fish.height - 0.5),
    };
    return drawFish({ letter, at, way });
  });
  const alt = letters.map((letter) => `op ${each} daarvan staat ${letter}`).join(', ');
  return figure(`een vijver met ${each * letters.length} vissen: ${alt}`, [drawWater(box, random), ...marks]);
}
