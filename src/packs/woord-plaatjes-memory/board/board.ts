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

/** More cards than this a class can't keep apart. */
const sizes = [6, 12];

export const board = defineBoard({
  prepare: prepareMemory,
  setOut({ pairs, games }, seed): SetOut<MemoryShow> {
    const counts = [...new Set(sizes.map((size) => Math.min(size, pairs.length)))];
    const tables = games.flatMap((game) =>
      counts.map((count) => layTable(game, pairs, count, `${seed} ${game} ${count}`)),
    );
    return {
      show: { tables },
      plates: groupFigures.map(drawFigure),
      pictures: pairs.flatMap(({ word, partner }) => [word, partner].flatMap((one) => one?.picture ?? [])),
    };
  },
});

/** Who typed a word looks for it, also where not all of a set lies on the table. */
const ownFirst = (pairs: readonly MemoryPair[]): readonly MemoryPair[] => {
  const hasOwn = ({ word, partner }: MemoryPair) => Number(word.isTyped ?? partner?.isTyped ?? false);
  return pairs.toSorted((one, other) => hasOwn(other) - hasOwn(one));
};

/** As high and as wide as a picture of the cast. */
const side = 32;
const drawFigure = (picture: string): Plate => ({
  width: side,
  height: side,
  marks: [{ kind: 'picture', picture, x: 0, y: 0, width: side, height: side }],
});

function layTable(game: Game, pairs: readonly MemoryPair[], count: number, seed: string): MemoryTable {
  const random = randomFrom(seed);
  const chosen = ownFirst(shuffle(pairs, random)).slice(0, count);
  const cards = chosen.flatMap(({ word, partner }, pair): MemoryCard[] => {
    const other = game === relationIn([game]) ? (partner ?? word) : word;
    return [
      { ...toCard(word), pair, isWord: false },
      { ...toCard(other), pair, isWord: game === 'woorden' },
    ];
  });
  return { name: texts.games[game], pairs: count, cards: shuffle(cards, random) };
}
