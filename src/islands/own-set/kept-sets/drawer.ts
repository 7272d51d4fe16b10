/** Where kept sets are on the device. Nothing is written there that nobody asked for. */
import { readSets, writeSets } from './sets-text.ts';
import type { Shelf } from './shelf.ts';

export const drawer = 'bewaarde-sets';

/** What is still whole of it; nothing where a browser has no place for it, or forbids it. */
export function openDrawer(): Shelf {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: what is there a visitor asked to have kept
    return readSets(localStorage.getItem(drawer) ?? '').sets ?? [];
  } catch {
    return [];
  }
}

/** Why nothing could be kept: there is no room left, or no place at all. */
export type Refusal = 'full' | 'closed';

/** An empty shelf leaves nothing behind. */
export function fillDrawer(shelf: Shelf): Refusal | undefined {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: a visitor asked to have these kept, or one of them thrown away
    const storage = localStorage;
    try {
      if (shelf.length === 0) storage.removeItem(drawer);
      else storage.setItem(drawer, writeSets(shelf));
      return undefined;
    } catch {
      return 'full';
    }
  } catch {
    return 'closed';
  }
}
