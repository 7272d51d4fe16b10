import { longClass } from '../../../board/stage/big-card.tsx';
import { Pictured } from '../../../board/stage/pictured.tsx';
import type { BoardStage, StageProps } from '../../../board/stage/stage.ts';
import { type MemoryShow, rulesOfMemory, viewMemory } from './show.ts';
import { texts } from './texts.ts';

/** All cards as they lie, with a number on the back of each to call it by. */
function Stage({ show, moves, onMove }: StageProps<MemoryShow>) {
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
              aria-label={isOpen ? card.word : texts.card(place + 1)}
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

export const stage: BoardStage<MemoryShow> = {
  rules: rulesOfMemory,
  introduce: ({ tables }) => tables.map(({ name, pairs }) => texts.table(name, pairs)),
  goingOn: texts.goingOn,
  Stage,
};
