import '../styles/button.css';
import './exercise-sheet.css';
import { publicAddress } from '../base.ts';
import { tipGroups } from '../content.ts';
import { addresses } from '../model/addresses.ts';
import type { ExerciseCard } from '../model/exercise-card.ts';
import { tipsLeadingTo } from '../model/tips-leading-to.ts';
import { Preview } from './preview.tsx';

const groupNames: Record<ExerciseCard['group'], string> = {
  '1': 'Groep 1',
  '2': 'Groep 2',
  '1/2': 'Groep 1 en 2',
};

export function ExerciseSheet({ exercise }: { exercise: ExerciseCard }) {
  const { slug, title, description, trains, term, group, colour, filename, path, lineArtPath, pages } =
    exercise;
  const tips = tipsLeadingTo('exercise', slug, tipGroups);
  const titleId = `${slug}-titel`;
  return (
    <article className={`exercise ${colour}`} id={slug} aria-labelledby={titleId}>
      <div className="exercise-preview cut-paper">
        <div className="printed-sheet">
          <Preview slug={slug} />
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
          <dt>Telt</dt>
          <dd>{pages} pagina's</dd>
          {tips.length > 0 && (
            <>
              <dt>Tip</dt>
              {tips.map(({ id, title }) => (
                <dd key={id}>
                  <a href={publicAddress(addresses.tip(id))}>{title}</a>
                </dd>
              ))}
            </>
          )}
        </dl>
        <p>
          <a className="button cut-paper" href={publicAddress(path)} download aria-describedby={titleId}>
            Download PDF
          </a>{' '}
          <a className="line-art" href={publicAddress(lineArtPath)} download aria-describedby={titleId}>
            In zwart-wit
          </a>
        </p>
        <p className="filename">{filename}</p>
      </div>
    </article>
  );
}
