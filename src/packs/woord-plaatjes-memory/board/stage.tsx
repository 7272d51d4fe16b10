import { Pictured } from '../../../board/stage/pictured.tsx';
import { Plate } from '../../../board/stage/plate.tsx';
import type { BoardStage, StageProps } from '../../../board/stage/stage.ts';
import { Written } from '../../../board/stage/written.tsx';
import { inGroups, type MemoryShow, type MemoryView, rulesOfMemory, viewMemory } from './show.ts';
import { texts } from './texts.ts';

/** All cards as they lie, with a number on the back of each to call it by. */
function Stage({ show, plates, moves, onMove }: StageProps<MemoryShow>) {
  const view = viewMemory(show, moves);
  if (!view) return null;
  const cards = <Cards view={view} onMove={onMove} />;
  const { groups } = view;
  if (!groups) return cards;
  return (
    <div className="board-groups" data-picks>
      {cards}
      {texts.groups.map((name, index) => {
        const isTurn = groups.turn === index;
        return (
          <div key={name} className={isTurn ? 'board-group board-turn' : 'board-group'} role="status">
            <Plate svg={plates[index]} />
            <p>{name}</p>
            <p className="board-pairs">{texts.pairs(groups.pairs[index] ?? 0)}</p>
            <p>{isTurn && texts.onTurn}</p>
          </div>
        );
      })}
    </div>
  );
}

function Cards({
  view: { table, found, open },
  onMove,
}: Pick<StageProps<MemoryShow>, 'onMove'> & { view: MemoryView }) {
  return (
    <ul className={table.cards.length > 12 ? 'board-memory board-many' : 'board-memory'} data-picks>
      {table.cards.map((card, place) => {
        const isFound = found.includes(place);
        const isOpen = isFound || open.includes(place);
        const isJust = open.length === 0 && found.indexOf(place) >= found.length - 2;
        const look = isFound
          ? isJust
            ? 'board-found board-just'
            : 'board-found'
          : isOpen
            ? undefined
            : 'board-closed';
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
              {isOpen && (card.isWord ? <Written text={card} /> : <Pictured card={card} alt="" />)}
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
  remark: ({ tables, others }) =>
    others.length > 0 ? texts.others(Math.max(...tables.map(({ pairs }) => pairs)), others) : undefined,
  howTo: () => texts.howTo,
  ending: () => texts.ending,
  says(show, moves) {
    const view = viewMemory(show, moves);
    const last = view?.open.at(-1) ?? view?.found.at(-1);
    return last === undefined ? undefined : view?.table.cards[last]?.word;
  },
  isRight(show, moves) {
    const view = viewMemory(show, moves);
    return view !== undefined && view.open.length === 0 && view.found.at(-1) === (moves.at(-1) ?? 0) - 1;
  },
  otherWay(show, moves) {
    const view = viewMemory(show, moves);
    return view && moves.length === 1 ? { name: texts.twoGroups, move: inGroups(view.table) } : undefined;
  },
  goingOn: (show, moves) => (viewMemory(show, moves)?.open.length === 2 ? texts.turnBack : texts.turn),
  hint: texts.hint,
  Stage,
};
