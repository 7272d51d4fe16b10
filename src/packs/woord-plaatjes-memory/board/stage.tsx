import type { Moves } from '../../../board/moves.ts';
import { longClass } from '../../../board/stage/big-card.tsx';
import { Pictured } from '../../../board/stage/pictured.tsx';
import { type MemoryShow, viewMemory } from './show.ts';

interface Props {
  show: MemoryShow;
  moves: Moves;
  onMove: (move: number) => void;
}

/** All cards as they lie, with a number on the back of each to call it by. */
export function MemoryStage({ show, moves, onMove }: Props) {
  const view = viewMemory(show, moves);
  if (!view) return null;
  const { table, found, open } = view;
  return (
    <ul className={table.cards.length > 12 ? 'board-memory board-many' : 'board-memory'} data-picks>
      {table.cards.map((card, place) => {
        const isFound = found.includes(place);
        const isOpen = isFound || open.includes(place);
        const look = isFound ? 'board-found' : isOpen ? undefined : 'board-closed';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card lies where it lies
          <li key={place}>
            <button
              type="button"
              className={look}
              aria-label={isOpen ? card.word : `Kaart ${place + 1}`}
              aria-disabled={isOpen || undefined}
              onClick={() => {
                if (!isOpen) onMove(place + 1);
              }}
            >
              {!isOpen && place + 1}
              {isOpen &&
                (card.isWord ? (
                  <span className={longClass(card.word)}>{card.word}</span>
                ) : (
                  <Pictured card={card} alt="" />
                ))}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
