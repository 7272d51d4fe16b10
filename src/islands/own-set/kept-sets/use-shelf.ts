import { useCallback, useEffect, useState } from 'react';
import { drawer, fillDrawer, openDrawer, type Refusal } from './drawer.ts';
import type { Shelf } from './shelf.ts';

export interface ShelfInUse {
  readonly shelf: Shelf;
  /** Says why, where the device does not take it. */
  readonly change: (make: (shelf: Shelf) => Shelf) => Refusal | undefined;
}

/** What is kept, also by another page of the site that is open. */
export function useShelf(): ShelfInUse {
  const [shelf, setShelf] = useState(openDrawer);
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === drawer || key === null) setShelf(openDrawer());
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  const change = useCallback((make: (shelf: Shelf) => Shelf) => {
    const made = make(openDrawer());
    const refusal = fillDrawer(made);
    if (!refusal) setShelf(made);
    return refusal;
  }, []);
  return { shelf, change };
}
