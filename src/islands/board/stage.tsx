import type { ReactElement } from 'react';
import type { Moves } from '../../board/moves.ts';
import type { Show } from '../../board/show.ts';
import { Choices } from '../../board/stage/choices.tsx';
import { SearchStage } from '../../packs/klank-zoekplaatje/board/stage.tsx';
import { CallStage } from '../../packs/rijm-bingo/board/stage.tsx';
import { StoryStage } from '../../packs/verhaal-kaarten/board/stage.tsx';
import { MemoryStage } from '../../packs/woord-plaatjes-memory/board/stage.tsx';
import { SortStage } from '../../packs/woordlengte-sorteren/board/stage.tsx';
import type { BoardToShow } from '../../workshop/set-out-board.ts';
import { Start } from './start.tsx';

interface Props {
  title: string;
  board: BoardToShow;
  moves: Moves;
  /** Which time it is that the question of the game is asked; 0 while it is not. */
  asked: number;
  onMove: (move: number) => void;
}

/** What can be asked beside going on, on its button. */
const questions: Readonly<Record<Show['pack'], string | undefined>> = {
  'klank-zoekplaatje': undefined,
  'rijm-bingo': 'Wie heeft bingo?',
  'verhaal-kaarten': 'Vraagkaart',
  'woord-plaatjes-memory': undefined,
  'woordlengte-sorteren': undefined,
};

export const questionOf = ({ pack }: Show, moves: Moves): string | undefined =>
  moves.length > 0 ? questions[pack] : undefined;

/** What the button to go on will do, move by move. */
const goingOn: Readonly<Record<Show['pack'], readonly string[]>> = {
  'klank-zoekplaatje': ['Laat er een zien'],
  'rijm-bingo': ['Volgend woord', 'Laat zien'],
  'verhaal-kaarten': ['Volgende kaart'],
  'woord-plaatjes-memory': ['Draai er een om'],
  'woordlengte-sorteren': ['Volgend woord', 'Laat zien'],
};

export function sayNext({ pack }: Show, { length }: Moves): string {
  const names = goingOn[pack];
  return (length > 0 && names[length % names.length]) || 'Begin';
}

/** Before the first move a board says what it is; then each pack has a stage of its own. */
export function Stage({ title, board: { show, plates, notes }, moves, asked, onMove }: Props): ReactElement {
  if (moves.length === 0)
    return (
      <Start title={title} notes={notes} picks={'tables' in show || 'scenes' in show}>
        {introduce(show, onMove)}
      </Start>
    );
  switch (show.pack) {
    case 'klank-zoekplaatje':
      return <SearchStage show={show} plates={plates} moves={moves} onMove={onMove} />;
    case 'rijm-bingo':
      return <CallStage show={show} moves={moves} isAsking={asked > 0} />;
    case 'verhaal-kaarten':
      return <StoryStage show={show} plates={plates} moves={moves} asked={asked} />;
    case 'woord-plaatjes-memory':
      return <MemoryStage show={show} moves={moves} onMove={onMove} />;
    case 'woordlengte-sorteren':
      return <SortStage show={show} plates={plates} moves={moves} onMove={onMove} />;
  }
}

/** What there is to know before it begins, or to choose. */
function introduce(show: Show, onMove: (move: number) => void): ReactElement {
  switch (show.pack) {
    case 'klank-zoekplaatje':
      return <Choices names={show.scenes.map(({ sound }) => `/${sound}/`)} onMove={onMove} />;
    case 'rijm-bingo':
      return (
        <p>
          {show.calls.length} woorden om te roepen, {show.cards.length} kaarten. Vier hoeken vol? Bingo!
        </p>
      );
    case 'verhaal-kaarten':
      return (
        <p>
          Wie, waar, wat en een probleem: vier kaarten, en jullie vertellen. Stokt het? Trek een vraagkaart.
        </p>
      );
    case 'woord-plaatjes-memory':
      return (
        <Choices names={show.tables.map(({ name, pairs }) => `${name}: ${pairs} paren`)} onMove={onMove} />
      );
    case 'woordlengte-sorteren':
      return <p>{show.cards.length} woorden om te klappen. Welk monster lust ze? Tik het aan.</p>;
  }
}
