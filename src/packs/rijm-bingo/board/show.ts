/** Calling for bingo: a word is said, then seen with its answers; and who has bingo by then. */
import type { Card } from '../../../board/card.ts';
import { inSteps, type Moves, type Rules } from '../../../board/moves.ts';
import type { WayName } from '../ways/way.ts';

interface Call {
  readonly call: Card;
  /** That it begins with, held on. */
  readonly sound: string;
  /** Beside the called picture itself. */
  readonly answers: readonly Card[];
}

/** A printed card, and after how many calls it can have won. */
export interface PlayedCard {
  readonly number: number;
  /** What stands on it, row by row, and which call it is covered by. */
  readonly places: readonly (Card & { readonly coveredAt: number })[];
  readonly bingoAt: number;
  readonly fullAt: number;
}

export interface BingoShow {
  readonly way: WayName;
  readonly calls: readonly Call[];
  readonly cards: readonly PlayedCard[];
}

/** As with the cards in a bag: the picture is seen with its answer, and not before. */
const moments = ['said', 'answered'] as const;
type Moment = (typeof moments)[number];

export const rulesOfBingo = ({ calls }: BingoShow): Rules => inSteps(calls.length * moments.length);

interface CallView {
  /** Nothing before the first call. */
  readonly now: (Call & { readonly moment: Moment }) | undefined;
  /** Those whose picture was seen, in order. */
  readonly called: readonly Card[];
  /** How many were said. */
  readonly count: number;
}

export function viewCalls({ calls }: BingoShow, moves: Moves): CallView {
  const last = moves.length - 1;
  const moment = moments[last % moments.length];
  const count = Math.ceil(moves.length / moments.length);
  const now = calls[count - 1];
  const called = calls.slice(0, moment === 'said' ? count - 1 : count).map(({ call }) => call);
  return { now: now && moment ? { ...now, moment } : undefined, called, count };
}

export interface Winners {
  /** By the word that was called last. */
  readonly fresh: readonly PlayedCard[];
  readonly earlier: readonly PlayedCard[];
  readonly full: readonly PlayedCard[];
}

export const winnersAfter = ({ cards }: BingoShow, calls: number): Winners => ({
  fresh: cards.filter(({ bingoAt }) => bingoAt === calls),
  earlier: cards.filter(({ bingoAt }) => bingoAt < calls),
  full: cards.filter(({ fullAt }) => fullAt <= calls),
});
