import { useCallback, useEffect, useState } from 'react';
import { type SetChoices, shippedLook } from '../../maker/choices.ts';
import { type ReadSet, readSetAddress, type SetBounds, writeSetAddress } from '../../maker/set-address.ts';

/** Browsers refuse an address that changes with every key. */
const addressDelay = 250;

/** The choices, and the address that follows them: whoever opens it makes the same ones. */
export function useChoices(bounds: SetBounds) {
  const [{ choices, notes }, setRead] = useState<ReadSet>(
    () =>
      readSetAddress(location.hash, bounds) ?? {
        choices: { answers: bounds.shipped, ...shippedLook },
        notes: [],
      },
  );

  useEffect(() => {
    const follow = () => setRead((now) => readSetAddress(location.hash, bounds) ?? now);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [bounds]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const address = writeSetAddress(choices, bounds);
      if (address !== location.hash) history.replaceState(history.state, '', address);
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [choices, bounds]);

  const change = useCallback((make: (choices: SetChoices) => SetChoices) => {
    setRead((now) => ({ choices: make(now.choices), notes: [] }));
  }, []);

  return { choices, notes, change };
}
