import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from './error-boundary.tsx';

/** Hands the place of an island in the page over to React, with the data that stands behind it. */
export function wakeIsland(place: HTMLElement, Component: ComponentType<object>): void {
  const data: object = JSON.parse(place.nextElementSibling?.textContent ?? '{}');
  hydrateRoot(
    place,
    <ErrorBoundary>
      <Component {...data} />
    </ErrorBoundary>,
  );
}
