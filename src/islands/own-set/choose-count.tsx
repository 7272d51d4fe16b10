import { useEffect, useState } from 'react';
import type { CountQuestion } from '../../maker/questions.ts';
import { texts } from './texts.ts';

interface Props {
  question: CountQuestion;
  count: number;
  onChange: (count: number) => void;
}

const toCount = (typed: string): number | undefined => (/^\d+$/.test(typed) ? Number(typed) : undefined);

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
  const asked = toCount(typed);
  const nearest = asked === undefined ? count : Math.min(most, Math.max(least, asked));
  const isPossible = (number: number | undefined): number is number =>
    number !== undefined && number >= least && number <= most;
  const isTooMany = asked !== undefined && asked > most;
  const id = `eigen-set-${field}`;
  return (
    <p className="set-count">
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
        aria-describedby={hint && `${id}-uitleg`}
        aria-invalid={isRefused || isTooMany}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setRefused(false);
          const now = toCount(value);
          if (isPossible(now)) onChange(now);
        }}
        onBlur={() => setRefused(!isPossible(asked))}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {(isRefused || isTooMany) && (
        <>
          <strong role="alert">{texts.count.refused(least, most, counted)}</strong>{' '}
          <button
            type="button"
            className="set-button"
            onClick={() => {
              setTyped(String(nearest));
              setRefused(false);
              onChange(nearest);
            }}
          >
            {texts.count.take(nearest, counted)}
          </button>
        </>
      )}
      {hint && <small id={`${id}-uitleg`}>{hint}</small>}
    </p>
  );
}
