/** The last set of an exercise, kept on the device for who asks so: its address, and nothing else. */
import { ownsFragment } from '../../maker/set-address.ts';

const drawerOf = (slug: string): string => `eigen-set-${slug}`;

/** Some browsers have no place for it, or forbid it. */
function tryStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: a visitor asked to have this set kept
    return use(localStorage);
  } catch {
    return undefined;
  }
}

export const readKept = (slug: string): string | undefined =>
  tryStorage((storage) => storage.getItem(drawerOf(slug))) ?? undefined;

export const keepSet = (slug: string, address: string): void =>
  tryStorage((storage) => storage.setItem(drawerOf(slug), address));

export const forgetSet = (slug: string): void => tryStorage((storage) => storage.removeItem(drawerOf(slug)));

/** What to begin with: what the address says, or what was kept. */
export const startOf = (slug: string): string =>
  ownsFragment(location.hash) ? location.hash : (readKept(slug) ?? '');
