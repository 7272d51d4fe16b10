/** What was done on a board so far, in order: all that its state is. Undo takes the last one away. */
export type Moves = readonly number[];

/** Which moves a show knows. What an address says is played as far as these allow. */
export interface Rules {
  /** What “verder” does; nothing where the game is out. */
  next(moves: Moves): number | undefined;
  allows(moves: Moves, move: number): boolean;
}

/** The one move of shows that only go on. */
const step = 0;

/** One step after the other. */
export const inSteps = (count: number): Rules => ({
  next: (moves) => (moves.length < count ? step : undefined),
  allows: (moves, move) => move === step && moves.length < count,
});

/** The moves that can be made, without what can't. */
export function replay(rules: Rules, moves: Moves): Moves {
  const played: number[] = [];
  for (const move of moves) if (rules.allows(played, move)) played.push(move);
  return played;
}

/** What was played in which game: of each, things come in another order. */
export interface Progress {
  readonly game: number;
  readonly moves: Moves;
}

export const mostGames = 9999;
