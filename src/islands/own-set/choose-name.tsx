import { longestName } from '../../maker/choices.ts';
import type { NameQuestion } from '../../maker/questions.ts';
import { plainName } from '../../maker/set-address.ts';

interface Props {
  question: NameQuestion;
  name: string;
  onChange: (name: string) => void;
}

export function ChooseName({ question: { question, hint }, name, onChange }: Props) {
  return (
    <p>
      <label className="set-label" htmlFor="eigen-set-naam">
        {question}
      </label>
      <input
        id="eigen-set-naam"
        type="text"
        maxLength={longestName}
        autoComplete="off"
        value={name}
        aria-describedby="eigen-set-naam-uitleg"
        onChange={(event) => onChange(plainName(event.currentTarget.value))}
      />
      <small id="eigen-set-naam-uitleg">{hint}</small>
    </p>
  );
}
