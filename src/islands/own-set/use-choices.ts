import { useCallback, useEffect, useState } from 'react';
import type { SetChoices } from '../../maker/choices.ts';
import type { Opened } from '../../maker/protocol.ts';
import { type ReadSet, readSetAddress, type SetBounds, writeSetAddress } from '../../maker/set-address.ts';

/** Browsers refuse an address that changes with every key. */
const addressDelay = 250;

/** The choices, and the address that follows them: whoever opens it makes the same ones. */
export function useChoices({ shipped, offered, children }: Opened) {
  const [{ choices, notes }, setRead] = useState<ReadSet>(
    () => readHere({ shipped, offered, children }) ?? { choices: shipped, notes: [] },
  );

  useEffect(() => {
    const follow = () => setRead((now) => readHere({ shipped, offered, children }) ?? now);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [shipped, offered, children]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const address = writeSetAddress(choices, { shipped });
      if (address !== location.hash) history.replaceState(history.state, '', address);
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [choices, shipped]);

  const change = useCallback((changed: Partial<SetChoices>) => {
    setRead((now) => ({ choices: { ...now.choices, ...changed }, notes: [] }));
  }, []);

  return { choices, notes, change };
}

function readHere({ shipped, offered, children }: Opened): ReadSet | undefined {
  const bounds: SetBounds = { shipped, children, offered: offered.map(({ word }) => word) };
  return readSetAddress(location.hash, bounds);
}
