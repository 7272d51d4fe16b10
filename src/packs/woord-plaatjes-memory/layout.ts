/** Woord-plaatjes-memory: on each sheet both cards of six pairs, so that one sheet is a game for a small group. */

import { around, type Box, inset } from '../../sheets/lay/box.ts';
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
import type { Element, Mark, Page } from '../../sheets/sheet.ts';
import { measureText, setParagraph } from '../../sheets/text.ts';
import { layCardBacks } from './card-back.ts';
import { checkedGames, layCheck } from './check-page.ts';
import { contentsOf } from './contents.ts';
import { dot, dotsOf } from './game-dots.ts';
import { type Game, type Memory, type MemoryPair, pairsOnSheet, prepareMemory } from './rules.ts';

const { width, height } = sizes.memory;
const columns = 3;
/** As many as play with one set. */
const groupSize = 4;
const colour = 'own';
/** Between a card's edge and what stands on it. */
const cardMargin = 4;
/** Between a card's edge and its coloured ground. */
const tileMargin = 2;
/** At a card's foot: the dots of the game, clear of the picture above them. */
const footHeight = cardMargin + 2 * dot.radius + 3;

const onCard = (card: Box): Box => {
  const box = inset(card, cardMargin);
  return { ...box, height: card.height - cardMargin - footHeight };
};

/** `all` are the words on its sheet. */
type Face = (box: Box, all: readonly string[]) => readonly Element[];

interface GameLook {
  readonly name: string;
  /** What belongs together. */
  readonly what: string;
  readonly hint: string;
  readonly tint: Colour;
  readonly dots: number;
  /** Both cards of a pair; none where the game has no such pair. */
  readonly facesOf: (pair: MemoryPair) => readonly Face[];
  /** What the pictures of a pair are called. */
  readonly say: (pair: MemoryPair) => string;
}

const showPicture =
  (word: MemoryPair['word']): Face =>
  (box) => [showWord(word, box)];

const twoPictures: Pick<GameLook, 'facesOf' | 'say'> = {
  facesOf: ({ word, partner }) => (partner ? [showPicture(word), showPicture(partner)] : []),
  say: ({ word, partner }) => [word, partner].flatMap((one) => one?.word ?? []).join(' – '),
};

const looks: Readonly<Record<Game, GameLook>> = {
  plaatjes: {
    name: 'Spel 1',
    what: 'twee dezelfde',
    hint: 'Zoek twee dezelfde plaatjes.',
    tint: 'blueSoft',
    dots: 1,
    facesOf: ({ word }) => [showPicture(word), showPicture(word)],
    say: ({ word }) => word.word,
  },
  woorden: {
    name: 'Spel 2',
    what: 'woorden',
    hint: 'Zoek het plaatje bij het woord.',
    tint: 'greenSoft',
    dots: 2,
    facesOf: ({ word }) => [showPicture(word), (box, all) => [layWord(word.word, box, sizeOf(all, box))]],
    say: ({ word }) => word.word,
  },
  rijm: {
    name: 'Spel 3',
    what: 'rijm',
    hint: 'Zoek twee plaatjes die rijmen.',
    tint: 'redSoft',
    dots: 3,
    ...twoPictures,
  },
  klank: {
    name: 'Spel 3',
    what: 'eerste klank',
    hint: 'Zoek twee plaatjes die hetzelfde beginnen.',
    tint: 'purpleSoft',
    dots: 3,
    ...twoPictures,
  },
};

/** A game that is played alone needs no number. */
const titleOf = (game: Game, { games }: Memory): string => {
  const { name, what } = looks[game];
  return games.length > 1 ? `${name}: ${what}` : what.charAt(0).toUpperCase() + what.slice(1);
};

/** Whether a word can stand on a card of its own. */
export const fitsOnCard = (word: string): boolean =>
  measureText(word, typeSizes.memoryWord.least) <= width - 2 * cardMargin;

/** As large as there is room for, as children read it round a table: of all that are seen together the longest decides. */
function sizeOf(words: readonly string[], { width: room }: Pick<Box, 'width'>): number {
  const { least, most } = typeSizes.memoryWord;
  const fits = words.map((word) => Math.floor((most * room) / measureText(word, most)));
  return Math.max(least, Math.min(most, ...fits));
}

/** In the middle of its card; the dots at its foot say which side is down. */
const layWord = (word: string, box: Box, size: number): Element =>
  writeWord(word, { ...box, height: box.height + footHeight - cardMargin }, size);

