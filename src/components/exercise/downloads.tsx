import '../../styles/button.css';
import './downloads.css';
import { publicAddress } from '../../base.ts';
import { pages } from '../../content.ts';
import type { ExerciseCard } from '../../model/exercise-card.ts';

interface Props {
  exercise: ExerciseCard;
  /** The id of the title that says what is downloaded. */
  titleId: string;
}

/** The PDF of an exercise, and more quietly the same as line art. */
export function Downloads({ exercise: { filename, path, lineArtPath }, titleId }: Props) {
  const { colour, lineArt } = pages.exercises.download;
  return (
    <>
      <p className="downloads">
        <a className="button cut-paper" href={publicAddress(path)} download aria-describedby={titleId}>
          {colour}
        </a>{' '}
        <a className="line-art" href={publicAddress(lineArtPath)} download aria-describedby={titleId}>
          {lineArt}
        </a>
      </p>
      <p className="filename">{filename}</p>
    </>
  );
}
