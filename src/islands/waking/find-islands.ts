import type { ComponentType } from 'react';

/** The data of an island is type-checked where a page uses it. */
interface IslandFile {
  Island: ComponentType<object>;
}

/** Each island is a separate chunk, loaded by pages that have it. */
const files = import.meta.glob<IslandFile>('../*.island.tsx');

/** Wakes every island of the page; loads nothing if there is none. */
export async function wakeIslands(): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  await Promise.all(places.map(wake));
}

/** An island in closed details wakes when they are opened: by a visitor, or by an address that starts with their id. */
function whenOpened(fold: HTMLDetailsElement | null): Promise<unknown> | undefined {
  if (!fold) return undefined;
  const openByAddress = () => {
    if (!location.hash.startsWith(`#${fold.id}`)) return;
    fold.open = true;
    fold.scrollIntoView();
  };
  addEventListener('hashchange', openByAddress);
  const opened = new Promise((resolve) => {
    fold.addEventListener('toggle', resolve, { once: true });
  });
  openByAddress();
  return opened;
}

async function wake(place: HTMLElement): Promise<void> {
  await whenOpened(place.closest('details'));
  const [{ wakeIsland }, file] = await Promise.all([
    import('./wake-island.tsx'),
    files[`../${place.dataset.island}.island.tsx`]?.(),
  ]);
  // No such island: its name says enough, and every page carries this code.
  if (!file) throw Error(place.dataset.island);
  wakeIsland(place, file.Island);
}
