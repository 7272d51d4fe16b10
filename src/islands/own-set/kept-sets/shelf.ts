/** All kept sets, the newest first. None of these looks at the device. */
import { isSameSet, type KeptSet, mostKept } from './kept-set.ts';

export type Shelf = readonly KeptSet[];

const inOrder = (sets: Shelf): Shelf =>
  [...sets].sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));

/** In the place of the same set, where that is kept; the same shelf where there is no room. */
export function putOn(shelf: Shelf, set: KeptSet): Shelf {
  const others = takeOff(shelf, set);
  return others.length < mostKept ? inOrder([set, ...others]) : shelf;
}

export const takeOff = (shelf: Shelf, gone: KeptSet): Shelf => shelf.filter((one) => !isSameSet(one, gone));

interface Merged {
  readonly shelf: Shelf;
  readonly added: readonly KeptSet[];
  /** They were there already, and stay as they are. */
  readonly double: readonly KeptSet[];
  readonly tooMany: readonly KeptSet[];
}

export function mergeInto(shelf: Shelf, sets: Shelf): Merged {
  const fresh = sets.filter(
    (set, index) =>
      !shelf.some((kept) => isSameSet(kept, set)) && sets.findIndex((one) => isSameSet(one, set)) === index,
  );
  const added = inOrder(fresh).slice(0, Math.max(0, mostKept - shelf.length));
  return {
    shelf: inOrder([...shelf, ...added]),
    added,
    double: sets.filter((set) => !fresh.includes(set)),
    tooMany: fresh.filter((set) => !added.includes(set)),
  };
}
