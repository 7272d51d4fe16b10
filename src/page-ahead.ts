import { useSyncExternalStore } from 'react';
import { toPath } from './base.ts';
import { currentPath, fetchPage } from './fetch-page.ts';
import { leadsToPage } from './leads-to-page.ts';
import { fetchNewFaces } from './new-faces.ts';
import { watchLinks } from './visitor-signs.ts';

/** Where the visitor is about to go, once the page there is at hand. */
let pathAhead: string | undefined;
const listeners = new Set<() => void>();

/** Has what lies behind a link ready before the click. */
export function lookAhead(): void {
  watchLinks(makeReady);
  const approached = document.querySelector<HTMLAnchorElement>('a:hover, a:focus');
  if (approached && leadsToPage(approached)) void makeReady(approached);
}

/** Where the visitor is lies no longer ahead: left again, it is gone. */
export function arriveAt(path: string): void {
  if (pathAhead === path) setPathAhead(undefined);
}

export function usePathAhead(): string | undefined {
  return useSyncExternalStore(
    listen,
    () => pathAhead,
    () => undefined,
  );
}

async function makeReady(link: HTMLAnchorElement): Promise<void> {
  const path = toPath(link.pathname);
  fetchNewFaces();
  try {
    await fetchPage(path);
  } catch {
    // The click will try again, and may lead to an error that is seen.
    return;
  }
  if (path !== currentPath()) setPathAhead(path);
}

function setPathAhead(path: string | undefined): void {
  pathAhead = path;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
