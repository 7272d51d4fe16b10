import type { VFile } from 'vfile';
import { addresses, anchors, files, listParameters, pdfNames } from '../../../src/model/addresses.ts';
import { isCategory } from '../../../src/model/category.ts';
import { oneOf } from '../../../src/model/one-of.ts';
import { addressesOf, pagesThat } from '../../../src/model/site-pages.ts';
import { tipIds } from '../pages/tips.ts';
import { type Complaint, quote, refuse } from '../problems/problem.ts';
import { nearest } from '../problems/suggest.ts';
import { guessAddress } from './guess-address.ts';
import type { InternalLink } from './links.ts';

/** Each address of the site, with the ids that a link can lead to there; `undefined` where they aren't known. */
export type SiteMap = ReadonlyMap<string, readonly string[] | undefined>;

export function mapSite(
  articles: readonly string[],
  headingIds: ReadonlyMap<string, readonly string[]>,
  {
    exercises,
    sounds,
    lessons,
    themes,
  }: Readonly<Record<'exercises' | 'sounds' | 'lessons' | 'themes', readonly string[]>>,
): SiteMap {
  const subjects = {
    articles: articles.map((slug) => ({ slug })),
    exercises: exercises.map((slug) => ({ slug })),
    sounds: sounds.map((sound) => ({ sound })),
    lessons: lessons.map((slug) => ({ slug })),
    themes: themes.map((slug) => ({ slug })),
  };
  const pdfs = exercises.flatMap((slug) => [pdfNames.colour(slug), pdfNames.line(slug)]);
  const withIds = new Map<string, readonly string[] | undefined>([
    [addresses.tips, tipIds.map(anchors.tip)],
    [addresses.exercises, [...exercises, anchors.sounds, anchors.lessons, anchors.themes]],
    [addresses.about, [anchors.doubt]],
    ...articles.map((slug) => [addresses.article(slug), headingIds.get(slug)] as const),
  ]);
  const all = pagesThat(({ sitemap }) => sitemap).flatMap((page) => addressesOf(page, subjects));
  const plain = [...all, ...pdfs.map(files.pdf)].map((address): [string, readonly string[]] => [address, []]);
  return new Map([...plain, ...withIds]);
}

/** Every link must lead to an address of the site, and to an id that is there. */
export function checkLinks(file: VFile, links: readonly InternalLink[], own: string, map: SiteMap): void {
  for (const { href, place } of links) {
    const complaint = complainAboutLink(href, own, map);
    if (complaint) refuse(file, 'dangling-link', { ...complaint, place });
  }
}

function complainAboutLink(href: string, own: string, map: SiteMap): Complaint | undefined {
  // As nearly all do: a thousand articles are checked at every save.
  if (map.has(href)) return undefined;
  if (!/^(\/(?!\/)|#)/.test(href)) return complainAboutIncomplete(href, map);
  const { path, query, id } = partAddress(href);
  const address = href.startsWith('#') ? own : path;
  if (!map.has(address)) return complainAboutPath(address, map);
  if (query !== undefined && !isListQuery(address, query))
    return { reason: `achter ${address} kan ${quote(`?${query}`)} niet`, expected: `alleen ${listQueries}` };
  const ids = map.get(address);
  if (id === undefined || !ids || ids.includes(id)) return undefined;
  const guess = nearest(id, ids);
  const where = address === own ? 'op deze pagina' : `op ${address}`;
  return {
    reason: `${quote(`#${id}`)} is er niet ${where}`,
    expected:
      guess === undefined
        ? ids.length > 0
          ? oneOf(ids.map((one) => `#${one}`))
          : 'een adres zonder #'
        : `bedoelde je #${guess}?`,
  };
}

function partAddress(href: string): { path: string; query?: string | undefined; id?: string | undefined } {
  const [, path = '', query, id] = href.match(/^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s) ?? [];
  return { path: decode(path), query, id: id === undefined ? undefined : decode(id) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function complainAboutPath(path: string, map: SiteMap): Complaint {
  const trimmed = path.replace(/\/+$/, '');
  if (trimmed !== path && map.has(trimmed))
    return { reason: `dit adres heeft een / te veel: ${quote(path)}`, expected: trimmed };
  return {
    reason: `dit adres is er niet: ${quote(path)}`,
    expected: askForMeant(path, map) ?? `een adres van deze site, zoals ${addresses.tips}`,
  };
}

function complainAboutIncomplete(href: string, map: SiteMap): Complaint {
  const path = `/${partAddress(href).path.replace(/^[./]+/, '')}`;
  return {
    reason: `dit adres is niet volledig: ${quote(href)}`,
    expected: askForMeant(path, map) ?? 'een adres dat begint met / of https://',
  };
}

function askForMeant(path: string, map: SiteMap): string | undefined {
  const guess = guessAddress(path, [...map.keys()]);
  return guess && `bedoelde je ${guess}?`;
}

const listQueries = `?${listParameters.search}= achter ${addresses.articles}`;

function isListQuery(path: string, query: string): boolean {
  if (path !== addresses.articles) return false;
  return [...new URLSearchParams(query)].every(
    ([name, value]) =>
      name === listParameters.search || (name === listParameters.category && isCategory(value)),
  );
}
