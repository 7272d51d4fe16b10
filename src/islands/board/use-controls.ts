import { type RefObject, useEffect, useRef } from 'react';

export interface Acts {
  next: () => void;
  undo: () => void;
  /** What a game has beside that, such as who has won. */
  ask: () => void;
  say: () => void;
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
  l: 'say',
  '.': 'ask',
  f: 'toggleFullScreen',
  Escape: 'close',
};

const buttonAt = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest('button') : null;

/**
 * Keys anywhere, and a click or a tap on what is no button; where there is much to pick from, one beside it does nothing.
 * Enter presses the button that has the focus. Space does so where somebody just came by Tab, and goes on from
 * anywhere else, as presenters do: what was picked with it is done.
 */
export function useControls(screen: RefObject<HTMLElement | null>, acts: Acts): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    /** Where somebody came by Tab, until something else is done. */
    let reached: Element | null = null;
    let isTabbing = false;
    const presses = (key: string, button: Element | null): boolean =>
      button !== null && (key === 'Enter' || (key === ' ' && button === reached));
    const follow = (event: KeyboardEvent) => {
      const { key, repeat, ctrlKey, altKey, metaKey } = event;
      isTabbing = key === 'Tab';
      const act = keys[key.length === 1 ? key.toLowerCase() : key];
      if (!act || ctrlKey || altKey || metaKey) return;
      const button = buttonAt(event);
      const isPressed = presses(key, button);
      if (!isPressed || !button?.closest('.board-bar')) reached = null;
      if (isPressed) return;
      event.preventDefault();
      // Firefox presses what still has the focus when the bar comes up.
      if (key === ' ') place?.focus();
      if (!repeat) latest.current[act]();
    };
    const noteFocus = ({ target }: FocusEvent) => {
      reached = isTabbing && target instanceof Element ? target : null;
      isTabbing = false;
    };
    const tap = (event: MouseEvent) => {
      const picks = event.target instanceof Element && event.target.closest('[data-picks]');
      if (!picks && !buttonAt(event)) latest.current.next();
    };
    /** Who taps a button goes on with the space bar: only the keyboard gives it the focus. */
    const keepFocus = (event: Event) => {
      if (buttonAt(event)) event.preventDefault();
    };
    const place = screen.current;
    place?.focus();
    document.addEventListener('keydown', follow);
    place?.addEventListener('focusin', noteFocus);
    place?.addEventListener('click', tap);
    place?.addEventListener('mousedown', keepFocus);
    return () => {
      document.removeEventListener('keydown', follow);
      place?.removeEventListener('focusin', noteFocus);
      place?.removeEventListener('click', tap);
      place?.removeEventListener('mousedown', keepFocus);
    };
  }, [screen]);
}
