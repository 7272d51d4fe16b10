import { useHref } from 'react-router-dom';
import type { ExerciseCard } from '../model/exercise-card.ts';
import { exercisePicture } from '../model/illustrations.ts';
import { Picture } from './picture.tsx';

export function ExerciseSheet({ exercise }: { exercise: ExerciseCard }) {
  const { slug, title, description, trains, term, group, filename, path } = exercise;
  return (
    <article className="exercise" id={slug} aria-labelledby={`${slug}-titel`}>
      <div className="exercise-preview">
        <Picture name={exercisePicture(slug)} size={120} />
      </div>
      <div className="exercise-words">
        <h2 id={`${slug}-titel`}>{title}</h2>
        <p>{description}</p>
        <dl>
          <div>
            <dt>Oefent</dt>
            <dd>
              {trains} <small>{term}</small>
            </dd>
          </div>
          <div>
            <dt>Groep</dt>
            <dd>{group}</dd>
          </div>
        </dl>
        <p className="exercise-files">
          <a className="button" href={useHref(path)} download aria-describedby={`${slug}-titel`}>
            Download PDF
          </a>
          <small>{filename}</small>
        </p>
      </div>
    </article>
  );
}
