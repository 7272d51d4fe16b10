import type { KnownWord } from '../../maker/own-words/own-word.ts';
import { addressOfPicture } from './set-files.ts';
import { texts } from './texts.ts';

interface Props {
  words: readonly KnownWord[];
  /** A word that isn't offered. */
  onOwn: (word: string) => void;
}

/** Pictures that a child may call otherwise: who sees one can tell. */
export const TakeUnsure = ({ words, onOwn }: Props) => (
  <p className="set-row">
    {words.map(({ word, picture }) => (
      <button key={word} type="button" className="set-button set-unsure" onClick={() => onOwn(word)}>
        <img src={addressOfPicture(picture)} alt="" width="40" height="40" />
        {texts.words.takeUnsure(word)}
      </button>
    ))}
  </p>
);
