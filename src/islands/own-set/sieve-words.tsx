import { useMemo } from 'react';
import type { WordThing } from '../../maker/questions.ts';
import { texts } from './texts.ts';
import { soundSieves, themeSieve, type WordSieve } from './word-sieves.ts';

/** What each sieve is set to, by its label, and what is looked for. */
export interface Sieving {
  readonly set: Readonly<Record<string, string>>;
  readonly search: string;
}

export const unsieved: Sieving = { set: {}, search: '' };

const sieves = [themeSieve, ...soundSieves];

export function findWords(offered: readonly WordThing[], { set, search }: Sieving): readonly WordThing[] {
  const through = sieves.flatMap((sieve) => {
    const value = set[sieve.label];
    return value ? sieve.through(value) : [];
  });
  const sought = search.trim().toLowerCase();
  return offered.filter(
    (word) =>
      through.every((lets) => lets(word)) &&
      (sought === '' || `${word.name} ${word.remark}`.toLowerCase().includes(sought)),
  );
}

interface Props {
  /** Of the question: a page may have several. */
  field: string;
  words: readonly WordThing[];
  sieving: Sieving;
  onChange: (sieving: Sieving) => void;
}

export function SieveWords({ field, words, sieving, onChange }: Props) {
  const searchId = `eigen-set-${field}-zoek`;
  const showSieve = (sieve: WordSieve) => (
    <Sieve
      key={sieve.label}
      field={field}
      sieve={sieve}
      words={words}
      value={sieving.set[sieve.label] ?? ''}
      onChange={(value) => onChange({ ...sieving, set: { ...sieving.set, [sieve.label]: value } })}
    />
  );
  return (
    <>
      <div className="set-sieve">
        {showSieve(themeSieve)}
        <p>
          <label className="set-label" htmlFor={searchId}>
            {texts.words.search}
          </label>
          <input
            id={searchId}
            type="search"
            autoComplete="off"
            value={sieving.search}
            onChange={(event) => onChange({ ...sieving, search: event.currentTarget.value })}
          />
        </p>
      </div>
      <details>
        <summary>{texts.words.searchMore}</summary>
        <div className="set-sieve">{soundSieves.map(showSieve)}</div>
      </details>
    </>
  );
}

interface SieveProps {
  field: string;
  sieve: WordSieve;
  words: readonly WordThing[];
  value: string;
  onChange: (value: string) => void;
}

function Sieve({ field, sieve: { label, all, options }, words, value, onChange }: SieveProps) {
  const id = `eigen-set-${field}-${label.toLowerCase().replaceAll(' ', '-')}`;
  const offered = useMemo(() => options(words), [options, words]);
  return (
    <p>
      <label className="set-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{all}</option>
        {offered.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </p>
  );
}