const layDots = (game: Game, { x, y }: Box): Mark[] =>
  dotsOf(looks[game].dots, [x + cardMargin + 2.5, y + height - cardMargin - dot.radius], 'start');

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
  pairs: readonly MemoryPair[],
  title: string,
  bookmark: string | false,
): Page => {
  const { hint, tint, facesOf, say } = looks[game];
  return page({ title, hint, colour, bookmark }, (room) => {
    // The second cards follow all the first, in another order: two of a pair lie neither side by side nor in one column.
    const shifted = pairs.length % columns === 0 ? (columns + 1) % pairs.length : 0;
    const again = [...pairs.slice(shifted), ...pairs.slice(0, shifted)];
    const faces = [pairs, again].flatMap((all, card) =>
      all.flatMap((pair) => facesOf(pair).slice(card, card + 1)),
    );
    const cells = cellsIn(room, faces.length);
    const grounds = cells.map(
      (cell): Mark => ({
        kind: 'rect',
        ...inset(cell, tileMargin),
        radius: 4,
        fill: tint,
        stroke: { colour: 'faint', weight: weights.line },
      }),
    );
    const words = pairs.map(({ word }) => word.word);
    const names = `Zo heten de plaatjes: ${pairs.map(say).join(', ')}.`;
    const [{ x } = room] = cells;
    const under = Math.max(...cells.map((cell) => cell.y + height)) + 9;
    return [
      decoration([...gridLines(cells), ...drawRegisterMarks(around(cells)), ...grounds]),
      ...fill(cells, faces, (face, cell) => face(onCard(cell), words)),
      decoration(cells.flatMap((cell) => layDots(game, cell))),
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
      const crosses = drawRegisterMarks(around(cells));
      // The pattern leaves them room: else they are not found.
      const rooms = crosses.flatMap((mark): Mark[] =>
        mark.kind === 'circle' ? [{ kind: 'circle', x: mark.x, y: mark.y, radius: 2.8, fill: 'paper' }] : [],
      );
      return [decoration([...layCardBacks(cells), ...rooms, ...crosses])];
    },
  );

const numbered = (title: string, index: number): string => (index === 0 ? title : `${title} (${index + 1})`);

const inSheets = (pairs: readonly MemoryPair[]): MemoryPair[][] => inPages(pairs, pairsOnSheet(pairs.length));

/** The sheets of a game from one on, each with its back. */
const laySheets = (game: Game, title: string, sheets: readonly MemoryPair[][], from: number): Page[] =>
  sheets.flatMap((pairs, index) => {
    const titled = numbered(title, from + index);
    return [
      layFront(game, pairs, titled, index === 0 && titled),
      layBack(pairs.flatMap(looks[game].facesOf).length),
    ];
  });

/** A group plays one game at a time: whichever that is, it is one sheet. */
const prints = { chosenFor: groupSize, pages: 2 } as const;

const nameGames = ({ games }: Memory): string =>
  new Intl.ListFormat('nl', { type: 'disjunction' }).format(
    games.map((game, index) => (index === 0 ? looks[game].name : looks[game].name.replace('Spel ', ''))),
  );

export const maker = definePageMaker({
  prepare: prepareMemory,
  contentsOf,
  layOut(memory) {
    const sheets = memory.games.map((game) => ({
      game,
      title: titleOf(game, memory),
      all: inSheets(memory.pairs.filter((pair) => looks[game].facesOf(pair).length > 0)),
    }));
    const checked = checkedGames(memory.games).map((game) => ({
      ...looks[game],
      game,
      title: titleOf(game, memory),
    }));
    const checks = (checked.length > 0 ? inSheets(memory.pairs) : []).map((pairs, index) =>
      layCheck({ title: numbered('Klopt het?', index), pairs, checked, wordSize: sizeOf }),
    );
    const [only, another] = sheets;
    const checking = { holder: 'groepje', prints: { chosenFor: groupSize } } as const;
    const name = only && !another ? only.title : nameGames(memory);
    const part = { holder: 'groepje', prints, twoSided: true } as const;
    return {
      pages: [
        ...inPart(
          { ...part, name },
          sheets.flatMap(({ game, title, all }) => laySheets(game, title, all.slice(0, 1), 0)),
        ),
        ...inPart(
          { ...part, name: 'Meer paren', optional: true },
          sheets.flatMap(({ game, title, all }) => laySheets(game, title, all.slice(1), 1)),
        ),
        // Behind all cards, whose fronts must be on odd pages; each goes with one sheet of cards. A class that plays
        // with the same pictures doesn't print it: then it is not among what everybody needs.
        ...inPart(
          { ...checking, name: 'Klopt het?', optional: checked.length < memory.games.length },
          checks.slice(0, 1),
        ),
        ...inPart({ ...checking, name: numbered('Klopt het?', 1), optional: true }, checks.slice(1)),
      ],
    };
  },
});
