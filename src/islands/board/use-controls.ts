import { type RefObject, useEffect, useRef } from 'react';

export interface Acts {
  next: () => void;
  undo: () => void;
  /** What a game has beside that, such as who has won. */
  ask: () => void;
  toggleFullScreen: () => void;
  close: () => void;
}

/** PageDown, PageUp and the point are what presenters send. */
const keys: Readonly<Record<string, keyof Acts>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  Enter: 'next',
  ' ': 'next',
  ArrowLeft: 'undo',
  ArrowUp: 'undo',
  PageUp: 'undo',
  Backspace: 'undo',
  b: 'ask',
  '.': 'ask',
  f: 'toggleFullScreen',
  Escape: 'close',
};

const pressesButton = (key: string): boolean => key === 'Enter' || key === ' ';

/** Keys anywhere, and a click or a tap on what is no button; where there is much to pick from, one beside it does nothing. */
export function useControls(screen: RefObject<HTMLElement | null>, acts: Acts): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const isOnButton = ({ target }: Event) => target instanceof Element && target.closest('button') !== null;
    const follow = (event: KeyboardEvent) => {
      const { key, repeat, ctrlKey, altKey, metaKey } = event;
      const act = keys[key.length === 1 ? key.toLowerCase() : key];
      if (!act || ctrlKey || altKey || metaKey || (pressesButton(key) && isOnButton(event))) return;
      event.preventDefault();
      if (!repeat) latest.current[act]();
    };
    const tap = (event: MouseEvent) => {
      const picks = event.target instanceof Element && event.target.closest('[data-picks]');
      if (!picks && !isOnButton(event)) latest.current.next();
    };
    /** Who taps a button goes on with the space bar: only the keyboard gives it the focus. */
    const keepFocus = (event: Event) => {
      if (isOnButton(event)) event.preventDefault();
    };
    const place = screen.current;
    place?.focus();
    document.addEventListener('keydown', follow);
    place?.addEventListener('click', tap);
    place?.addEventListener('mousedown', keepFocus);
    return () => {
      document.removeEventListener('keydown', follow);
      place?.removeEventListener('click', tap);
      place?.removeEventListener('mousedown', keepFocus);
    };
  }, [screen]);
}
