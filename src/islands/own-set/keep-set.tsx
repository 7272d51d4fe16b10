import { useEffect, useState } from 'react';
import type { SetChoices } from '../../maker/choices.ts';
import { nameOf } from '../../maker/own-words/own-word.ts';
import { type SetBounds, writeSetAddress } from '../../maker/set-address.ts';
import { keepPhotos } from '../../photo-album.ts';
import { isSameSet, longestKeptName, plainKeptName } from './kept-sets/kept-set.ts';
import { putOn } from './kept-sets/shelf.ts';
import { useShelf } from './kept-sets/use-shelf.ts';
import { LaterPart } from './later-part.tsx';
import { nameSet } from './name-set.ts';
import { texts } from './texts.ts';
import type { Photos } from './use-photos.ts';

interface Props {
  slug: string;
  choices: SetChoices;
  bounds: SetBounds;
  photos: Photos;
}

export const keepFieldId = 'eigen-set-bewaren';

/** Keeps the set on this device for who asks so, and leads to all that are kept. */
export function KeepSet({ slug, choices, bounds, photos }: Props) {
  const { shelf, change } = useShelf();
  const fragment = writeSetAddress(choices, bounds);
  /** Until somebody calls it otherwise it has the name that it was kept by, or that the set has. */
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState('');
  const proposed = nameSet(choices, bounds);
  const kept = shelf.find((one) => isSameSet(one, { slug, set: fragment }));
  const name = typed ?? kept?.name ?? proposed;
  const { own } = choices;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a photo that comes later is kept with its set, too
  useEffect(() => {
    if (kept && !keepPhotos(own.map(nameOf))) setRefused(texts.keep.photosFull);
  }, [kept, own, photos]);
  const keep = () => {
    const set = {
      slug,
      name: plainKeptName(name).trim() || proposed,
      set: fragment,
      at: new Date().toISOString(),
    };
    let isFull = false;
    const refusal = change((now) => {
      const made = putOn(now, set);
      isFull = made === now;
      return made;
    });
    setRefused(isFull ? texts.keep.tooMany : refusal ? texts.keep.refused[refusal] : '');
    if (!isFull && !refusal) setTyped(undefined);
  };
  return (
    <div className="set-keep">
      <label className="set-label" htmlFor={keepFieldId}>
        {texts.keep.label}
      </label>
      <p className="set-row">
        <input
          id={keepFieldId}
          type="text"
          autoComplete="off"
          maxLength={longestKeptName}
          value={name}
          aria-describedby="eigen-set-bewaren-uitleg"
          onChange={({ currentTarget: { value } }) => setTyped(plainKeptName(value))}
        />
        <button type="button" className="set-button" onClick={keep}>
          {texts.keep.keep}
        </button>
      </p>
      <p role="status">{refused || (kept && texts.keep.kept(kept.name))}</p>
      <small id="eigen-set-bewaren-uitleg">{texts.keep.hint}</small>
      <LaterPart
        summary={shelf.length > 0 ? texts.keep.all(shelf.length) : texts.keep.none}
        load={loadShelf}
        data={{ shelf, change }}
      />
    </div>
  );
}

const loadShelf = async () => (await import('./kept-sets/show-shelf.tsx')).ShowShelf;
