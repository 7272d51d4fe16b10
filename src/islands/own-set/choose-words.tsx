import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { readTyped } from '../../maker/own-words/own-word.ts';
import type { WordsQuestion, WordThing } from '../../maker/questions.ts';
import { PickedWords } from './picked-words.tsx';
import { ShowThing } from './show-thing.tsx';
import { findWords, SieveWords, unsieved } from './sieve-words.tsx';
import { texts } from './texts.ts';

interface Props {
  question: WordsQuestion;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** These and no others, as far as they go together. */
  onFit: (words: readonly string[]) => void;
  /** A word that isn't offered. */
  onOwn: (word: string) => void;
}

/** Pictures with their words, to tick; sieves and a search box leave some of them. */
export const ChooseWords = memo(function ChooseWords({ question, chosen, onChange, onFit, onOwn }: Props) {
  const { words: offered, counted, field } = question;
  const [sieving, setSieving] = useState(unsieved);
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
  const isNarrowed = shown.length < offered.length;

  return (
    <fieldset className="set-things">
      <legend className="set-label">{question.question}</legend>
      {question.hint && <small>{question.hint}</small>}
      <SieveWords field={field} words={offered} sieving={sieving} onChange={setSieving} />
      <p className="set-row set-counts">
        <span role="status">
          <strong>{texts.things.chosen(picked.length, counted)}</strong>
          {isNarrowed && texts.words.found(shown.length)}
        </span>
        {isNarrowed && shown.length > 0 && (
          <>
            {shown.some(({ key }) => !known.has(key)) && (
              <button
                type="button"
                className="set-button"
                onClick={() => choose((key) => known.has(key) || names.has(key))}
              >
                {texts.words.also}
              </button>
            )}
            <button type="button" className="set-button" onClick={() => onFit([...names])}>
              {texts.words.only}
            </button>
          </>
        )}
        {!isNarrowed && chosen.length > 0 && (
          <button type="button" className="set-button" onClick={() => choose(() => false)}>
            {texts.things.dropAll}
          </button>
        )}
      </p>
      <PickedWords words={picked} onDrop={toggle} />
      {shown.length === 0 && (
        <NoWords
          search={sieving.search}
          onOwn={(word) => {
            setSieving({ ...sieving, search: '' });
            onOwn(word);
          }}
        />
      )}
      <ShowWords
        key={`${Object.values(sieving.set)} ${sieving.search}`}
        words={shown}
        atFirst={isNarrowed ? atFirst : 0}
        chosen={known}
        onToggle={toggle}
      />
    </fieldset>
  );
});

function NoWords({ search, onOwn }: { search: string; onOwn: (word: string) => void }) {
  const missing = readTyped(search);
  return (
    <p>
      {texts.words.none}{' '}
      {missing && (
        <button type="button" className="set-button" onClick={() => onOwn(missing)}>
          {texts.words.addOwn(missing)}
        </button>
      )}
    </p>
  );
}

interface ShowProps {
  words: readonly WordThing[];
  /** How many are shown before somebody asks for more. */
  atFirst: number;
  chosen: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/** Four rows on a phone of what somebody looks for; then as many as it draws at once. */
const atFirst = 12;
const step = 36;

function ShowWords({ words, atFirst, chosen, onToggle }: ShowProps) {
  const [count, setCount] = useState(atFirst);
  const more = words.length - count;
  return (
    <>
      <ul hidden={count === 0}>
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
          {count === 0 ? texts.words.showPictures(more) : texts.words.showMore(more)}
        </button>
      )}
    </>
  );
}
