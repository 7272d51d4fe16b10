/** How a page plays a pack on a board: what its buttons say, and what is seen after some moves. */
import type { ReactElement } from 'react';
import type { Moves, Rules } from '../moves.ts';

export interface StageProps<Show> {
  readonly show: Show;
  /** SVG, in the order in which the show names them. */
  readonly plates: readonly string[];
  /** At least one. */
  readonly moves: Moves;
  /** Which time it is that the question of the game is asked; 0 while it is not. */
  readonly asked: number;
  readonly onMove: (move: number) => void;
}

export interface BoardStage<Show = unknown> {
  rules(show: Show): Rules;
  /** What there is to know before it begins; or the names of what is chosen with the first move. */
  introduce(show: Show): string | readonly string[];
  /** What the button to go on does, move by move. */
  readonly goingOn: readonly string[];
  /** On the button for what can be asked beside going on. */
  readonly question?: string;
  Stage(props: StageProps<Show>): ReactElement | null;
}
