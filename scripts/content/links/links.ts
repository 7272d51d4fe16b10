import type { Element, Root } from 'hast';
import { is, safeParse } from 'valibot';
import type { VFile } from 'vfile';
import { addresses } from '../../../src/model/addresses.ts';
import { email, webAddress } from '../../../src/model/shape.ts';
import type { Site } from '../../../src/model/site.ts';
import { isSlug } from '../files/slug.ts';
import type { Point } from '../files/text-place.ts';
import { eachElement } from '../markdown/each-element.ts';
import { plainText } from '../markdown/readable-text.ts';
import { type Complaint, isRefused, isRefusedAt, quote, refuse } from '../problems/problem.ts';

/** A link within this site, as it was typed: it may not be whole. */
export interface InternalLink {
  href: string;
  place: Point | undefined;
}

/** The slugs of the exercises that these lead to, each once. */
export function findExercises(links: readonly InternalLink[]): string[] {
  const places = [addresses.exercise(''), addresses.exerciseCard('')];
  const slugs = links.flatMap(({ href }) =>
    places.filter((place) => href.startsWith(place)).map((place) => href.slice(place.length)),
  );
  return [...new Set(slugs.filter(isSlug))];
}

const pictureBookScheme = 'prentenboek:';
const pictureBookText = 'persoonlijk prentenboek';

/**
 * Checks each link as far as it can be checked on its own, turns those to the picture books into what they should
 * be, and gives back the links inside the site.
 */
export function readLinks(tree: Root, file: VFile, site: Site | undefined): InternalLink[] {
  const links: InternalLink[] = [];
  eachElement(tree, (element) => {
    if (element.tagName !== 'a' || isRefusedAt(element, file)) return;
    // Nobody typed this one: it is left of a link in a link.
    if (!element.position && isRefused(file)) return;
    const href = element.properties.href;
    const complaint = typeof href === 'string' ? complainAboutLink(href, element, site) : noAddress;
    if (complaint) refuse(file, 'link', { ...complaint, place: element.position });
    else if (isPictureBook(String(href), site)) toPictureBook(element, String(href), site);
    else if (!hasScheme(String(href))) links.push({ href: String(href), place: element.position?.start });
  });
  return links;
}

const mail = 'mailto:';

const noAddress: Complaint = {
  reason: 'deze link heeft geen adres',
  expected: `een adres als ${addresses.tips}`,
};

/** What has none is an address of this site, or should be. */
function hasScheme(href: string): boolean {
  return /^[a-z]+:/i.test(href);
}

function complainAboutLink(href: string, link: Element, site: Site | undefined): Complaint | undefined {
  if (href === '') return noAddress;
  if (plainText(link.children) === '')
    return { reason: 'deze link heeft geen tekst', expected: '[tekst](/adres)' };
  if (!hasScheme(href) || href.startsWith(pictureBookScheme)) return undefined;
  if (href.startsWith(mail))
    return is(email, href.slice(mail.length))
      ? undefined
      : {
          reason: `dit mailadres klopt niet: ${quote(href)}`,
          expected: `${mail}naam@voorbeeld.nl, met niets erachter`,
        };
  const safe = href.replace(/^http:/i, 'https:');
  const [wrong] = safeParse(webAddress, safe).issues ?? [];
  if (wrong || safe !== href)
    return { reason: `dit adres klopt niet: ${quote(href)}`, expected: wrong?.message ?? safe };
  const url = new URL(href);
  if (site && url.host === new URL(site.url).host)
    return {
      reason: 'een link naar de eigen site heeft het adres van de site niet nodig',
      expected: `${url.pathname}${url.search}${url.hash}`,
    };
  return undefined;
}

function isPictureBook(href: string, site: Site | undefined): boolean {
  if (href.startsWith(pictureBookScheme)) return true;
  if (!site || !URL.canParse(href)) return false;
  return withoutWww(new URL(href).host) === withoutWww(new URL(site.pictureBook.url).host);
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}

function toPictureBook(link: Element, href: string, site: Site | undefined): void {
  const path = href.slice(pictureBookScheme.length).replace(/^\/*/, '/').replace(/^\/$/, '');
  const address = href.startsWith(pictureBookScheme) ? `${site?.pictureBook.url ?? ''}${path}` : href;
  link.properties = { href: address, target: '_blank', rel: ['sponsored', 'noopener'] };
  link.children = [{ type: 'text', value: pictureBookText }];
}
