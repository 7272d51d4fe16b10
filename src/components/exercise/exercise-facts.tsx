import '../../styles/facts.css';
import type { ReactNode } from 'react';
import { pages } from '../../content.ts';
import type { ExerciseCard } from '../../model/exercise-card.ts';
import { groupNames } from '../../model/group-names.ts';

interface Props {
  exercise: ExerciseCard;
  /** More terms, each with its description in a group of its own: HTML wants all of them so, or none. */
  children: ReactNode;
}

/** What an exercise trains, in plain words and in school terms, and for whom. */
export function ExerciseFacts({ exercise: { trains, term, group }, children }: Props) {
  const { facts } = pages.exercises;
  return (
    <dl className="facts">
      <div>
        <dt>{facts.trains}</dt>
        <dd>
          {trains} <small>{term}</small>
        </dd>
      </div>
      <div>
        <dt>{facts.group}</dt>
        <dd>{groupNames[group]}</dd>
      </div>
      {children}
    </dl>
  );
}
