import './exercise-sheet.css';
import { publicAddress } from '../../base.ts';
import { pages as texts, tipGroups } from '../../content.ts';
import { addresses } from '../../model/addresses.ts';
import type { ExerciseOfPage } from '../../model/exercise-page.ts';
import { fill } from '../../model/fill.ts';
import { exerciseIds } from '../../model/page-ids.ts';
import { tipsLeadingTo } from '../../model/tips-leading-to.ts';
import { Downloads } from './downloads.tsx';
import { ExerciseFacts } from './exercise-facts.tsx';
import { PrintedSheet } from './printed-sheet.tsx';

export function ExerciseSheet({ exercise }: { exercise: ExerciseOfPage }) {
  const { slug, title, description, colour, pages, hasOwnSet, hasBoard } = exercise;
  const { facts, length, ownSet } = texts.exercises;
  const page = publicAddress(addresses.exercise(slug));
  const tips = tipsLeadingTo('exercise', slug, tipGroups);
  const titleId = `${slug}-titel`;
  return (
    <article className={`exercise ${colour}`} id={slug} aria-labelledby={titleId}>
      <PrintedSheet exercise={exercise} />
      <div className="exercise-words">
        <h2 id={titleId}>
          <a href={page}>{title}</a>
        </h2>
        <p>{description}</p>
        <ExerciseFacts exercise={exercise}>
          <div>
            <dt>{facts.length}</dt>
            <dd>{fill(length, { n: pages })}</dd>
          </div>
          {tips.length > 0 && (
            <div>
              <dt>{facts.tip}</dt>
              {tips.map(({ id, title }) => (
                <dd key={id}>
                  <a href={publicAddress(addresses.tip(id))}>{title}</a>
                </dd>
              ))}
            </div>
          )}
        </ExerciseFacts>
        <Downloads exercise={exercise} titleId={titleId} />
        {hasOwnSet && (
          <a className="own-set-door" href={`${page}#${exerciseIds.set}`} aria-describedby={titleId}>
            {ownSet.heading}
          </a>
        )}{' '}
        {hasBoard && (
          <a className="own-set-door" href={`${page}#${exerciseIds.board}`} aria-describedby={titleId}>
            {ownSet.board}
          </a>
        )}
      </div>
    </article>
  );
}
