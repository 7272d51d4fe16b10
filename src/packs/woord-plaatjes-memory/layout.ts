/** Woord-plaatjes-memory: on each sheet both cards of six pairs, so that one sheet is a game for a small group. */

import { around, type Box, behind, inset } from '../../sheets/lay/box.ts';
import { fill, grid } from '../../sheets/lay/cells.ts';
import { checkTitle } from '../../sheets/lay/check-card.ts';
import { gridLines } from '../../sheets/lay/lines.ts';
import { decoration, paragraph } from '../../sheets/lay/meaning.ts';
import { page } from '../../sheets/lay/page.ts';
import { inPart } from '../../sheets/lay/parts.ts';
import { showWord } from '../../sheets/lay/picture-box.ts';
import { drawRegisterMarks } from '../../sheets/lay/register-marks.ts';
import { cards as sizes, type as typeSizes, weights } from '../../sheets/measures.ts';
import { definePageMaker } from '../../sheets/pack.ts';
import type { Element, Mark, Page } from '../../sheets/sheet.ts';
import { setParagraph } from '../../sheets/text.ts';
import { layCardBacks } from './card-back.ts';
import { checkedGames, layChecks } from './check-page.ts';
import { contentsOf } from './contents.ts';
import { deal } from './deal.ts';
import { dotHeight, dotsOf } from './game-dots.ts';
import { type Face, looks, nameGames, numberOf, sayOnlyFor, titleOf } from './game-looks.ts';
import { gameMarksOf } from './game-marks.ts';
import { type Game, groupsAtOnce, inSheets, type MemoryPair, prepareMemory } from './rules.ts';
import { layStepPages, stepTitle } from './step-page.ts';
import { layWord, sizeOf } from './word-card.ts';

const { width, height } = sizes.memory;
const columns = 3;
/** As many as play together. */
const group = { least: 2, most: 4 } as const;
/** Its front and its back. */
const pagesPerSheet = 2;
const colour = 'own';
/** Between a card's edge and what stands on it. */
const cardMargin = 4;
/** Between a card's edge and its coloured ground. */
const tileMargin = 2;
/** At a card's foot: the dots of the game, clear of the picture above them. */
const footHeight = cardMargin + dotHeight + 3;

const pictureIn = (card: Box): Box => {
  const box = inset(card, cardMargin);
  return { ...box, height: card.height - cardMargin - footHeight };
};

/** So much further from the cards than elsewhere: beyond what is printed of a back for scissors that go astray. */
const crossesAway = 2.6;

const layCrosses = (cells: readonly Box[]): Mark[] => {
  const { y, height: high, ...across } = around(cells);
  return drawRegisterMarks({ ...across, y: y - crossesAway, height: high + 2 * crossesAway });
};

/** For the crosses above the cards. */
const headroom = 7;
/** From the cards to the line under them, below the crosses. */
const underCards = 12.5;

const cellsIn = (room: Box, count: number): Box[] => {
  const rows = Math.ceil(count / columns);
  return grid(
    { ...room, y: room.y + headroom, height: rows * height },
    { columns, rows, width, height },
  ).slice(0, count);
};

/** The cards of a game that lie on one sheet. */
interface CardSheet {
  readonly game: Game;
  readonly dots: number;
  readonly title: string;
  readonly pairs: readonly MemoryPair[];
  /** Counted from 0. */
  readonly number: number;
  /** Whether a group plays with it, and not with all sheets together. */
  readonly isGame: boolean;
}

const facesOn = ({ game, pairs }: CardSheet): Face[] =>
  deal(pairs, columns).flatMap(({ pair, card }) => looks[game].facesOf(pair).slice(card, card + 1));

const sayHint = ({ game, pairs, isGame }: CardSheet): string => {
  const { deed } = looks[game];
  return isGame
    ? `${pairs.length} paren voor ${group.least} tot ${group.most} kinderen: ${deed}.`
    : `Leg de vellen samen en ${deed}.`;
};

const layGround = (card: Box, { game }: CardSheet): Mark => ({
  kind: 'rect',
  ...inset(card, tileMargin),
  radius: 4,
  fill: looks[game].tint,
  stroke: { colour: 'faint', weight: weights.line },
});

const layDots = ({ x, y }: Box, { dots, number }: CardSheet): Mark[] =>
  dotsOf(dots, [x + cardMargin + 2.5, y + height - cardMargin - dotHeight / 2], number);

