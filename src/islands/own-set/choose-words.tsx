import { memo, useMemo, useState } from 'react';
import type { WordsQuestion } from '../../maker/questions.ts';
import { countThings } from '../../maker/say.ts';
import { ShowThing } from './show-thing.tsx';

interface Props {
  question: WordsQuestion;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Pictures with their words, a theme or a sound at a time, to tick. */
export const ChooseWords = memo(function ChooseWords({ question, chosen, onChange }: Props) {
  const { words: offered, counted } = question;
  const [theme, setTheme] = useState('');
  const [sound, setSound] = useState('');
  const [search, setSearch] = useState('');
  const known = useMemo(() => new Set(chosen), [chosen]);
  const shown = offered.filter(
    (word) =>
      (theme === '' || word.theme === theme) &&
      (sound === '' || word.firstSound === sound) &&
      (search.trim() === '' || `${word.name} ${word.remark}`.includes(search.trim().toLowerCase())),
  );
  /** In the order in which they are offered, however they were chosen. */
  const choose = (isChosen: (word: string) => boolean) =>
    onChange(offered.map(({ key }) => key).filter(isChosen));
  const names = new Set(shown.map(({ key }) => key));
  const isNarrowed = shown.length < offered.length;

  return (
    <fieldset className="set-things">
      <legend className="set-label">{question.question}</legend>
      <div className="set-sieve">
        <Sieve
          label="Thema"
          all="Alle thema’s"
          options={offered.map((word) => word.theme)}
          value={theme}
          onChange={setTheme}
        />
        <Sieve
          label="Beginklank"
          all="Alle klanken"
          options={offered.map(({ firstSound }) => firstSound)}
          value={sound}
          onChange={setSound}
        />
        <p>
          <label className="set-label" htmlFor="eigen-set-zoek">
            Zoek een woord
          </label>
          <input
            id="eigen-set-zoek"
            type="search"
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </p>
      </div>
      <p className="set-row set-counts">
        <span role="status">
          <strong>{countThings(chosen.length, counted)} gekozen</strong>
          {isNarrowed && `, ${shown.length} in beeld`}
        </span>
        {isNarrowed && shown.length > 0 && (
          <>
            <button
              type="button"
              className="set-button"
              onClick={() => choose((word) => known.has(word) || names.has(word))}
            >
              Kies deze erbij
            </button>
            <button type="button" className="set-button" onClick={() => choose((word) => names.has(word))}>
              Kies alleen deze
            </button>
          </>
        )}
        {!isNarrowed && chosen.length > 0 && (
          <button type="button" className="set-button" onClick={() => choose(() => false)}>
            Haal alles weg
          </button>
        )}
      </p>
      {shown.length === 0 && <p>Zo’n woord kan hier niet meedoen. Zoek een ander.</p>}
      <ul>
        {shown.map((word) => (
          <ShowThing
            key={word.key}
            thing={word}
            sketch={undefined}
            isChosen={known.has(word.key)}
            onToggle={(toggled) => choose((key) => (key === toggled ? !known.has(key) : known.has(key)))}
          />
        ))}
      </ul>
    </fieldset>
  );
});

interface SieveProps {
  label: string;
  /** What lets all through. */
  all: string;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

function Sieve({ label, all, options, value, onChange }: SieveProps) {
  const id = `eigen-set-${label.toLowerCase()}`;
  const names = [...new Set(options)].sort((one, other) => one.localeCompare(other, 'nl'));
  return (
    <p>
      <label className="set-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{all}</option>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </p>
  );
}
