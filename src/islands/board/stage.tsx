import type { Moves } from '../../board/moves.ts';
import type { Show } from '../../board/show.ts';
import type { BoardToShow } from '../../maker/set-out-board.ts';
import { CallStage } from './call-stage.tsx';
import { Start } from './start.tsx';

interface Props {
  title: string;
  board: BoardToShow;
  moves: Moves;
  /** Whether the question is asked that the game has beside going on. */
  isAsking: boolean;
  onMove: (move: number) => void;
}

/** What can be asked at any time, on its button. */
export function questionOf(show: Show, moves: Moves): string | undefined {
  switch (show.pack) {
    case 'rijm-bingo':
      return moves.length > 0 ? 'Wie heeft bingo?' : undefined;
  }
}

/** Before the first move a board says what it is; then each pack has a stage of its own. */
export function Stage({ title, board: { show, notes }, moves, isAsking }: Props) {
  const start = { title, notes };
  switch (show.pack) {
    case 'rijm-bingo':
      if (moves.length === 0)
        return (
          <Start {...start}>
            <p>
              {show.calls.length} woorden om te roepen, {show.cards.length} kaarten. Vier hoeken vol? Bingo!
            </p>
          </Start>
        );
      return <CallStage show={show} moves={moves} isAsking={isAsking} />;
  }
}
