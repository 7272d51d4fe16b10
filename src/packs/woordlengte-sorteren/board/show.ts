/** Sorting by length: a picture is seen, its word is clapped, and the monster that it is for eats it. */
import type { Card, Written } from '../../../board/card.ts';
import { inSteps, type Moves, type Rules } from '../../../board/moves.ts';

interface ClappedCard extends Card {
  /** One for each clap. */
  readonly pieces: readonly string[];
  /** All of them on one line. */
  readonly clapped: Written;
}

export interface SortShow {
  readonly cards: readonly ClappedCard[];
  /** How many claps the words have that each eats; in the order of their plates. */
  readonly monsters: readonly number[];
  /** Where cards lie, in hundredths of the plate of a monster. */
  readonly belly: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

const momentsOfCard = 2;

export const rulesOfSort = ({ cards }: SortShow): Rules => inSteps(cards.length * momentsOfCard);

interface SortView {
  readonly now: ClappedCard | undefined;
  readonly isFed: boolean;
  /** By monster, in the order in which they were eaten. */
  readonly eaten: readonly (readonly ClappedCard[])[];
}

export function viewSort({ cards, monsters }: SortShow, moves: Moves): SortView {
  const fed = cards.slice(0, Math.floor(moves.length / momentsOfCard));
  return {
    now: cards[Math.ceil(moves.length / momentsOfCard) - 1],
    isFed: moves.length % momentsOfCard === 0,
    eaten: monsters.map((claps) => fed.filter(({ pieces }) => pieces.length === claps)),
  };
}
