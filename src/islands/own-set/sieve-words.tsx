import { useMemo } from 'react';
import type { WordThing } from '../../maker/questions.ts';
import { texts } from './texts.ts';
import { soundSieves, themeSieve, type WordSieve } from './word-sieves.ts';

/** What each sieve is set to, by its label, and what is looked for. */
export interface Sieving {
  readonly set: Readonly<Record<string, string>>;
  readonly search: string;
}

/** By theme alone, where one is known. */
export const sievedTo = (theme: string | undefined): Sieving => ({
  set: theme ? { [themeSieve.label]: theme } : {},
  search: '',
});

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
      (sought === '' || [word.name, word.remark, ...word.alsoNamed].join(' ').toLowerCase().includes(sought)),
  );
}

interface Props {
  /** Of the question: a page may have several. */
  field: string;
  words: readonly WordThing[];
  sieving: Sieving;
  onChange: (sieving: Sieving) => void;
}

const setTo = (sieving: Sieving, { label }: WordSieve, value: string): Sieving => ({
  ...sieving,
  set: { ...sieving.set, [label]: value },
});

/** By far the most is looked for by theme. */
export const SieveByTheme = ({ field, words, sieving, onChange }: Props) => (
  <Sieve
    className="set-theme"
    field={field}
    sieve={themeSieve}
    words={words}
    value={themeIn(sieving)}
    onChange={(value) => onChange(setTo(sieving, themeSieve, value))}
  />
);

export const themeIn = ({ set }: Sieving): string => set[themeSieve.label] ?? '';

/** Whether something else than its theme is asked of a word. */
export const isSought = ({ set, search }: Sieving): boolean =>
  search !== '' || soundSieves.some(({ label }) => set[label]);

export function SieveWords({ field, words, sieving, onChange }: Props) {
  const searchId = `eigen-set-${field}-zoek`;
  return (
    <>
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
      <details>
        <summary>{texts.words.searchMore}</summary>
        <div className="set-sieve">
          {soundSieves.map((sieve) => (
            <Sieve
              key={sieve.label}
              field={field}
              sieve={sieve}
              words={words}
              value={sieving.set[sieve.label] ?? ''}
              onChange={(value) => onChange(setTo(sieving, sieve, value))}
            />
          ))}
        </div>
      </details>
    </>
  );
}

interface SieveProps {
  className?: string;
  field: string;
  sieve: WordSieve;
  words: readonly WordThing[];
  value: string;
  onChange: (value: string) => void;
}

function Sieve({ className, field, sieve: { label, all, options }, words, value, onChange }: SieveProps) {
  const id = `eigen-set-${field}-${label.toLowerCase().replaceAll(' ', '-')}`;
  const offered = useMemo(() => options(words), [options, words]);
  return (
    <p className={className}>
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
