import '../../styles/button.css';
import './downloads.css';
import { publicAddress } from '../../base.ts';
import type { ExerciseCard } from '../../model/exercise-card.ts';

interface Props {
  exercise: ExerciseCard;
  /** The id of the title that says what is downloaded. */
  titleId: string;
}

/** The PDF of an exercise, and more quietly the same as line art. */
export function Downloads({ exercise: { filename, path, lineArtPath }, titleId }: Props) {
  return (
    <>
      <p className="downloads">
        <a className="button cut-paper" href={publicAddress(path)} download aria-describedby={titleId}>
          Download PDF
        </a>{' '}
        <a className="line-art" href={publicAddress(lineArtPath)} download aria-describedby={titleId}>
          In zwart-wit
        </a>
      </p>
      <p className="filename">{filename}</p>
    </>
  );
}
