import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

/** Where the visitor was on each page of this visit, by the key of its place in the history. */
const leftAt = new Map<string, number>();

/** Lets a new page wear the faces that came too late for the first one; see fonts.css. */
const newFaces = 'page-turned';

/**
 * What a browser does by itself on a new page, the app must do: go to the top (or to the place that the
 * address names, or back to where one was) and move the focus along.
 */
export function useArrival() {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const navigation = useNavigationType();
  const previous = useRef<Location>(location);

  useEffect(() => {
    const keep = () => leftAt.set(location.key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [location.key]);

  useEffect(takeOverScrolling, []);

  const { pathname, hash, key } = location;
  useAfterPaintedChange(() => {
    const isFirstPage = previous.current === location;
    const isSamePage = previous.current.pathname === pathname;
    previous.current = location;
    if (isFirstPage || navigation === 'REPLACE') return;
    // Before anything asks where things stand, so that the page is laid out once.
    if (!isSamePage) document.documentElement.classList.add(newFaces);
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (navigation === 'POP') scrollAtOnce(leftAt.get(key) ?? 0);
    else if (target) target.scrollIntoView({ behavior: 'instant' });
    else scrollAtOnce(0);
    if (!isSamePage) (target ?? main.current)?.focus({ preventScroll: true });
  }, [location]);

  return main;
}

/** The server has no layout, and React warns when it is asked for one. */
const useAfterPaintedChange = typeof document === 'undefined' ? useEffect : useLayoutEffect;

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
