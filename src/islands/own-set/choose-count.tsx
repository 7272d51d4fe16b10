import { useEffect, useState } from 'react';
import type { CountQuestion } from '../../maker/questions.ts';
import { texts } from './texts.ts';

interface Props {
  question: CountQuestion;
  count: number;
  onChange: (count: number) => void;
}

/** What is typed stands there as it is typed; only a number that can be counts. */
export function ChooseCount({
  question: { field, question, hint, counted, least, most },
  count,
  onChange,
}: Props) {
  const [typed, setTyped] = useState(String(count));
  /** Said when the field is left: whoever still types has the 1 of 12 there. */
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    setTyped(String(count));
    setRefused(false);
  }, [count]);
  const isPossible = (text: string) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
  const id = `eigen-set-${field}`;
  return (
    <p>
      <label className="set-label" htmlFor={id}>
        {question}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={typed}
        aria-describedby={`${id}-uitleg`}
        aria-invalid={isRefused}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          if (!isPossible(value)) return;
          setRefused(false);
          onChange(Number(value));
        }}
        onBlur={() => setRefused(!isPossible(typed))}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {isRefused && <strong role="alert">{texts.count.refused(count)}</strong>}
      <small id={`${id}-uitleg`}>
        {hint} {texts.count.bounds(least, most, counted)}
      </small>
    </p>
  );
}
