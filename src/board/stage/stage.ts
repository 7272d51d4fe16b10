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
  /** What of the set is not in this game, where that is so: told before it begins. */
  remark?(show: Show): string | undefined;
  /** How it is played, a line for each of three pictures. */
  howTo(show: Show): readonly [string, string, string];
  /** What is told when the game is out. */
  ending(show: Show): string;
  /** What can be heard now: words, never a loose sound. */
  says?(show: Show, moves: Moves): string | undefined;
  /** Whether the last move is one to be glad of. */
  isRight?(show: Show, moves: Moves): boolean;
  /** Another way to play, as long as it can be chosen: what a button says, and the move that it makes. */
  otherWay?(show: Show, moves: Moves): { readonly name: string; readonly move: number } | undefined;
  /** What the button to go on does now. */
  goingOn(show: Show, moves: Moves): string | undefined;
  /** How it is gone on with, where that is not as on every board. */
  readonly hint?: string;
  /** On the button for what can be asked beside going on. */
  readonly question?: string;
  Stage(props: StageProps<Show>): ReactElement | null;
}