/** A name has its article beside it, and a pair is on one line. */
const inOnePiece = (name: string): string => name.replaceAll(' ', '\u00a0');

/** Of what has no picture nothing is to be told: its name stands there. */
function sayNames(pairs: CardSheet['pairs'], game: Game): string {
  const pictured = pairs.filter(({ word, partner }) => !(word.isWritten && (partner?.isWritten ?? true)));
  return pictured.length > 0
    ? `Zo heten de plaatjes: ${pictured.map(looks[game].say).map(inOnePiece).join(', ')}.`
    : '';
}

function layFront(sheet: CardSheet): Page {
  const { game, pairs, title, number } = sheet;
  const hint = sayHint(sheet);
  return page({ title, hint, colour, bookmark: number === 0 && title }, (room) => {
    const faces = facesOn(sheet);
    const cells = cellsIn(room, faces.length);
    const written = faces.flatMap((face) => ('word' in face ? [face.word.word] : []));
    const size = sizeOf(written);
    const layFace = (face: Face, card: Box): Element[] => [
      'word' in face ? layWord(face.word, card, size, 'green') : showWord(face.picture, pictureIn(card)),
    ];
    const names = sayNames(pairs, game);
    const [{ x } = room] = cells;
    const under = Math.max(...cells.map((cell) => cell.y + height)) + underCards;
    return [
      decoration([...gridLines(cells), ...layCrosses(cells), ...cells.map((card) => layGround(card, sheet))]),
      ...fill(cells, faces, layFace),
      decoration(cells.flatMap((card) => layDots(card, sheet))),
      ...(names
        ? [
            paragraph(
              setParagraph([{ text: names, face: 'regular' }], x, under, columns * width, {
                size: typeSizes.body,
                leading: 1.3,
              }).marks,
            ),
          ]
        : []),
    ];
  });
}

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
      // A row that isn't full lies at the other side here.
      const cells = cellsIn(room, count).map((card) => behind(card));
      return [decoration([...layCardBacks(cells), ...layCrosses(cells)])];
    },
  );

const laySheet = (sheet: CardSheet): Page[] => [layFront(sheet), layBack(facesOn(sheet).length)];

export const maker = definePageMaker({
  prepare: prepareMemory,
  contentsOf,
  layOut(memory) {
    const sheets = inSheets(memory.pairs);
    const groups = groupsAtOnce(memory.pairs);
    const games = memory.games.map((game) => ({ game, title: titleOf(game, memory) }));
    const sheetsOf = ({ game, title }: (typeof games)[number]): CardSheet[] =>
      sheets.map((pairs, number) => ({
        game,
        dots: numberOf(game, memory.games),
        title: sheets.length > 1 ? `${title} · vel ${number + 1}` : title,
        pairs,
        number,
        isGame: groups === sheets.length,
      }));
    const checked = checkedGames(memory.games);
    const [only, another] = games;
    const cards = (of: readonly unknown[]): number => 2 * of.length;
    const cardsOfGroup = cards(groups > 1 ? (sheets[0] ?? []) : memory.pairs);
    return {
      gameMarks: gameMarksOf(memory.games),
      pages: [
        ...inPart(
          {
            name: only && !another ? only.title : nameGames(memory),
            holder: 'groepje',
            // One group after another plays with a sheet; where the whole class plays, each child has a card.
            prints: {
              chosenFor: cards(memory.pairs),
              pages: pagesPerSheet * sheets.length,
              ...(another ? { names: games.map(({ title }) => title) } : {}),
              ...(groups > 1 ? { alone: { children: cardsOfGroup, pages: pagesPerSheet } } : {}),
            },
            twoSided: true,
          },
          games.flatMap(sheetsOf).flatMap(laySheet),
        ),
        // Behind all cards, whose fronts must be on odd pages.
        ...inPart(
          {
            name: `${checkTitle}${sayOnlyFor(checked, memory)}`,
            holder: 'groepje',
            prints: { copyFor: cardsOfGroup },
          },
          checked.length > 0 ? layChecks(memory, checked) : [],
        ),
        ...inPart(
          {
            name: stepTitle,
            holder: 'groepje',
            // One in the corner, of the game that is played there.
            prints: { chosenFor: cardsOfGroup, atATime: 1 },
            optional: true,
          },
          layStepPages(memory),
        ),
      ],
    };
  },
});
