import { useEffect, useState } from 'react';
import { Pictured } from '../../../board/stage/pictured.tsx';
import { Plate } from '../../../board/stage/plate.tsx';
import type { BoardStage, StageProps } from '../../../board/stage/stage.ts';
import { rulesOfSearch, type SearchShow, viewSearch } from './show.ts';
import { texts } from './texts.ts';

/** The whole scene to look in; beside it, a circle for each thing that is found. */
function Stage({ show, plates, moves, onMove }: StageProps<SearchShow>) {
  const view = viewSearch(show, moves);
  const [other, setOther] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pointed at before is over
  useEffect(() => setOther(undefined), [moves.length]);
  if (!view) return null;
  const { scene, plate, found, count } = view;
  const latest = found.at(-1);
  const say = other ?? latest?.word;
  return (
    <div className="board-stage board-search" data-picks>
      <div className="board-scene">
        <Plate svg={plates[plate]} />
        {scene.things.map((thing, index) => {
          const { word, isTarget, left, top, width, height } = thing;
          const isFound = found.includes(thing);
          return (
            <button
              key={word}
              type="button"
              aria-label={word}
              aria-pressed={isFound}
              style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
              onClick={() => (isTarget && !isFound ? onMove(index + 1) : setOther(word))}
            />
          );
        })}
      </div>
      <div className="board-beside">
        <p className="board-sound">{texts.sound(scene.sound)}</p>
        <ol className="board-circles" aria-label={texts.found}>
          {Array.from({ length: count }, (_, index) => {
            const card = found[index];
            return <li key={card?.word ?? index}>{card && <Pictured card={card} />}</li>;
          })}
        </ol>
        <p className="board-say" aria-live="polite">
          {found.length === count && !other ? scene.talk : say}
        </p>
      </div>
    </div>
  );
}

export const stage: BoardStage<SearchShow> = {
  rules: rulesOfSearch,
  introduce: ({ scenes }) => scenes.map(({ sound }) => texts.sound(sound)),
  howTo: () => texts.howTo,
  ending: () => texts.ending,
  says: (show, moves) => viewSearch(show, moves)?.found.at(-1)?.word,
  isRight: (_, moves) => moves.length > 1,
  goingOn: () => texts.goingOn,
  Stage,
};
