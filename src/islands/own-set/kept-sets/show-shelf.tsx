import { useEffect, useRef, useState } from 'react';
import { publicAddress } from '../../../base.ts';
import { nameOf } from '../../../maker/own-words/own-word.ts';
import { ownWordsIn } from '../../../maker/set-address.ts';
import { addresses } from '../../../model/addresses.ts';
import { keepPhotos, letGoOfPhotos } from '../../../photo-album.ts';
import { findGame } from '../games.ts';
import { isSameSet, type KeptSet } from './kept-set.ts';
import { putOn, takeOff } from './shelf.ts';
import { TakeAlong } from './take-along.tsx';
import { texts } from './texts.ts';
import type { ShelfInUse } from './use-shelf.ts';

/** All that is kept on this device, by game: to open, to throw away, to take along. */
export function ShowShelf({ shelf, change }: ShelfInUse) {
  const [removed, setRemoved] = useState<KeptSet>();
  const undo = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (removed) undo.current?.focus();
  }, [removed]);
  const remove = (set: KeptSet) => {
    if (change((now) => takeOff(now, set))) return;
    setRemoved(set);
    const elsewhere = new Set(takeOff(shelf, set).flatMap(wordsIn));
    letGoOfPhotos(wordsIn(set).filter((word) => !elsewhere.has(word)));
  };
  const putBack = (set: KeptSet) => {
    if (!change((now) => putOn(now, set))) keepPhotos(wordsIn(set));
  };
  return (
    <div className="set-games">
      <p role="status" className="set-row">
        {removed && !shelf.some((one) => isSameSet(one, removed)) && (
          <>
            <span>{texts.removed(removed.name)}</span>
            <button ref={undo} type="button" className="set-button" onClick={() => putBack(removed)}>
              {texts.undo}
            </button>
          </>
        )}
      </p>
      <ul>
        {byGame(shelf).map(({ slug, sets }) => {
          const game = findGame(slug);
          return (
            <li key={slug}>
              <strong>{game ? game.title : texts.gone}</strong>
              <ul>
                {sets.map((set) => (
                  <li key={set.set}>
                    <p className="set-row">
                      <span>
                        {game ? (
                          <a href={publicAddress(addresses.exercise(slug)) + set.set}>{set.name}</a>
                        ) : (
                          set.name
                        )}
                        <small>{sayDay(set.at)}</small>
                      </span>
                      <button
                        type="button"
                        className="set-button"
                        aria-label={texts.remove(set.name)}
                        onClick={() => remove(set)}
                      >
                        <span aria-hidden="true">×</span>
                      </button>
                    </p>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      <TakeAlong shelf={shelf} change={change} />
    </div>
  );
}

const wordsIn = ({ set }: KeptSet): string[] => ownWordsIn(set).map(nameOf);

/** The one with the newest set first. */
const byGame = (shelf: readonly KeptSet[]) =>
  [...new Set(shelf.map(({ slug }) => slug))].map((slug) => ({
    slug,
    sets: shelf.filter((set) => set.slug === slug),
  }));

const day = new Intl.DateTimeFormat('nl', { day: 'numeric', month: 'long', year: 'numeric' });

const sayDay = (at: string): string => day.format(new Date(at));
