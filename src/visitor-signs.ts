import { leadsToPage } from './leads-to-page.ts';

/** The first signs that a visitor is about to follow a link. */
const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/** Calls back with each link to a page of the site that the visitor moves towards, until told to stop. */
export function watchLinks(approach: (link: HTMLAnchorElement) => void): () => void {
  const notice = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && leadsToPage(link)) approach(link);
  };
  for (const sign of signs) document.addEventListener(sign, notice, { passive: true });
  return () => {
    for (const sign of signs) document.removeEventListener(sign, notice);
  };
}

/** A visitor who pays by the byte, or waits long for each, gets nothing ahead of a click. */
export function mayFetchAhead(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData: boolean; effectiveType: string };
  };
  return !connection?.saveData && !connection?.effectiveType.endsWith('2g');
}
