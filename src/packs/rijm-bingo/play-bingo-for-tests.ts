/**
 * For tests: games of bingo as page two tells them, with their calls in any order. A call covers the one picture on a
 * card that answers it, if there is one.
 */
import { randomFrom, shuffle } from '../../model/shuffle.ts';
import type { PicturedWord } from '../../model/word.ts';
import { type Bingo, type BingoCard, corners } from './rules.ts';
import { ways } from './ways/index.ts';
import type { WayName } from './ways/way.ts';

/** The pictures on a card that a called word is answered by. */
export const answersOn = (card: BingoCard, call: PicturedWord, way: WayName = 'rijm'): PicturedWord[] =>
  card.filter((word) => ways[way].matches(call, word));

interface Game {
  /** How many words were called when somebody won. */
  readonly calls: number;
  readonly winners: number;
}

/** Who has a picture at each of these places wins. */
export function playBingo({ way, families, cards }: Bingo, seed: string, places = corners): Game {
  const random = randomFrom(seed);
  const called: PicturedWord[] = [];
  const isCovered = (picture: PicturedWord | undefined): boolean =>
    picture !== undefined && called.some((call) => ways[way].matches(call, picture));
  for (const { call } of shuffle(families, random)) {
    called.push(call);
    const winners = cards.filter((card) => places.every((place) => isCovered(card[place]))).length;
    if (winners > 0) return { calls: called.length, winners };
  }
  throw new Error('Nobody wins this game');
}
