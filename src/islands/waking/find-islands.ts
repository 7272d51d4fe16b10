import { readCache } from '../../offline/read-cache.ts';

/** After so long a page says that an island has not come, in milliseconds: one that doesn't come may never say so. */
const patience = 5000;

/** Wakes every island of the page; loads nothing if there is none. */
export function wakeIslands(): Promise<unknown> {
  return Promise.all([...document.querySelectorAll<HTMLElement>('[data-island]')].map(wake));
}

/** An island in closed details wakes when they are opened: by a visitor, or by an address that is for them. */
function whenOpened(fold: HTMLDetailsElement | null): Promise<unknown> | undefined {
  if (!fold) return undefined;
  const openByAddress = () => {
    const { opens } = fold.dataset;
    if (!opens || !RegExp(opens, 'i').test(location.hash)) return;
    fold.open = true;
    const show = () => fold.scrollIntoView({ behavior: 'instant' });
    show();
    // The lines above it get other lengths.
    document.fonts.ready.then(show);
  };
  addEventListener('hashchange', ({ oldURL, newURL }) => {
    // A door that says no set leads to the one that was there.
    if (oldURL.startsWith(`${newURL}=`)) history.replaceState(history.state, '', oldURL);
    openByAddress();
  });
  return new Promise((resolve) => {
    fold.ontoggle = resolve;
    openByAddress();
    // Who was quicker than this script has opened it already.
    if (fold.open) resolve(fold);
  });
}

/**
 * Another import would give the same failure: a browser remembers it as long as the page stands. What the worker keeps under
 * a name that never changes may be what came in its place.
 */
function offerToTryAgain(place: HTMLElement): void {
  const missing = place.previousElementSibling;
  if (!(missing instanceof HTMLElement)) return;
  missing.hidden = false;
  missing.onclick = async () => {
    // Where the page is not safe, nothing is kept.
    await globalThis.caches?.delete(readCache);
    location.reload();
  };
}

async function wake(place: HTMLElement): Promise<void> {
  await whenOpened(place.closest('details'));
  const late = setTimeout(offerToTryAgain, patience, place);
  // Every page carries this code: which islands there are is told where there is one.
  await import('./open-island.ts')
    .then(({ openIsland }) => openIsland(place))
    .catch((error) => {
      offerToTryAgain(place);
      throw error;
    })
    .finally(() => clearTimeout(late));
}
