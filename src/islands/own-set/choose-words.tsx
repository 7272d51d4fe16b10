import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { readTyped } from '../../maker/own-words/own-word.ts';
import type { WordsQuestion, WordThing } from '../../maker/questions.ts';
import { countThings } from '../../maker/texts.ts';
import { PickedWords } from './picked-words.tsx';
import { ShowThing } from './show-thing.tsx';
import { soundSieves, themeSieve, type WordSieve } from './word-sieves.ts';

const sieves = [themeSieve, ...soundSieves];

interface Props {
  question: WordsQuestion;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** These and no others, as far as they go together. */
  onFit: (words: readonly string[]) => void;
  /** A word that isn't offered. */
  onOwn: (word: string) => void;
}

/** Pictures with their words, to tick; sieves and a search box leave some of them. A theme is chosen as a whole. */
export const ChooseWords = memo(function ChooseWords({ question, chosen, onChange, onFit, onOwn }: Props) {
  const { words: offered, counted } = question;
  /** By the label of the sieve. */
  const [sieved, setSieved] = useState<Readonly<Record<string, string>>>({});
  const [search, setSearch] = useState('');
  const shown = useMemo(() => findWords(offered, sieved, search), [offered, sieved, search]);
  const known = useMemo(() => new Set(chosen), [chosen]);
  const latest = useRef(known);
  latest.current = known;
  /** In the order in which they are offered, however they were chosen. */
  const choose = useCallback(
    (isChosen: (key: string) => boolean) => onChange(offered.map(({ key }) => key).filter(isChosen)),
    [offered, onChange],
  );
  const toggle = useCallback(
    (toggled: string) => choose((key) => latest.current.has(key) !== (key === toggled)),
    [choose],
  );
  const picked = useMemo(() => offered.filter(({ key }) => known.has(key)), [offered, known]);
  const chooseTheme = (theme: string) => {
    const words = findWords(offered, { ...sieved, [themeSieve.label]: theme }, search);
    if (theme !== '' && words.length > 0) onFit(words.map(({ key }) => key));
  };
  const showSieve = (sieve: WordSieve, onChoose?: (value: string) => void) => (
    <Sieve
      key={sieve.label}
      field={question.field}
      sieve={sieve}
      words={offered}
      value={sieved[sieve.label] ?? ''}
      onChange={(value) => {
        setSieved((now) => ({ ...now, [sieve.label]: value }));
        onChoose?.(value);
      }}
    />
  );
  const names = new Set(shown.map(({ key }) => key));
  const missing = readTyped(search);
  const isNarrowed = shown.length < offered.length;

  return (
    <fieldset className="set-things">
      <legend className="set-label">{question.question}</legend>
      {question.hint && <small>{question.hint}</small>}
      <div className="set-sieve">
        {showSieve(themeSieve, chooseTheme)}
        <p>
          <label className="set-label" htmlFor={`eigen-set-${question.field}-zoek`}>
            Zoek een woord
          </label>
          <input
            id={`eigen-set-${question.field}-zoek`}
            type="search"
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </p>
      </div>
      <details>
        <summary>Zoek op klank, rijm of letters</summary>
        <div className="set-sieve">{soundSieves.map((sieve) => showSieve(sieve))}</div>
      </details>
      <p className="set-row set-counts">
        <span role="status">
          <strong>{countThings(picked.length, counted)} gekozen</strong>
          {isNarrowed && `, ${shown.length} gevonden`}
        </span>
        {isNarrowed && shown.length > 0 && (
          <>
            <button type="button" className="set-button" onClick={() => onFit([...names])}>
              Kies alleen deze
            </button>
            <button
              type="button"
              className="set-button"
              onClick={() => choose((key) => known.has(key) || names.has(key))}
            >
              Kies deze erbij
            </button>
          </>
        )}
        {!isNarrowed && chosen.length > 0 && (
          <button type="button" className="set-button" onClick={() => choose(() => false)}>
            Haal alles weg
          </button>
        )}
      </p>
      <PickedWords words={picked} onDrop={toggle} />
      {shown.length === 0 && (
        <p>
          Dat hebben we hier niet.{' '}
          {missing && (
            <button
              type="button"
              className="set-button"
              onClick={() => {
                setSearch('');
                onOwn(missing);
              }}
            >
              Zet ‘{missing}’ bij je eigen woorden
            </button>
          )}
        </p>
      )}
      <ShowWords key={`${Object.values(sieved)} ${search}`} words={shown} chosen={known} onToggle={toggle} />
    </fieldset>
  );
});

function findWords(
  offered: readonly WordThing[],
  sieved: Readonly<Record<string, string>>,
  search: string,
): readonly WordThing[] {
  const set = sieves.flatMap(({ label, through }) => (sieved[label] ? through(sieved[label]) : []));
  const sought = search.trim().toLowerCase();
  return offered.filter(
    (word) =>
      set.every((lets) => lets(word)) && (sought === '' || `${word.name} ${word.remark}`.includes(sought)),
  );
}

interface ShowProps {
  words: readonly WordThing[];
  chosen: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/** Four rows on a phone; then as many as it draws at once. */
const atFirst = 12;
const step = 36;

function ShowWords({ words, chosen, onToggle }: ShowProps) {
  const [count, setCount] = useState(atFirst);
  const more = words.length - count;
  return (
    <>
      <ul>
        {words.slice(0, count).map((word) => (
          <ShowThing
            key={word.key}
            thing={word}
            sketch={undefined}
            isChosen={chosen.has(word.key)}
            onToggle={onToggle}
          />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="set-button" onClick={() => setCount(count + step)}>
          Toon meer woorden (nog {more})
        </button>
      )}
    </>
  );
}

interface SieveProps {
  /** Of the question: a page may have several. */
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
