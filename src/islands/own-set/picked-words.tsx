import { useState } from 'react';
import type { WordThing } from '../../maker/questions.ts';
import { texts } from './texts.ts';

interface Props {
  words: readonly WordThing[];
  onDrop: (key: string) => void;
}

/** Three lines on a phone. */
const atFirst = 9;

/** What is chosen, in short: a tap takes one away. */
export function PickedWords({ words, onDrop }: Props) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? words : words.slice(0, atFirst);
  const more = words.length - shown.length;
  return (
    <ul className="set-picked">
      {shown.map(({ key, name }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={texts.words.drop(name)}
            onClick={({ currentTarget }) => {
              currentTarget.parentElement?.nextElementSibling?.querySelector('button')?.focus();
              onDrop(key);
            }}
          >
            {name} <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      {more > 0 && (
        <li>
          <button type="button" onClick={() => setWhole(true)}>
            {texts.words.andMore(more)}
          </button>
        </li>
      )}
    </ul>
  );
}
