import { useEffect, useState } from 'react';
import type { Moves } from '../../../board/moves.ts';
import { Pictured } from '../../../board/stage/pictured.tsx';
import { Plate } from '../../../board/stage/plate.tsx';
import { type SortShow, viewSort } from './show.ts';

interface Props {
  show: SortShow;
  plates: readonly string[];
  moves: Moves;
  onMove: (move: number) => void;
}

/** A picture to clap, and the monsters that eat it: a child may point one out. */
export function SortStage({ show, plates, moves, onMove }: Props) {
  const { now, isFed, eaten } = viewSort(show, moves);
  const [refused, setRefused] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next word is offered anew
  useEffect(() => setRefused(undefined), [moves.length]);
  if (!now) return null;
  const claps = now.pieces.length;
  const { left, top, width, height } = show.belly;
  const belly = { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
  return (
    <div className="board-stage board-sort">
      <div className="board-clap" aria-live="polite">
        <span className="board-card">
          <Pictured card={now} alt={isFed ? '' : now.word} />
        </span>
        <p className="board-say">
          {isFed ? now.pieces.join(' - ') : refused ? 'Klap het nog eens.' : 'Hoeveel klappen hoor je?'}
        </p>
        {isFed && (
          <span className="board-dots" role="img" aria-label={`${claps} ${claps === 1 ? 'klap' : 'klappen'}`}>
            {now.pieces.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: ‘pa’ may stand twice in a word
              <i key={index} />
            ))}
          </span>
        )}
      </div>
      <ul className="board-monsters">
        {eaten.map((cards, index) => {
          const monster = index + 1;
          const look = isFed && monster === claps ? 'board-eats' : refused === monster ? 'board-refuses' : '';
          return (
            <li key={plates[index]}>
              <button
                type="button"
                className={look}
                aria-disabled={isFed || undefined}
                aria-label={`Monster van ${monster} ${monster === 1 ? 'klap' : 'klappen'}`}
                onClick={() => {
                  if (isFed) return;
                  if (monster === claps) onMove(0);
                  else setRefused(monster);
                }}
              >
                <Plate svg={plates[index]} />
                <span className="board-belly" style={belly}>
                  {cards.map((card) => (
                    <Pictured key={card.word} card={card} />
                  ))}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
