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

/** The cards that lie on a table, row by row: arrows go over them. */
const cards = '.board-memory button';

/** From the card that it stands on, if there is one. */
function findNextCard(key: string, place: HTMLElement, from: HTMLElement | null): HTMLElement | undefined {
  const all = [...place.querySelectorAll<HTMLElement>(cards)];
  const row = all.filter(({ offsetTop }) => offsetTop === all[0]?.offsetTop).length;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: row,
    ArrowUp: -row,
  };
  const step = steps[key];
  const at = from ? all.indexOf(from) : -1;
  return step === undefined ? undefined : at < 0 ? all[0] : (all[at + step] ?? all[at]);
}

const buttonAt = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest('button') : null;

/**
 * Keys anywhere, and a click or a tap on what is no button; where there is much to pick from, one beside it does nothing.
 * Enter presses the button that has the focus. Space does so where somebody just came by Tab, and goes on from
 * anywhere else, as presenters do: what was picked with it is done. Where cards lie, arrows go from one to the other.
 */
export function useControls(screen: RefObject<HTMLElement | null>, acts: Acts): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    /** Where somebody came by Tab or an arrow, until something else is done. */
    let reached: Element | null = null;
    /** The card that had the focus last. */
    let cursor: HTMLElement | null = null;
    let isTabbing = false;
    const presses = (key: string, button: Element | null): boolean =>
      button !== null && (key === 'Enter' || (key === ' ' && button === reached));
    const follow = (event: KeyboardEvent) => {
      const { key, repeat, ctrlKey, altKey, metaKey } = event;
      isTabbing = key === 'Tab';
      const act = keys[key.length === 1 ? key.toLowerCase() : key];
      if (!act || ctrlKey || altKey || metaKey) return;
      const card = place && findNextCard(key, place, cursor);
      if (card) {
        event.preventDefault();
        card.focus();
        reached = card;
        return;
      }
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
      if (target instanceof HTMLElement && target.matches(cards)) cursor = target;
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
