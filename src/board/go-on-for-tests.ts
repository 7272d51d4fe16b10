/** For tests: a board played to its end. */
import type { Moves, Rules } from './moves.ts';

/** By “verder” alone, from these moves on. */
export function goOn(rules: Rules, from: Moves = []): Moves {
  const moves = [...from];
  for (let next = rules.next(moves); next !== undefined; next = rules.next(moves)) {
    if (!rules.allows(moves, next)) throw new Error(`It goes on by ${next}, which can't be`);
    moves.push(next);
    if (moves.length > 500) throw new Error('It never ends');
  }
  return moves;
}
