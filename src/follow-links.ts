import type { History } from '@remix-run/router';
import { leadsToPage } from './leads-to-page.ts';

/** The links of the site are plain ones, also those that a writer typed: followed, they turn the page. */
export function followLinks(history: History): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !isPlainClick(event) || !leadsToPage(link)) return;
    event.preventDefault();
    const to = link.pathname + link.search + link.hash;
    if (link.href === location.href) history.replace(to);
    else history.push(to);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

/** Any other asks for a new tab, a window or a file. */
function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}
