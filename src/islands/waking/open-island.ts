import type { IslandFile } from './wake-island.tsx';

/** Each island is a separate chunk, loaded by pages that have it. */
const files = import.meta.glob<IslandFile>('../*.island.tsx');

/** Fetches React and the island at once, and wakes it. */
export async function openIsland(place: HTMLElement): Promise<void> {
  const [{ wakeIsland }, file] = await Promise.all([
    import('./wake-island.tsx'),
    files[`../${place.dataset.island}.island.tsx`]?.(),
  ]);
  wakeIsland(place, file);
}
