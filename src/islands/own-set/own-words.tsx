import { useMemo, useState } from 'react';
import {
  faultIn,
  type KnownWord,
  mostOwnWords,
  nameOf,
  type OwnWord,
  proposeAmong,
  readTyped,
} from '../../maker/own-words/own-word.ts';
import { readList } from '../../maker/own-words/read-list.ts';
import type { WordsQuestion } from '../../maker/questions.ts';
import { NearWords } from './near-words.tsx';
import { OnlyMine } from './only-mine.tsx';
import { ShowOwnWord } from './show-own-word.tsx';
import { findNear, tellTyped } from './tell-typed.ts';
import { texts } from './texts.ts';
import type { Photos } from './use-photos.ts';

interface Props {
  question: WordsQuestion;
  own: readonly OwnWord[];
  chosen: readonly string[];
  /** Of the site's own printable. */
  shipped: readonly string[];
  /** Words that are offered nowhere, but have a picture. */
  unsure: readonly KnownWord[];
  photos: Photos;
  /** Words that are new are chosen too. */
  onChange: (own: readonly OwnWord[], added?: readonly string[]) => void;
  onChoose: (words: readonly string[]) => void;
  onPhoto: (word: string, file: File | undefined) => void;
  onCut: (word: string, from: number) => void;
}

/** Words that the visitor types or pastes, what we hear in them, and a photo for who wants one. */
export function OwnWords({
  question,
  own,
  chosen,
  shipped,
  unsure,
  photos,
  onChange,
  onChoose,
  onPhoto,
  onCut,
}: Props) {
  const [typed, setTyped] = useState('');
  /** What was put there last: what is told of it is what holds now. */
  const [added, setAdded] = useState<readonly string[]>();
  /** All that was put there. */
  const [given, setGiven] = useState<readonly string[]>([]);
  const known = useMemo(
    () =>
      new Map(
        [...question.words.map(({ key }) => key), ...own.map(nameOf)].map((key) => [key.toLowerCase(), key]),
      ),
    [question, own],
  );

  const findUnsure = (word: string) =>
    unsure.find((one) => one.word.toLowerCase() === word.trim().toLowerCase());

  const add = () => {
    const words = readList(
      typed,
      (word) => known.has(word.toLowerCase()) || findUnsure(word) !== undefined,
    ).map((word) => known.get(word.toLowerCase()) ?? findUnsure(word)?.word ?? readTyped(word) ?? word);
    setAdded(words);
    if (words.length === 0) return;
    const fresh = words
      .filter((word) => !known.has(word.toLowerCase()) && !faultIn(word))
      .slice(0, mostOwnWords - own.length);
    const taken = words.filter((word) => known.has(word.toLowerCase()) || fresh.includes(word));
    setTyped(words.filter((word) => !taken.includes(word)).join('\n'));
    if (taken.length === 0) return;
    setGiven([...new Set([...given, ...taken])]);
    onChange([...own, ...fresh.map((word) => proposeAmong(word, unsure))], taken);
  };
  const mine = [...new Set([...own.map(nameOf), ...given])].filter((word) => chosen.includes(word));
  const now = { question, own: own.map(nameOf), chosen, photos, unsure };
  const told = added && tellTyped(added, now);
  /** In the place of a word without a picture comes one that has it. */
  const takeInstead = (word: string, other: string) => {
    const swap = (words: readonly string[]) => words.map((one) => (one === word ? other : one));
    setAdded(added && swap(added));
    setGiven([...new Set([...swap(given), other])]);
    onChange(
      own.filter((one) => nameOf(one) !== word),
      [other],
    );
  };
  /** What we could not take was told. */
  const left = added?.filter((word) => !known.has(word.toLowerCase())).join('\n');
  const isWaiting = typed.trim() !== '' && typed !== left;
  const id = `eigen-set-${question.field}-woord`;

  return (
    <section className="set-own">
      <div>
        <p className="set-own-label">
          <label className="set-label" htmlFor={id}>
            {texts.own.label}
          </label>
          <small id={`${id}-uitleg`}>{texts.own.hint}</small>
        </p>
        <p className="set-row">
          <textarea
            id={id}
            rows={1}
            autoComplete="off"
            autoCapitalize="none"
            ref={(field) => field?.setCustomValidity(isWaiting ? texts.own.waiting(typed.trim()) : '')}
            value={typed}
            aria-describedby={`${id}-uitleg`}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey) return;
              event.preventDefault();
              add();
            }}
          />
          <button type="button" className="set-button" onClick={add}>
            {texts.own.add}
          </button>
        </p>
        <div role="status">
          {told?.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <NearWords field={question.field} near={findNear(now)} onTake={takeInstead} />
        </div>
        {told && mine.length > 0 && (
          <OnlyMine mine={mine} chosen={chosen} shipped={shipped} onChoose={onChoose} />
        )}
      </div>
      {own.length > 0 && (
        <ul>
          {own.map((one) => (
            <ShowOwnWord
              key={nameOf(one)}
              own={one}
              question={question}
              photo={photos[nameOf(one)]}
              onChange={(changed) => onChange(own.map((other) => (other === one ? changed : other)))}
              onRemove={() => onChange(own.filter((other) => other !== one))}
              onPhoto={(file) => onPhoto(nameOf(one), file)}
              onCut={(from) => onCut(nameOf(one), from)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
