import { type KnownWord, readTyped } from '../../maker/own-words/own-word.ts';
import { addressOfPicture } from './set-files.ts';
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
          <p className="set-row">
            {found.map(({ word, picture }) => (
              <button key={word} type="button" className="set-button set-unsure" onClick={() => onOwn(word)}>
                <img src={addressOfPicture(picture)} alt="" width="40" height="40" />
                {texts.words.takeUnsure(word)}
              </button>
            ))}
          </p>
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
