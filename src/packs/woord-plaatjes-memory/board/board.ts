/** Woord-plaatjes-memory on a board: the printed cards, with few pairs or many, shuffled for one game. */

import { defineBoard, type Plate, type SetOut } from '../../../board/board-maker.ts';
import { toCard } from '../../../board/card.ts';
import { randomFrom, shuffle } from '../../../model/shuffle.ts';
import type { CastName } from '../../../sheets/cast/index.ts';
import { type Game, type MemoryPair, prepareMemory, relationIn } from '../rules.ts';
import type { MemoryCard, MemoryShow, MemoryTable } from './show.ts';
import { texts } from './texts.ts';

/** Of the two groups that can play, in their order. */
const groupFigures: readonly CastName[] = ['vos-blij', 'draak-blij'];

/** Pairs of a short game; and more cards than the last a class can't keep apart. */
const short = 6;
const most = 12;

export const board = defineBoard({
  prepare: prepareMemory,
  setOut({ pairs, games }, seed): SetOut<MemoryShow> {
    // A short game leaves out nothing that it is made for: its start names only what lies on no table.
    const least = Math.max(short, pairs.filter((pair) => rankOf(pair) === ranks.own).length);
    const counts = [...new Set([least, most].map((size) => Math.min(size, most, pairs.length)))];
    // In one order for all tables, so that it can be told which words lie on none.
    const ranked = ownFirst(shuffle(pairs, randomFrom(`${seed} paren`)));
    const tables = games.flatMap((game) =>
      counts.map((count) => layTable(game, ranked.slice(0, count), `${seed} ${game} ${count}`)),
    );
    return {
      show: { tables, others: ranked.slice(Math.max(...counts)).map(({ word }) => word.word) },
      plates: groupFigures.map(drawFigure),
      pictures: pairs.flatMap(({ word, partner }) => [word, partner].flatMap((one) => one?.picture ?? [])),
    };
  },
});

/** Which go first where not all of a set lies on the table. */
const ranks = { own: 0, pictured: 1, written: 2 } as const;

const ownFirst = (pairs: readonly MemoryPair[]): readonly MemoryPair[] =>
  pairs.toSorted((one, other) => rankOf(one) - rankOf(other));

/** Who typed a word looks for it; but letters are no picture to remember, unless they are the name of a child. */
function rankOf({ word, partner }: MemoryPair): number {
  const cards = partner ? [word, partner] : [word];
  if (cards.some((card) => card.isWritten && !isName(card.word))) return ranks.written;
  return cards.some(({ isTyped }) => isTyped) ? ranks.own : ranks.pictured;
}

const isName = (word: string): boolean => word !== word.toLowerCase();

/** As high and as wide as a picture of the cast. */
const side = 32;
const drawFigure = (picture: string): Plate => ({
  width: side,
  height: side,
  marks: [{ kind: 'picture', picture, x: 0, y: 0, width: side, height: side }],
});

function layTable(game: Game, pairs: readonly MemoryPair[], seed: string): MemoryTable {
  const cards = pairs.flatMap(({ word, partner }, pair): MemoryCard[] => {
    const other = game === relationIn([game]) ? (partner ?? word) : word;
    return [
      { ...toCard(word), pair, isWord: false },
      { ...toCard(other), pair, isWord: game === 'woorden' },
    ];
  });
  return { name: texts.games[game], pairs: pairs.length, cards: shuffle(cards, randomFrom(seed)) };
}
