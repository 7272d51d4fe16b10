import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from './error-boundary.tsx';

/** Hydrates an island with the data that follows it in the page. */
export function wakeIsland(place: HTMLElement, Component: ComponentType<object>): void {
  const data: object = JSON.parse(place.nextElementSibling?.textContent ?? '{}');
  hydrateRoot(
    place,
    <ErrorBoundary>
      <Component {...data} />
    </ErrorBoundary>,
  );
}
