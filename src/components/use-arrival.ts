import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { wearNewFaces } from '../new-faces.ts';

/** Where the visitor was on each page of this visit, by its place in the history. */
const leftAt = new Map<string, number>();

/**
 * What a browser does by itself on a new page, the app must do: go to the top (or to the place that the
 * address names, or back to where one was) and move the focus along.
 */
export function useArrival() {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const navigation = useNavigationType();
  const previous = useRef<Location>(location);

  // Before the next page scrolls: the place of that one is not the place of this.
  useLayoutEffect(() => {
    const keep = () => {
      leftAt.set(entryOf(location), window.scrollY);
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [location]);

  useEffect(takeOverScrolling, []);

  useLayoutEffect(() => {
    const isFirstPage = previous.current === location;
    const isSamePage = previous.current.pathname === location.pathname;
    previous.current = location;
    // What a page notes in its own address, as the list its filter, leads nowhere.
    const isOwnNote = navigation === 'REPLACE' && location.state !== null;
    if (isFirstPage || isOwnNote) return;
    // Before anything asks where things stand, so that the page is laid out once.
    if (!isSamePage) wearNewFaces();
    const target = targetOf(location.hash);
    const left = navigation === 'POP' ? leftAt.get(entryOf(location)) : undefined;
    // A link within the page was followed by the browser itself, which also goes there.
    const isThereSoon = navigation === 'POP' && isSamePage;
    if (left !== undefined || !target) scrollAtOnce(left ?? 0);
    else if (!isThereSoon) target.scrollIntoView({ behavior: 'instant' });
    if (!isSamePage) (target ?? main.current)?.focus({ preventScroll: true });
  }, [location, navigation]);

  return main;
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** The browser's own steps within a page have no key. */
function entryOf({ key, pathname, hash }: Location): string {
  return `${key} ${pathname}${hash}`;
}

/** The smooth scrolling within a page is not for going to another. */
function scrollAtOnce(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** A browser would scroll before the page behind 'back' is drawn; on leaving the app it is its own again. */
function takeOverScrolling(): () => void {
  const giveBack = () => {
    history.scrollRestoration = 'auto';
  };
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  take();
  window.addEventListener('pagehide', giveBack);
  window.addEventListener('pageshow', take);
  return () => {
    giveBack();
    window.removeEventListener('pagehide', giveBack);
    window.removeEventListener('pageshow', take);
  };
}
