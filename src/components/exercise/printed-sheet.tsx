import './printed-sheet.css';
import type { ExerciseCard } from '../../model/exercise-card.ts';
import { Preview } from '../pictures/preview.tsx';

interface Props {
  exercise: ExerciseCard;
  eager?: boolean;
}

/** A pack as a pile of paper. Decorative: the text next to it says what it is. */
export function PrintedSheet({ exercise: { slug, preview }, eager }: Props) {
  return (
    <div className="printed-sheet cut-paper">
      <span>
        <Preview slug={slug} page={preview} eager={eager} />
      </span>
    </div>
  );
}
