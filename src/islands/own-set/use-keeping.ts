import { useEffect, useState } from 'react';
import type { SetChoices } from '../../maker/choices.ts';
import { nameOf } from '../../maker/own-words/own-word.ts';
import { type SetBounds, writeSetAddress } from '../../maker/set-address.ts';
import { keepPhotos } from '../../photo-album.ts';
import { isSameSet, type KeptSet, plainKeptName } from './kept-sets/kept-set.ts';
import { putOn } from './kept-sets/shelf.ts';
import { type ShelfInUse, useShelf } from './kept-sets/use-shelf.ts';
import { nameSet } from './name-set.ts';
import { texts } from './texts.ts';
import type { Photos } from './use-photos.ts';

export interface Keeping extends ShelfInUse {
  /** This very set, where it is kept. */
  readonly kept: KeptSet | undefined;
  /** What it is kept by, or would be. */
  readonly name: string;
  readonly rename: (typed: string) => void;
  readonly keep: () => void;
  /** Why it could not be kept; empty where it could. */
  readonly refused: string;
}

interface Kept {
  slug: string;
  choices: SetChoices;
  bounds: SetBounds;
  photos: Photos;
}

/** Keeps the set on this device for who asks so. */
export function useKeeping({ slug, choices, bounds, photos }: Kept): Keeping {
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
  return { shelf, change, kept, name, rename: (text) => setTyped(plainKeptName(text)), keep, refused };
}
