/** Letters that are taken for each other, together at last: each who plays catches the fish of one of them. */
import type { Letter } from '../../model/letters.ts';
import { type Random, randomFrom, shuffle } from '../../model/shuffle.ts';
import type { PicturedWord } from '../../model/word.ts';
import { type Box, inset, middle } from '../../sheets/lay/box.ts';
import { divide, fill, inPages } from '../../sheets/lay/cells.ts';
import { decoration, figure, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { placePicture, showWord } from '../../sheets/lay/picture-box.ts';
import { mm, type as typeSizes, weights } from '../../sheets/measures.ts';
import type { Block, Element, Mark, Page } from '../../sheets/sheet.ts';
import { capHeight, fitText, xHeight } from '../../sheets/text.ts';
import { drawFish, fish } from './fish.ts';
import { widthOf, writeUnder } from './picture-row.ts';
import type { LetterPage } from './rules.ts';
import { drawWater, shore } from './water.ts';

const groupsOnPage = 3;
const school = { columns: 3, rows: 2 } as const;
/** On the left, for the letters with a word of each. */
const keyWidth = 44;
/** In mm, up and down: their fins stay clear of each other. */
export const stagger = 1.2;
/** Below each, for what else is to be said: half-way to the next. */
const foot = { height: 9, text: 5.9 } as const;

export const layFishPages = (groups: readonly (readonly LetterPage[])[], seed: string): Page[] =>
  inPages(groups, groupsOnPage).map((some, index) =>
    page(
      {
        title: 'Letters die op elkaar lijken',
        hint: 'Zit naast elkaar. Zoek je vis, zeg de klank en leg een knoop.',
        colour: 'own',
        bookmark: index === 0 && 'Letters die op elkaar lijken',
      },
      (room) =>
        fill(divide(room, 1, groupsOnPage), some, (group, row) =>
          layGroup(group, { ...row, height: row.height - foot.height }, seed),
        ),
    ),
  );

function layGroup(group: readonly LetterPage[], row: Box, seed: string): Block[] {
  const letters = group.map(({ letter }) => letter);
  const keys = divide({ ...row, width: keyWidth }, 1, group.length);
  const pond = { ...row, x: row.x + keyWidth + 3, width: row.width - keyWidth - 3 };
  return [
    ...fill(keys, group, layKey),
    decoration([
      { kind: 'rect', ...pond, radius: 7, fill: 'grass', stroke: { colour: 'edge', weight: weights.thin } },
    ]),
    layPond(letters, pond, `${seed}-${letters.join('-')}`),
    ...letters.slice(2).map((letter) => layForTwo(letter, pond)),
  ];
}

/** Who plays are two, and here is a letter more. */
const layForTwo = (letter: Letter, { x, y, width, height }: Box): Element =>
  paragraph([
    fitText(
      `Met zijn tweeën? Zoek elk je letter, en daarna samen de ${letter}.`,
      x,
      y + height + foot.text,
      width,
      {
        size: typeSizes.body,
        colour: 'quiet',
      },
    ),
  ]);

/** In points, of a word in the key at most; where three letters share the height, the picture says it. */
const keyWord = { size: 28, from: 30 } as const;

const sizeIn = (width: number, word: PicturedWord, letter: Letter): number =>
  Math.min(keyWord.size, Math.floor((keyWord.size * width) / widthOf(word, letter, keyWord.size)));

/** The letter, and a word in which it is heard. */
function layKey({ letter, words }: LetterPage, cell: Box): Block[] {
  const tile = { ...inset(cell, 1.5), x: cell.x, width: keyWidth - 2 };
  const hasWord = tile.height > keyWord.from;
  const { size } = keyWord;
  const baseline = tile.y + tile.height - 1.5 - 0.42 * mm(size);
  const bottom = hasWord ? baseline - capHeight(size) - 1 : tile.y + tile.height - 2;
  const picture = { x: tile.x + 25, y: tile.y + 2, width: 15, height: bottom - tile.y - 2 };
  const level = middle(picture)[1] + xHeight(50) / 2;
  return [
    decoration([
      { kind: 'rect', ...tile, radius: 4, fill: 'ownSoft', stroke: { colour: 'own', weight: weights.line } },
    ]),
    paragraph([fitText(letter, tile.x + 12.5, level, 22, { size: 50, align: 'centre' })]),
    ...words
      .slice(0, 1)
      .flatMap((word) => [
        showWord(word, picture),
        ...(hasWord
          ? writeUnder(
              word,
              letter,
              { ...tile, height: baseline - tile.y },
              sizeIn(tile.width - 3, word, letter),
            )
          : []),
      ]),
  ];
}

/** In no row are all the same: that would be one look for three fish. */
function mix(some: readonly Letter[], random: Random): Letter[] {
  const mixed = shuffle(some, random);
  const rows = inPages(mixed, school.columns);
  const isMixed = rows.every((row) => new Set(row).size > 1);
  return isMixed ? mixed : mix(some, random);
}

/** In mm: of the bank around the water. */
const grass = 1.6;
const plant = { flower: 10, reed: 14 } as const;

/** Where no fish comes: between four of them, and behind those by the shore. */
function layPlants(water: Box, cells: readonly Box[]): Mark[] {
  const { flower, reed } = plant;
  const foot = water.y + water.height + grass;
  const shores = [water.x + 1, water.x + water.width - reed - 1];
  return [
    ...cells.slice(1, school.columns).map(({ x, y, height }) =>
      placePicture('waterbloem', {
        x: x - flower / 2,
        y: y + height - flower / 2,
        width: flower,
        height: flower,
      }),
    ),
    ...shores.map((x, index) =>
      placePicture('lisdodde', { x, y: foot - reed, width: reed, height: reed }, { flip: index > 0 }),
    ),
  ];
}

/** As many fish of each letter, here and there. */
function layPond(letters: readonly Letter[], box: Box, seed: string): Block {
  const random = randomFrom(seed);
  const cells = divide(inset(box, shore.in + 1), school.columns, school.rows);
  const each = Math.floor(cells.length / letters.length);
  const swimming = mix(
    letters.flatMap((letter) => Array.from({ length: each }, () => letter)),
    random,
  );
  const marks = fill(cells, swimming, (letter, cell) => {
    const [x, y] = middle(cell);
    const at = {
      x: x + (random() - 0.5) * (cell.width - fish.width),
      y: y + (random() - 0.5) * stagger,
    };
    return drawFish({ letter, at });
  });
  const alt = letters.map((letter) => `op ${each} staat ${letter}`).join(', ');
  const water = inset(box, grass);
  return figure(`een vijver met ${each * letters.length} vissen: ${alt}`, [
    drawWater(water, random),
    ...layPlants(water, cells),
    ...marks,
  ]);
}
