import type { Moves } from '../../../board/moves.ts';
import { Plate } from '../../../board/stage/plate.tsx';
import { questionAt, type StoryCard, type StoryPile, type StoryShow, viewStory } from './show.ts';

interface Props {
  show: StoryShow;
  plates: readonly string[];
  moves: Moves;
  asked: number;
}

/** A card of each pile, one after the other; all of a story stay. A question lies over them. */
export function StoryStage({ show, plates, moves, asked }: Props) {
  const { drawn, isEnd } = viewStory(show, moves);
  const question = asked > 0 ? questionAt(show, asked) : undefined;
  return (
    <div className="board-stage" aria-live="polite">
      <p className="board-say">{isEnd ? 'Hoe komt het weer goed?' : 'Vertel maar …'}</p>
      <ul className={question ? 'board-story board-one' : 'board-story'}>
        {question ? (
          <PileCard pile={show.questions} card={question} plates={plates} />
        ) : (
          show.piles.map((pile, index) => (
            <PileCard key={pile.sign} pile={pile} card={drawn[index]} plates={plates} />
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
}

function PileCard({ pile: { colours, sign }, card, plates }: CardProps) {
  const [borderColor, backgroundColor] = colours;
  return (
    <li className={card ? 'board-told' : 'board-waits'} style={{ borderColor, backgroundColor }}>
      <Plate svg={plates[card ? card.plate : sign]} />
      {card && <span>{card.name}</span>}
    </li>
  );
}
