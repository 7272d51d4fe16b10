import type { SetChoices } from '../../maker/choices.ts';
import type { Questions } from '../../maker/questions.ts';
import { KeepSet } from './keep-set.tsx';
import { PlayAlso } from './play-also.tsx';
import type { Keeping } from './use-keeping.ts';

interface Props {
  /** Of the exercise. */
  slug: string;
  choices: SetChoices;
  questions: Questions;
  keeping: Keeping;
}

/** What can be done with a set beside printing and sharing it. */
export const AfterSet = ({ slug, choices, questions, keeping }: Props) => (
  <div className="own-set set-after">
    <PlayAlso slug={slug} choices={choices} questions={questions} />
    <KeepSet {...keeping} />
  </div>
);
