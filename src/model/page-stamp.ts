/** What the stamp of a page begins with, whatever the page says. */
export function stampStart(pathname: string): string {
  return `data-page="${pathname} `;
}

/**
 * Stands at the end of every page: where it belongs, and a sign of all that it says. By it the service worker tells a page
 * of this site from what a host or a network gives in its place, and a new page from an old one.
 */
export function pageStamp(pathname: string, revision: string): string {
  return `${stampStart(pathname)}${revision}"`;
}

export const stampedRevision = / data-page="[^" ]+ ([\w-]+)"/;
