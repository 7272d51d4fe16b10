/** Woord-plaatjes-memory: on each sheet both cards of six pairs, so that one sheet is a game for a small group. */

import { around, type Box, inset, middle } from '../../sheets/lay/box.ts';
import { fill, grid, inPages } from '../../sheets/lay/cells.ts';
import { gridLines } from '../../sheets/lay/lines.ts';
import { decoration, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { inPart } from '../../sheets/lay/parts.ts';
import { showWord, writeWord } from '../../sheets/lay/picture-box.ts';
import { drawRegisterMarks } from '../../sheets/lay/register-marks.ts';
import { cards as sizes, type as typeSizes, weights } from '../../sheets/measures.ts';
import { definePageMaker } from '../../sheets/pack.ts';
import type { Colour } from '../../sheets/palette.ts';
import type { Element, Mark, Page, Part } from '../../sheets/sheet.ts';
import { measureText, setParagraph, xHeight } from '../../sheets/text.ts';
import { layCardBacks } from './card-back.ts';
import { contentsOf } from './contents.ts';
import { drawPairSign } from './pair-sign.ts';
import { layPairs } from './pairs-page.ts';
import { type Game, type MemoryPair, pairsPerSheet, prepareMemory } from './rules.ts';

const { width, height } = sizes.memory;
const columns = 3;
/** As many as play with one set. */
const groupSize = 4;
const colour = 'own';
/** Between a card's edge and what stands on it. */
const cardMargin = 4;
const signSide = 7.5;
/** At a card's foot: the sign of the pair, and the dots of the game. */
const footHeight = cardMargin + signSide + 1;
const dot = { radius: 1.1, step: 3.6 } as const;

const onCard = (card: Box): Box => {
  const box = inset(card, cardMargin);
  return { ...box, height: card.height - cardMargin - footHeight };
};

/** A pair, and the sign that it has in all games. */
interface SignedPair extends MemoryPair {
  readonly sign: number;
}

type Face = (box: Box) => readonly Element[];

interface GameLook {
  readonly name: string;
  /** What belongs together. */
  readonly what: string;
  readonly hint: string;
  readonly tint: Colour;
  /** Both cards of a pair; none where the game has no such pair. */
  readonly facesOf: (pair: MemoryPair) => readonly Face[];
  /** What the pictures of a pair are called. */
  readonly say: (pair: MemoryPair) => string;
}

const showPicture =
  (word: MemoryPair['word']): Face =>
  (box) => [showWord(word, box)];

const looks: Readonly<Record<Game, GameLook>> = {
  plaatjes: {
    name: 'Spel 1',
    what: 'twee dezelfde',
    hint: 'Zoek twee dezelfde plaatjes.',
    tint: 'yellowSoft',
    facesOf: ({ word }) => [showPicture(word), showPicture(word)],
    say: ({ word }) => word.word,
  },
  woorden: {
    name: 'Spel 2',
    what: 'woorden',
    hint: 'Zoek het plaatje bij het woord.',
    tint: 'greenSoft',
    facesOf: ({ word }) => [showPicture(word), (box) => layWord(word.word, box)],
    say: ({ word }) => word.word,
  },
  rijm: {
    name: 'Spel 3',
    what: 'rijm',
    hint: 'Zoek twee plaatjes die rijmen.',
    tint: 'redSoft',
    facesOf: ({ word, rhymesWith }) => (rhymesWith ? [showPicture(word), showPicture(rhymesWith)] : []),
    say: ({ word, rhymesWith }) => [word, rhymesWith].flatMap((one) => one?.word ?? []).join(' – '),
  },
};

const titleOf = (game: Game): string => `${looks[game].name}: ${looks[game].what}`;

/** How many dots a card has: in zwart-wit they alone tell the games apart. */
const dotsOf: Readonly<Record<Game, number>> = { plaatjes: 1, woorden: 2, rijm: 3 };

/** Whether a word can stand on a card of its own. */
export const fitsOnCard = (word: string): boolean =>
  measureText(word, typeSizes.memoryWord.least) <= width - 2 * cardMargin;

/** As large as there is room for: children read it round a table. */
function sizeOf(word: string, { width: room }: Box): number {
  const { least, most } = typeSizes.memoryWord;
  return Math.max(least, Math.min(most, Math.floor((most * room) / measureText(word, most))));
}

/** On a writing line, so that a beginning reader knows what is below. */
function layWord(word: string, box: Box): Element[] {
  const size = sizeOf(word, box);
  const y = middle(box)[1] + xHeight(size) / 2;
  const stroke = { colour: 'trace', weight: weights.thin } as const;
  const line: Mark = { kind: 'line', x1: box.x, y1: y, x2: box.x + box.width, y2: y, stroke };
  const { children, ...written } = writeWord(word, box, size);
  return [{ ...written, children: [line, ...children] }];
}

function layFoot(game: Game, sign: number, { x, y }: Box): Mark[] {
  const top = y + height - cardMargin - signSide;
  const box = { x: x + width - cardMargin - signSide, y: top, width: signSide, height: signSide };
  const dots = Array.from(
    { length: dotsOf[game] },
    (_, index): Mark => ({
      kind: 'circle',
      x: x + cardMargin + 1.5 + dot.radius + index * dot.step,
      y: top + signSide / 2,
      radius: dot.radius,
      fill: 'quiet',
    }),
  );
  return [drawPairSign(sign, box), ...dots];
}

/** Below the room for the crosses. */
const cellsIn = (room: Box, count: number): Box[] => {
  const rows = Math.ceil(count / columns);
  return grid({ ...room, y: room.y + 7, height: rows * height }, { columns, rows, width, height }).slice(
    0,
    count,
  );
};

const layFront = (
  game: Game,
  pairs: readonly SignedPair[],
  title: string,
  bookmark: string | false,
): Page => {
  const { hint, tint, facesOf, say } = looks[game];
  return page({ title, hint, colour, bookmark }, (room) => {
    const shown = pairs.map((pair) => ({ sign: pair.sign, faces: facesOf(pair) }));
    // The second cards follow all the first: two of a pair never lie side by side.
    const faces = [0, 1].flatMap((card) =>
      shown.flatMap(({ sign, faces }) => faces.slice(card, card + 1).map((face) => ({ sign, face }))),
    );
    const cells = cellsIn(room, faces.length);
    const grounds = cells.map((cell): Mark => ({ kind: 'rect', ...inset(cell, 2), radius: 4, fill: tint }));
    const names = `Zo heten de plaatjes: ${pairs.map(say).join(', ')}.`;
    const [{ x } = room] = cells;
    const under = Math.max(...cells.map((cell) => cell.y + height)) + 9;
    return [
      decoration([...gridLines(cells), ...drawRegisterMarks(around(cells)), ...grounds]),
      ...fill(cells, faces, ({ face }, cell) => face(onCard(cell))),
      decoration(fill(cells, faces, ({ sign }, cell) => layFoot(game, sign, cell))),
      paragraph(
        setParagraph([{ text: names, face: 'regular' }], x, under, columns * width, {
          size: typeSizes.body,
          leading: 1.3,
        }).marks,
      ),
    ];
  });
};

/** It follows the front, to be printed on the other side of it. */
const layBack = (count: number): Page =>
  page(
    {
      title: 'Achterkant',
      hint: 'Houd het vel tegen het licht: liggen de kruisjes op elkaar?',
      colour,
      bookmark: false,
    },
    (room) => {
      const cells = cellsIn(room, count);
      return [decoration([...layCardBacks(cells), ...drawRegisterMarks(around(cells))])];
    },
  );

/** About as many on each sheet. */
const inSheets = (pairs: readonly SignedPair[]): SignedPair[][] =>
  inPages(pairs, Math.ceil(pairs.length / Math.ceil(pairs.length / pairsPerSheet)));

/** The sheets of a game from one on, each with its back. */
const laySheets = (game: Game, sheets: readonly SignedPair[][], from: number): Page[] =>
  sheets.flatMap((pairs, index) => {
    const { facesOf } = looks[game];
    const title = titleOf(game);
    const number = from + index;
    const titled = number === 0 ? title : `${title} (${number + 1})`;
    const count = pairs.flatMap(facesOf).length;
    return [layFront(game, pairs, titled, index === 0 && titled), layBack(count)];
  });

const partOf = (name: string, more: Pick<Part, 'optional'> = {}): Part => ({
  name,
  holder: 'groepje',
  prints: { copyFor: groupSize },
  twoSided: true,
  ...more,
});

export const maker = definePageMaker({
  prepare: prepareMemory,
  contentsOf,
  layOut(memory) {
    const signed = memory.pairs.map((pair, sign) => ({ ...pair, sign }));
    const sheetsOf = (game: Game) => inSheets(signed.filter((pair) => looks[game].facesOf(pair).length > 0));
    const optional = { optional: true };
    const [basis, ...others] = memory.games;
    const [first = [], ...more] = basis ? sheetsOf(basis) : [];
    return {
      pages: [
        ...(basis
          ? [
              ...inPart(partOf(titleOf(basis)), laySheets(basis, [first], 0)),
              ...inPart(partOf(`${looks[basis].name}: meer paren`, optional), laySheets(basis, more, 1)),
            ]
          : []),
        ...others.flatMap((game) =>
          inPart(partOf(titleOf(game), optional), laySheets(game, sheetsOf(game), 0)),
        ),
        ...inPart(
          { name: 'Alle paren', holder: 'leerkracht', optional: true, prints: 'once' },
          layPairs(memory),
        ),
      ],
    };
  },
});
