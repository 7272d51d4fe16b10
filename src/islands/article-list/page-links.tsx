import './page-links.css';
import type { MouseEvent } from 'react';
import { texts } from './texts.ts';

interface Props {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  /** Where the browser need not fetch another page to turn to it. */
  onTurn?: ((page: number) => void) | undefined;
}

/** Nothing where one page holds all. */
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

/** In a tab or a window of its own. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
