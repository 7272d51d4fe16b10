import { useState } from 'react';
import {
  mostOwnWords,
  nameOf,
  type OwnWord,
  proposeWord,
  readTyped,
} from '../../maker/own-words/own-word.ts';
import type { WordsQuestion } from '../../maker/questions.ts';
import { ShowOwnWord } from './show-own-word.tsx';
import { texts } from './texts.ts';
import type { Photos } from './use-photos.ts';

const ownWordId = 'eigen-set-woord';

interface Props {
  question: WordsQuestion;
  own: readonly OwnWord[];
  photos: Photos;
  /** Words that are new are chosen too. */
  onChange: (own: readonly OwnWord[], added?: string) => void;
  onPhoto: (word: string, file: File | undefined) => void;
}

/** Words that the visitor types, what we hear in them, and a photo for who wants one. */
export function OwnWords({ question, own, photos, onChange, onPhoto }: Props) {
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState('');

  const add = () => {
    const word = readTyped(typed);
    if (!word) return setAnswer(texts.own.notAWord);
    if (own.some((one) => nameOf(one) === word)) return setAnswer(texts.own.twice(word));
    setTyped('');
    if (question.words.some(({ key }) => key === word)) {
      setAnswer(texts.own.known(word));
      return onChange(own, word);
    }
    setAnswer(texts.own.added(word));
    onChange([...own, proposeWord(word)], word);
  };

  return (
    <section className="set-own">
      <div>
        <label className="set-label" htmlFor={ownWordId}>
          {texts.own.label}
        </label>
        <p className="set-row">
          <input
            id={ownWordId}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            value={typed}
            aria-describedby={`${ownWordId}-uitleg`}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Who types one types the next.
              event.stopPropagation();
              add();
            }}
          />
          <button type="button" className="set-button" disabled={own.length >= mostOwnWords} onClick={add}>
            {texts.own.add}
          </button>
        </p>
        <small id={`${ownWordId}-uitleg`}>{texts.own.hint}</small>
        <p role="status">{answer}</p>
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
              onRemove={() => {
                setAnswer('');
                onChange(own.filter((other) => other !== one));
              }}
              onPhoto={(file) => onPhoto(nameOf(one), file)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
