/** Bingo on a board: the calls in the order of one game, and when each dealt card has won. */

import { defineBoard, type SetOut } from '../../../board/board-maker.ts';
import { toCard } from '../../../board/card.ts';
import { hold } from '../../../model/set-contents.ts';
import { randomFrom, shuffle } from '../../../model/shuffle.ts';
import { type Bingo, type BingoCard, corners, prepareBingo } from '../rules.ts';
import { ways } from '../ways/index.ts';
import type { BingoShow, PlayedCard } from './show.ts';

export const board = defineBoard({
  prepare: prepareBingo,
  setOut({ way, families, cards }, seed): SetOut<BingoShow> {
    const calls = shuffle(families, randomFrom(seed));
    return {
      show: {
        way,
        calls: calls.map(({ call, onCards }) => ({
          call: toCard(call),
          sound: hold(call.firstSound),
          answers: onCards.filter(({ word }) => word !== call.word).map(toCard),
        })),
        cards: cards.map((card, index) => playCard(card, index + 1, { way, families: calls })),
      },
      plates: [],
      pictures: calls.flatMap(({ call, onCards }) => [call, ...onCards].map(({ picture }) => picture)),
    };
  },
});

function playCard(card: BingoCard, number: number, { way, families }: Omit<Bingo, 'cards'>): PlayedCard {
  const coveredAt = card.map(
    (picture) => families.findIndex(({ call }) => ways[way].matches(call, picture)) + 1,
  );
  return {
    number,
    places: card.map((picture, place) => ({ ...toCard(picture), coveredAt: coveredAt[place] ?? 0 })),
    bingoAt: Math.max(...coveredAt.filter((_, place) => corners.includes(place))),
    fullAt: Math.max(...coveredAt),
  };
}
