import type { ComponentType } from 'react';

/** The page that names an island has checked its data. */
interface IslandFile {
  Island: ComponentType<object>;
}

/** Each island is a chunk of its own, asked for by the pages that have it. */
const files = import.meta.glob<IslandFile>('../*.island.tsx');

/** Wakes every island of the page; nothing is asked for where there is none. */
export async function wakeIslands(): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  await Promise.all(places.map(wake));
}

/** Inside something that is closed an island wakes when that is opened: by a visitor, or by an address that begins with its id. */
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
  if (file) wakeIsland(place, file.Island);
}
