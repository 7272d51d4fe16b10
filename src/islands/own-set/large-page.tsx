import { useEffect, useRef } from 'react';
import type { ToldPage } from '../../workshop/protocol.ts';
import { ShowDrawing } from './show-drawing.tsx';
import { texts } from './texts.ts';

interface Props {
  /** Counted from 1. */
  number: number;
  pages: readonly ToldPage[];
  svg: string | undefined;
  onTurn: (number: number) => void;
  onClose: () => void;
}

/** A page as large as the screen allows. */
export function LargePage({ number, pages, svg, onTurn, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="set-large"
      data-landscape={pages[number - 1]?.landscape || undefined}
      aria-label={texts.pages.page(number, pages.length)}
      onClose={onClose}
    >
      <ShowDrawing svg={svg} />
      <p className="set-row set-turn">
        <button
          type="button"
          className="set-button"
          disabled={number === 1}
          onClick={() => onTurn(number - 1)}
        >
          {texts.pages.before}
        </button>
        <span role="status">{texts.pages.page(number, pages.length)}</span>
        <button
          type="button"
          className="set-button"
          disabled={number === pages.length}
          onClick={() => onTurn(number + 1)}
        >
          {texts.pages.after}
        </button>
        <button type="button" className="set-button" onClick={() => dialog.current?.close()}>
          {texts.pages.close}
        </button>
      </p>
    </dialog>
  );
}
