import { type ComponentType, useEffect, useState } from 'react';
import { Failure } from './failure.tsx';
import { texts } from './texts.ts';

interface Props<Data extends object> {
  summary: string;
  /** The same function each time. */
  load: () => Promise<ComponentType<Data>>;
  data: Data;
}

/** A part that most go without: it is fetched when somebody opens it, and is there as long as it is open. */
export function LaterPart<Data extends object>({ summary, load, data }: Props<Data>) {
  const [isOpen, setOpen] = useState(false);
  const [Part, setPart] = useState<ComponentType<Data>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    load().then(
      (part) => setPart(() => part),
      () => setFailed(true),
    );
  }, [isOpen, load]);
  return (
    <details className="set-later" onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>{summary}</summary>
      {isOpen && Part && <Part {...data} />}
      {isOpen && !Part && (hasFailed ? <Failure restart={reload} /> : <p role="status">{texts.loading}</p>)}
    </details>
  );
}

/** A browser remembers that a file did not come, as long as the page stands; all choices are in its address. */
const reload = (): void => location.reload();
