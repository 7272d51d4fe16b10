import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
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
  const [isOpen, setOpen] = useState(false);
  const playing = usePlaying(isOpen);

  useEffect(() => {
    const door = place.current?.closest('details');
    if (!door) return;
    const follow = () => setOpen(door.open);
    follow();
    door.addEventListener('toggle', follow);
    return () => door.removeEventListener('toggle', follow);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const page = document.getElementById(pageIds.root);
    page?.toggleAttribute('inert', true);
    return () => {
      page?.toggleAttribute('inert', false);
    };
  }, [isOpen]);

  const close = useCallback(() => {
    const door = place.current?.closest('details');
    if (!door) return;
    setOpen(false);
    door.open = false;
    // What is inert takes no focus: the page is given back first.
    requestAnimationFrame(() => door.querySelector('summary')?.focus());
  }, []);

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
