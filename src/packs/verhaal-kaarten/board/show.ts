/** Stories by four cards: who, where, what and a problem, one after the other, and then an end that nobody printed. */
import { inSteps, type Moves, type Rules } from '../../../board/moves.ts';

export interface StoryCard {
  readonly name: string;
  readonly plate: number;
}

export interface StoryPile {
  /** Strong and soft, as on its cards. */
  readonly colours: readonly [string, string];
  /** The plate that shows what pile it is. */
  readonly sign: number;
  readonly cards: readonly StoryCard[];
}

export interface StoryShow {
  readonly piles: readonly StoryPile[];
  readonly questions: StoryPile;
}

/** A story has as many moments as there are piles, and an end. */
const momentsOf = ({ piles }: StoryShow): number => piles.length + 1;

/** No card is in two stories. */
const storiesOf = ({ piles }: StoryShow): number => Math.min(...piles.map(({ cards }) => cards.length));

export const rulesOfStory = (show: StoryShow): Rules => inSteps(storiesOf(show) * momentsOf(show));

interface StoryView {
  /** Counted from 1; 0 before the first card. */
  readonly story: number;
  /** Of each pile, the card that lies there. */
  readonly drawn: readonly (StoryCard | undefined)[];
  readonly isEnd: boolean;
}

export function viewStory(show: StoryShow, moves: Moves): StoryView {
  const story = Math.ceil(moves.length / momentsOf(show));
  const moment = moves.length - (story - 1) * momentsOf(show);
  return {
    story,
    drawn: show.piles.map(({ cards }, index) => (index < moment ? cards[story - 1] : undefined)),
    isEnd: story > 0 && moment === momentsOf(show),
  };
}

/** What is asked, the first time and any other. */
export const questionAt = ({ questions: { cards } }: StoryShow, time: number): StoryCard | undefined =>
  cards[(time - 1) % cards.length];
