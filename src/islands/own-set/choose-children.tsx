import { useEffect, useState } from 'react';
import type { ChildrenBounds } from '../../maker/choices.ts';

interface Props {
  count: number;
  bounds: ChildrenBounds;
  onChange: (changed: { children: number }) => void;
}

/** What is typed stands there as it is typed; only a number that can be counts. */
export function ChooseChildren({ count, bounds: { least, most }, onChange }: Props) {
  const [typed, setTyped] = useState(String(count));
  useEffect(() => setTyped(String(count)), [count]);
  const isPossible = (text: string) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
  return (
    <p>
      <label className="set-label" htmlFor="eigen-set-kinderen">
        Hoeveel kinderen spelen mee?
      </label>
      <input
        id="eigen-set-kinderen"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={typed}
        aria-describedby="eigen-set-kinderen-uitleg"
        aria-invalid={!isPossible(typed)}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          if (isPossible(value)) onChange({ children: Number(value) });
        }}
        onBlur={() => setTyped(String(count))}
      />
      <small id="eigen-set-kinderen-uitleg">
        Elk kind krijgt een andere kaart. Het kan met {least} tot en met {most} kinderen.
      </small>
    </p>
  );
}
