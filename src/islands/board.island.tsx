import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isOfBoard } from '../board/board-address.ts';
import type { Category } from '../model/category.ts';
import { pageIds } from '../model/page-ids.ts';
import { BoardScreen } from './board/board-screen.tsx';
import { usePlaying } from './board/use-playing.ts';

export { Board as Island };

interface Props {
  /** Of the exercise. */
  slug: string;
  title: string;
  colour: Category;
}

/** An exercise on a digibord: what stands in the page is its door, the board lies over all of it. */
export function Board({ slug, title, colour }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  /** Where the focus goes back to. */
  const opener = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const playing = usePlaying(isOpen);

  useEffect(() => {
    const door = place.current?.closest('details');
    if (!door) return;
    const follow = () => {
      const { activeElement } = document;
      opener.current =
        activeElement instanceof HTMLAnchorElement ? activeElement : door.querySelector('summary');
      setOpen(door.open);
    };
    if (door.open) follow();
    door.addEventListener('toggle', follow);
    return () => door.removeEventListener('toggle', follow);
  }, []);

  const close = useCallback(() => {
    const door = place.current?.closest('details');
    if (door) door.open = false;
    setOpen(false);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const page = document.getElementById(pageIds.root);
    page?.toggleAttribute('inert', true);
    /** Back, to where no board was. */
    const follow = () => {
      if (!isOfBoard(location.hash)) close();
    };
    addEventListener('hashchange', follow);
    return () => {
      // What is inert takes no focus: the page is given back first.
      page?.toggleAttribute('inert', false);
      opener.current?.focus();
      removeEventListener('hashchange', follow);
    };
  }, [isOpen, close]);

  return (
    <span ref={place} hidden>
      {isOpen &&
        playing &&
        createPortal(
          <BoardScreen slug={slug} title={title} colour={colour} playing={playing} onClose={close} />,
          document.body,
        )}
    </span>
  );
}
