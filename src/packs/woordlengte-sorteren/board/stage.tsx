import { useEffect, useState } from 'react';
import { Pictured } from '../../../board/stage/pictured.tsx';
import { Plate } from '../../../board/stage/plate.tsx';
import type { BoardStage, StageProps } from '../../../board/stage/stage.ts';
import { Written } from '../../../board/stage/written.tsx';
import { rulesOfSort, type SortShow, viewSort } from './show.ts';
import { countClaps, texts } from './texts.ts';

/** A picture to clap, and the monsters that eat it: a child may point one out. */
function Stage({ show, plates, moves, onMove }: StageProps<SortShow>) {
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
          {isFed ? <Written text={now.clapped} /> : refused ? texts.again : texts.ask}
        </p>
        {isFed && (
          <span className="board-dots" role="img" aria-label={countClaps(claps)}>
            {now.pieces.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: ‘pa’ may stand twice in a word
              <i key={index} />
            ))}
          </span>
        )}
      </div>
      <ul className="board-monsters">
        {eaten.map((cards, index) => {
          const monster = show.monsters[index] ?? 0;
          const look = isFed && monster === claps ? 'board-eats' : refused === monster ? 'board-refuses' : '';
          return (
            <li key={plates[index]}>
              <button
                type="button"
                className={look}
                aria-disabled={isFed || undefined}
                aria-label={texts.monster(monster)}
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

export const stage: BoardStage<SortShow> = {
  rules: rulesOfSort,
  introduce: ({ cards }) => texts.intro(cards.length),
  howTo: () => texts.howTo,
  ending: ({ cards }) => texts.ending(cards.length),
  says: (show, moves) => viewSort(show, moves).now?.word,
  isRight: (show, moves) => viewSort(show, moves).isFed,
  goingOn: (_, { length }) => texts.goingOn[length % texts.goingOn.length],
  Stage,
};
