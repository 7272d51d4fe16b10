/** Rijm-bingo on a board: the calls in the order of one game, and when each dealt card has won. */

import { defineBoard, type SetOut } from '../../../board/board-maker.ts';
import { toCard } from '../../../board/card.ts';
import { randomFrom, shuffle } from '../../../model/shuffle.ts';
import { rhymes } from '../../../model/word.ts';
import { type BingoCard, type BingoFamily, corners, prepareBingo } from '../rules.ts';
import type { BingoShow, PlayedCard } from './show.ts';

export const board = defineBoard({
  prepare: prepareBingo,
  setOut({ families, cards }, seed): SetOut<BingoShow> {
    const calls = shuffle(families, randomFrom(seed));
    return {
      show: {
        calls: calls.map(({ call, onCards }) => ({ call: toCard(call), answers: onCards.map(toCard) })),
        cards: cards.map((card, index) => playCard(card, index + 1, calls)),
      },
      plates: [],
      pictures: calls.flatMap(({ call, onCards }) => [call, ...onCards].map(({ picture }) => picture)),
    };
  },
});

function playCard(card: BingoCard, number: number, calls: readonly BingoFamily[]): PlayedCard {
  const coveredAt = card.map((picture) => calls.findIndex(({ call }) => rhymes(call, picture)) + 1);
  return {
    number,
    places: card.map((picture, place) => ({ ...toCard(picture), coveredAt: coveredAt[place] ?? 0 })),
    bingoAt: Math.max(...coveredAt.filter((_, place) => corners.includes(place))),
    fullAt: Math.max(...coveredAt),
  };
}
