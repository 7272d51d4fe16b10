import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from './error-boundary.tsx';

/** The data of an island is type-checked where a page uses it. */
export interface IslandFile {
  Island: ComponentType<object>;
}

/** Hydrates an island with the data that follows it in the page. */
export function wakeIsland(place: HTMLElement, file: IslandFile | undefined): void {
  const Island = file?.Island;
  // What came in its place may be a script too.
  if (typeof Island !== 'function') throw new Error(`There is no island ${place.dataset.island}`);
  place.previousElementSibling?.toggleAttribute('hidden', true);
  const data: object = JSON.parse(place.nextElementSibling?.textContent ?? '{}');
  hydrateRoot(
    place,
    <ErrorBoundary>
      <Island {...data} />
    </ErrorBoundary>,
  );
}
