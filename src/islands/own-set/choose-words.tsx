import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { isTyped } from '../../maker/own-words/own-word.ts';
import type { WordsQuestion, WordThing } from '../../maker/questions.ts';
import { themeOf } from '../../maker/theme-of.ts';
import type { UnsureWord } from '../../workshop/protocol.ts';
import { BesideFound } from './beside-found.tsx';
import { Chosen } from './chosen.tsx';
import { Fold } from './fold.tsx';
import { lackingOf } from './lacking.ts';
import { LackingWords } from './lacking-words.tsx';
import { PickedWords } from './picked-words.tsx';
import { ShowThing } from './show-thing.tsx';
import { findWords, isSought, SieveByTheme, SieveWords, sievedTo, themeIn } from './sieve-words.tsx';
import { texts } from './texts.ts';

interface Props {
  question: WordsQuestion;
  chosen: readonly string[];
  /** The words that were chosen many at once, where it is what came of them. */
  fitted: readonly string[];
  /** Words that are offered nowhere, for who looks for one. */
  unsure: readonly UnsureWord[];
  onChange: (chosen: string[]) => void;
  /** These and no others, as far as they go together. */
  onFit: (words: readonly string[]) => void;
  /** A word that isn't offered. */
  onOwn: (word: string) => void;
  /** A theme that is looked for; empty for any. */
  onTheme: (theme: string) => void;
}

/** Words by their theme; and, for who wants to look at each, pictures to tick that sieves and a search box leave some of. */
export const ChooseWords = memo(function ChooseWords({
  question,
  chosen,
  fitted,
  unsure,
  onChange,
  onFit,
  onOwn,
  onTheme,
}: Props) {
  const { words: offered, counted, field } = question;
  const about = useMemo(() => themeOf(chosen, offered), [chosen, offered]);
  /** Whoever comes for a set about a theme finds it there. */
  const [sieving, setSieving] = useState(() => sievedTo(about));
  const [isThemePicked, setThemePicked] = useState(false);
  const shown = useMemo(() => findWords(offered, sieving), [offered, sieving]);
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
  const names = new Set(shown.map(({ key }) => key));
  /** Words that were typed stay with those that are chosen many at once. */
  const others = picked.filter(({ key, shows }) => names.has(key) || !isTypedWord(shows));
  const isAlone =
    String(fitted) === String([...names]) || String(others.map(({ key }) => key)) === String([...names]);
  const theme = themeIn(sieving);
  const isNarrowed = shown.length < offered.length;

  const isAllIn = shown.every(({ key }) => known.has(key));
  /** Of what is all that is chosen there is nothing to ask. */
  const narrow = isNarrowed && shown.length > 0 && !(isAlone && isAllIn) && (
    <p className="set-row set-counts">
      <span role="status">{texts.words.found(shown.length)}</span>
      {!isAllIn && (
        <button
          type="button"
          className="set-button"
          onClick={() => choose((key) => known.has(key) || names.has(key))}
        >
          {texts.words.also}
        </button>
      )}
      {!isAlone && (
        <button type="button" className="set-button" onClick={() => onFit([...names])}>
          {texts.words.only}
        </button>
      )}
    </p>
  );

  /** Who came with a theme did not ask, and wants to print. */
  const lacking = (
    <LackingWords field={field} theme={theme} {...lackingOf(theme, unsure, offered)} onOwn={onOwn} />
  );

  return (
    <fieldset className="set-things">
      <legend className="set-label">{question.question}</legend>
      <SieveByTheme
        field={field}
        words={offered}
        sieving={sieving}
        onChange={(next) => {
          setSieving(next);
          setThemePicked(true);
          onTheme(themeIn(next));
        }}
      />
      {isThemePicked && !isSought(sieving) && narrow}
      {isThemePicked && lacking}
      <Chosen things={picked} counted={counted} theme={about} />
      <Fold name={texts.things.open(counted)}>
        {question.hint && <small>{question.hint}</small>}
        {!isThemePicked && lacking}
        <SieveWords field={field} words={offered} sieving={sieving} onChange={setSieving} />
        {(!isThemePicked || isSought(sieving)) && narrow}
        <BesideFound
          search={sieving.search}
          isNothing={shown.length === 0}
          unsure={unsure.filter(({ word }) => offered.every(({ key }) => key !== word))}
          onOwn={(word) => {
            setSieving({ ...sieving, search: '' });
            onOwn(word);
          }}
        />
        {picked.length > 0 && (
          <p>
            <button type="button" className="set-button" onClick={() => choose(() => false)}>
              {texts.things.dropAll}
            </button>
          </p>
        )}
        <PickedWords words={picked} onDrop={toggle} />
        <ShowWords
          key={`${Object.values(sieving.set)} ${sieving.search}`}
          words={shown}
          chosen={known}
          onToggle={toggle}
        />
      </Fold>
    </fieldset>
  );
});

const isTypedWord = (shows: WordThing['shows']): boolean => typeof shows === 'string' && isTyped(shows);

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
          {texts.words.showMore(more)}
        </button>
      )}
    </>
  );
}
