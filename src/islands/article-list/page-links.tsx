import './page-links.css';
import type { MouseEvent } from 'react';
import * as texts from './texts.ts';

interface Props {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  /** Turns the page in place; without it a link loads the other page. */
  onTurn?: ((page: number) => void) | undefined;
}

/** Shows nothing if all articles fit on one page. */
export function PageLinks({ page, pages, addressOf, onTurn }: Props) {
  if (pages === 1) return null;
  const linkTo = (target: number, name: string) => (
    <a
      className="button cut-paper"
      href={addressOf(target)}
      onClick={(event) => {
        if (!onTurn || opensElsewhere(event)) return;
        event.preventDefault();
        onTurn(target);
      }}
    >
      {name}
    </a>
  );
  return (
    <nav className="page-links" aria-label={texts.pageLinks}>
      {page > 1 && linkTo(page - 1, texts.previous)} {page < pages && linkTo(page + 1, texts.next)}{' '}
      <span>{texts.page(page, pages)}</span>
    </nav>
  );
}

/** In another tab or window. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
