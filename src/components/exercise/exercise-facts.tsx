import '../../styles/facts.css';
import type { ReactNode } from 'react';
import type { ExerciseCard } from '../../model/exercise-card.ts';
import { groupNames } from '../../model/group-names.ts';

interface Props {
  exercise: ExerciseCard;
  /** Further terms, each with what it says. */
  children: ReactNode;
}

/** What it trains, in plain words and in those of the school, and for whom. */
export function ExerciseFacts({ exercise: { trains, term, group }, children }: Props) {
  return (
    <dl className="facts">
      <dt>Oefent</dt>
      <dd>
        {trains} <small>{term}</small>
      </dd>
      <dt>Voor</dt>
      <dd>{groupNames[group]}</dd>
      {children}
    </dl>
  );
}
