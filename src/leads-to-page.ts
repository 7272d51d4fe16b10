import { base } from './base.ts';

/** Whether a link leads to a page of the site: not to a file, and not within the page, where the browser knows the way. */
export function leadsToPage(link: HTMLAnchorElement): boolean {
  const isOwn = link.origin === location.origin && link.pathname.startsWith(base);
  const isFile = link.hasAttribute('download') || /\.\w+$/.test(link.pathname);
  return isOwn && !isFile && !link.target && !link.getAttribute('href')?.startsWith('#');
}
