import { publicAddress, toPath } from './base.ts';
import { addresses } from './model/addresses.ts';
import { pageIds } from './model/page-ids.ts';

/**
 * All the JavaScript of the page for what is not there; it runs before that page is painted. Two slashes in front would
 * lead to another host.
 */
const path = toPath(location.pathname).replace(/^\/+/, '/');
const [pagePath = '', encodedFragment] = path.split(/%23(.*)/);
const plainPath = pagePath.replace(/(?:\/|(?:\/index)?\.html)$/, '');

if (plainPath && plainPath !== path) {
  // Some hosts know an address with a slash or a file name behind it, this one does not; some mail programs encode the #.
  const fragment = encodedFragment ? `#${encodedFragment}` : location.hash;
  location.replace(publicAddress(plainPath) + location.search + fragment);
} else {
  console.warn(`404: ${path}`);
  addEventListener('DOMContentLoaded', showWhatIsMissing);
}

function showWhatIsMissing(): void {
  const screen = document.querySelector<HTMLTemplateElement>(`#${pageIds.articleNotFound}`);
  const isArticle = /^[^/]+$/.test(path.slice(addresses.article('').length));
  if (!screen || !path.startsWith(addresses.article('')) || !isArticle) return;
  document.title = screen.title;
  document.getElementById(pageIds.content)?.replaceChildren(screen.content);
  const link = document.querySelector(`nav a[href="${publicAddress(addresses.articles)}"]`);
  link?.setAttribute('aria-current', 'page');
}
