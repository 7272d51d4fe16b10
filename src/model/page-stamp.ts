/**
 * Stands at the end of every page: where it belongs, and a sign of all that it says. By it the service worker tells a page
 * of this site from what a host or a network gives in its place, and a new page from an old one. Without a revision, what
 * the stamp of any begins with.
 */
export function pageStamp(pathname: string, revision?: string): string {
  return `data-page="${pathname} ${revision === undefined ? '' : `${revision}"`}`;
}

export const stampedRevision = / data-page="[^" ]+ ([\w-]+)"/;
