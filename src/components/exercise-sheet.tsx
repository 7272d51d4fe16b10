import { publicAddress } from '../base.ts';
import type { ExerciseCard } from '../model/exercise-card.ts';
import { exerciseLook } from '../model/illustrations.ts';
import { Picture } from './picture.tsx';

const groupNames: Record<ExerciseCard['group'], string> = {
  '1': 'Groep 1',
  '2': 'Groep 2',
  '1/2': 'Groep 1 en 2',
};

export function ExerciseSheet({ exercise }: { exercise: ExerciseCard }) {
  const { slug, title, description, trains, term, group, filename, path } = exercise;
  const titleId = `${slug}-titel`;
  const { picture, colour } = exerciseLook(slug);
  return (
    <article className={`exercise ${colour}`} id={slug} aria-labelledby={titleId}>
      <div className="exercise-preview">
        <div className="printed-sheet">
          <Picture name={picture} size={120} />
        </div>
      </div>
      <div className="exercise-words">
        <h2 id={titleId}>{title}</h2>
        <p>{description}</p>
        <dl>
          <dt>Oefent</dt>
          <dd>
            {trains} <small>{term}</small>
          </dd>
          <dt>Voor</dt>
          <dd>{groupNames[group]}</dd>
        </dl>
        <p>
          <a className="button" href={publicAddress(path)} download aria-describedby={titleId}>
            Download PDF
          </a>
        </p>
        <p className="filename">{filename}</p>
      </div>
    </article>
  );
}
