import { useCallback, useEffect, useRef, useState } from 'react';
import { isOfBoard } from '../../board/board-address.ts';
import { type SetChoices, shippedLook } from '../../maker/choices.ts';
import type { OwnWord } from '../../maker/own-words/own-word.ts';
import { ownWordsIn, type ReadSet, readSetAddress, writeSetAddress } from '../../maker/set-address.ts';
import type { Opened } from '../../workshop/protocol.ts';
import { startOf } from './kept-set.ts';

/** Browsers refuse an address that changes with every key. */
const addressDelay = 250;

/** The choices, and the address that follows them: whoever opens it makes the same ones. */
export function useChoices(slug: string, bounds: Opened, offer: (own: readonly OwnWord[]) => void) {
  const [{ choices, notes }, setRead] = useState<ReadSet>(
    () =>
      readSetAddress(startOf(slug), bounds) ?? {
        choices: { answers: bounds.shipped, ...shippedLook },
        notes: [],
      },
  );

  /** An address whose own words we have yet to hear of. */
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    const follow = () => {
      const { hash } = location;
      const read = readSetAddress(hash, bounds);
      if (!read) return;
      const own = ownWordsIn(hash);
      if (isSame(own, bounds.own)) return setRead(read);
      awaited.current = hash;
      offer(own);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [bounds, offer]);

  useEffect(() => {
    const hash = awaited.current;
    if (hash === undefined || !isSame(ownWordsIn(hash), bounds.own)) return;
    awaited.current = undefined;
    setRead((now) => readSetAddress(hash, bounds) ?? now);
  }, [bounds]);

  useEffect(() => {
    if (awaited.current === undefined && !isSame(choices.own, bounds.own)) offer(choices.own);
  }, [choices.own, bounds.own, offer]);

  useEffect(() => {
    if (awaited.current !== undefined) return undefined;
    const timer = setTimeout(() => {
      const address = writeSetAddress(choices, bounds);
      if (address !== location.hash && !isOfBoard(location.hash))
        history.replaceState(history.state, '', address);
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [choices, bounds]);

  const change = useCallback((make: (choices: SetChoices) => SetChoices) => {
    setRead((now) => ({ choices: make(now.choices), notes: [] }));
  }, []);

  return { choices, notes, change };
}

const isSame = (one: readonly OwnWord[], other: readonly OwnWord[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
