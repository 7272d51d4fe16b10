/** Which pages belong together, and what of them is printed for a group of children. */
import type { Page, Part } from '../sheet.ts';

/** The pages of a part of a pack. */
export const inPart = (part: Part, pages: readonly Page[]): Page[] =>
  pages.map((page) => ({ ...page, part }));

export interface PagesOfPart {
  readonly part: Part;
  /** The numbers that stand on its first and its last page. */
  readonly first: number;
  readonly last: number;
}

/** In the order of the pages. */
export function listParts(pages: readonly Page[]): PagesOfPart[] {
  const parts = new Map<Part, PagesOfPart>();
  pages.forEach(({ part }, index) => {
    if (!part) return;
    const number = index + 1;
    parts.set(part, { part, first: parts.get(part)?.first ?? number, last: number });
  });
  return [...parts.values()];
}

export const sayPages = (first: number, last: number): string =>
  first === last ? String(first) : `${first}–${last}`;

const sum = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const sayCopies = (children: number, each: number): string => `${Math.ceil(children / each)} keer`;

/** What to print of a part for so many children: `2 keer`, `1 ervan: 2 keer`, `alleen bladzijde 3`, or `bladzijde 3–8` of a series. */
export function sayPrints({ part: { prints }, first, last }: PagesOfPart, children: number): string {
  if (prints === 'once') return '1 keer';
  if (prints === 'behindEach') return '1 per vel';
  if ('oneEach' in prints) {
    const upTo = prints.oneEach.map((_, page) => sum(prints.oneEach.slice(0, page + 1)));
    const page = upTo.findIndex((count) => count >= children);
    const isPart = page >= 0 && first + page < last;
    return isPart
      ? `alleen bladzijde ${sayPages(first, first + page)}`
      : sayCopies(children, sum(prints.oneEach));
  }
  if ('copyFor' in prints) return sayCopies(children, prints.copyFor);
  if ('chosenPageFor' in prints) {
    const copies = sayCopies(children, prints.chosenPageFor);
    return first === last ? copies : `1 ervan: ${copies}`;
  }
  const needed = Math.ceil((children + 1) / prints.pageForPlayers);
  return `bladzijde ${sayPages(first, Math.min(last, first + needed - 1))}`;
}
