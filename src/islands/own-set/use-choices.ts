import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isOfBoard } from '../../board/board-address.ts';
import { type SetChoices, shippedLook } from '../../maker/choices.ts';
import { latestIn } from '../../maker/either-word.ts';
import type { OwnWord } from '../../maker/own-words/own-word.ts';
import { ownsFragment, ownWordsIn, readSetAddress, writeSetAddress } from '../../maker/set-address.ts';
import type { Opened } from '../../workshop/protocol.ts';
import { beginAt, type FormHistory, takeAgain, takeBack, takeStep } from './history.ts';
import { setInAddress } from './set-in-address.ts';

/** Browsers refuse an address that changes with every key. */
const addressDelay = 250;

interface Form {
  readonly steps: FormHistory;
  /** What of the address could not be read. */
  readonly notes: readonly string[];
}

/** The choices, and the address that follows them: whoever opens it makes the same ones. */
export function useChoices(bounds: Opened, offer: (own: readonly OwnWord[]) => void) {
  const [{ steps, notes }, setForm] = useState<Form>(() => {
    const read = readSetAddress(setInAddress(), bounds);
    return {
      steps: beginAt(read?.choices ?? { answers: bounds.shipped, ...shippedLook }),
      notes: read?.notes ?? [],
    };
  });
  const choices = steps.now;
  const open = useCallback((address: string, by: Opened) => {
    const read = readSetAddress(address, by);
    if (read) setForm((form) => ({ steps: takeStep(form.steps, read.choices), notes: read.notes }));
  }, []);

  /** An address whose own words we have yet to hear of. */
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    const follow = () => {
      const { hash } = location;
      if (!ownsFragment(hash) || isOfBoard(hash)) return;
      const own = ownWordsIn(hash);
      if (isSame(own, bounds.own)) return open(hash, bounds);
      awaited.current = hash;
      offer(own);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [bounds, offer, open]);

  useEffect(() => {
    const hash = awaited.current;
    if (hash === undefined || !isSame(ownWordsIn(hash), bounds.own)) return;
    awaited.current = undefined;
    open(hash, bounds);
  }, [bounds, open]);

  useEffect(() => {
    if (awaited.current === undefined && !isSame(choices.own, bounds.own)) offer(choices.own);
  }, [choices.own, bounds.own, offer]);

  useEffect(() => {
    // What could not be read stands there until somebody goes on from what could: who loads the page again is told again.
    if (awaited.current !== undefined || notes.length > 0) return undefined;
    const timer = setTimeout(() => {
      const address = writeSetAddress(choices, bounds);
      if (address !== location.hash && !isOfBoard(location.hash))
        history.replaceState(history.state, '', address);
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [choices, bounds, notes]);

  const follow = useCallback((step: (steps: FormHistory) => FormHistory) => {
    setForm((form) => ({ steps: step(form.steps), notes: [] }));
  }, []);
  const change = useCallback(
    (make: (choices: SetChoices) => SetChoices) => follow((made) => takeStep(made, make(made.now))),
    [follow],
  );
  const undo = useCallback(() => follow(takeBack), [follow]);
  const redo = useCallback(() => follow(takeAgain), [follow]);

  const latest = useMemo(() => latestIn(steps.past, choices.answers), [steps.past, choices.answers]);

  return {
    choices,
    notes,
    change,
    latest,
    before: steps.past.at(-1),
    undo: steps.past.length > 0 ? undo : undefined,
    redo: steps.future.length > 0 ? redo : undefined,
  };
}

const isSame = (one: readonly OwnWord[], other: readonly OwnWord[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
