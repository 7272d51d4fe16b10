/**
 * For tests: games of bingo as page two tells them, with their calls in any order. A call covers the one picture on a
 * card that rhymes with it, if there is one.
 */
import { randomFrom, shuffle } from '../../model/shuffle.ts';
import { type PicturedWord, rhymes } from '../../model/word.ts';
import { type BingoCard, type BingoFamily, corners } from './rules.ts';

/** The pictures on a card that a called word rhymes with. */
export const answersOn = (card: BingoCard, call: PicturedWord): PicturedWord[] =>
  card.filter((word) => rhymes(call, word));

interface Game {
  /** How many words were called when the first corners were full. */
  readonly calls: number;
  readonly winners: number;
}

export function playBingo(families: readonly BingoFamily[], cards: readonly BingoCard[], seed: string): Game {
  const random = randomFrom(seed);
  const called = new Set<string>();
  for (const { call } of shuffle(families, random)) {
    called.add(call.rhyme);
    const winners = cards.filter((card) =>
      corners.every((place) => called.has(card[place]?.rhyme ?? '')),
    ).length;
    if (winners > 0) return { calls: called.size, winners };
  }
  throw new Error('Nobody wins this game');
}
