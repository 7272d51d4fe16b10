import { Plate } from '../../../board/stage/plate.tsx';
import type { BoardStage, StageProps } from '../../../board/stage/stage.ts';
import {
  questionAt,
  rulesOfStory,
  type StoryCard,
  type StoryPile,
  type StoryShow,
  viewStory,
} from './show.ts';
import { texts } from './texts.ts';

/** A card of each pile, one after the other; all of a story stay. A question lies over them. */
function Stage({ show, plates, moves, asked }: StageProps<StoryShow>) {
  const { drawn, isEnd } = viewStory(show, moves);
  const question = asked > 0 ? questionAt(show, asked) : undefined;
  const newest = isEnd ? undefined : drawn.findLast((card) => card !== undefined);
  return (
    <div className="board-stage" aria-live="polite">
      <p className="board-say">{isEnd ? texts.end : texts.tell}</p>
      <ul className={question ? 'board-story board-one' : 'board-story'}>
        {question ? (
          <PileCard pile={show.questions} card={question} plates={plates} />
        ) : (
          show.piles.map((pile, index) => (
            <PileCard
              key={pile.sign}
              pile={pile}
              card={drawn[index]}
              plates={plates}
              isNewest={drawn[index] === newest && newest !== undefined}
            />
          ))
        )}
      </ul>
    </div>
  );
}

interface CardProps {
  pile: StoryPile;
  /** Absent while only the sign of its pile lies there. */
  card: StoryCard | undefined;
  plates: readonly string[];
  isNewest?: boolean;
}

function PileCard({ pile: { colours, sign }, card, plates, isNewest = false }: CardProps) {
  const [borderColor, backgroundColor] = colours;
  const look = card ? 'board-told' : 'board-sign';
  return (
    <li className={isNewest ? `${look} board-newest` : look} style={{ borderColor, backgroundColor }}>
      <Plate svg={plates[card ? card.plate : sign]} />
      {card && <span>{card.name}</span>}
    </li>
  );
}

export const stage: BoardStage<StoryShow> = {
  rules: rulesOfStory,
  introduce: () => texts.intro,
  howTo: () => texts.howTo,
  ending: () => texts.ending,
  says: (show, moves) => viewStory(show, moves).drawn.findLast((card) => card !== undefined)?.name,
  goingOn: () => texts.goingOn,
  question: texts.question,
  Stage,
};
