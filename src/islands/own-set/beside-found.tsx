import { type KnownWord, readTyped } from '../../maker/own-words/own-word.ts';
import { TakeUnsure } from './take-unsure.tsx';
import { texts } from './texts.ts';

interface Props {
  search: string;
  /** Whether no word that is offered was found. */
  isNothing: boolean;
  unsure: readonly KnownWord[];
  /** A word that isn't offered. */
  onOwn: (word: string) => void;
}

/** Before so many letters nearly every word would do. */
const fewestLetters = 3;
const most = 3;

/** What there is beside the words that are offered: pictures that a child may call otherwise, or the word as it was typed. */
export function BesideFound({ search, isNothing, unsure, onOwn }: Props) {
  const sought = search.trim().toLowerCase();
  const found =
    sought.length < fewestLetters ? [] : unsure.filter(({ word }) => word.includes(sought)).slice(0, most);
  const missing = isNothing && found.length === 0 ? readTyped(search) : undefined;
  return (
    <div role="status" className="set-beside">
      {found.length > 0 && (
        <>
          <p>{texts.words.unsure}</p>
          <TakeUnsure words={found} onOwn={onOwn} />
        </>
      )}
      {isNothing && found.length === 0 && (
        <p>
          {texts.words.none}{' '}
          {missing && (
            <button type="button" className="set-button" onClick={() => onOwn(missing)}>
              {texts.words.addOwn(missing)}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
