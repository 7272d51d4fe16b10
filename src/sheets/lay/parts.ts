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

/** Pages one and two. */
export const guidePart: Part = { name: 'Uitleg', holder: 'leerkracht', prints: 'once', twoSided: true };

export const sayPaper = ({ twoSided }: Part): string => (twoSided ? 'twee kanten' : 'één kant');

/** How many pages make one of the things to choose from; undefined where nothing is chosen. */
const pagesOfChoice = ({ prints }: Part): number | undefined =>
  typeof prints === 'object' && 'chosenFor' in prints ? (prints.pages ?? 1) : undefined;

/** What a page is of: of a choice that has a name, that one. */
export function nameOfPage({ part, first }: PagesOfPart, number: number): string {
  const { name, prints } = part;
  if (typeof prints !== 'object' || !('chosenFor' in prints)) return name;
  return prints.names?.[Math.floor((number - first) / (prints.pages ?? 1))] ?? name;
}

/** One of the things on its pages is enough. */
export const isChosen = ({ part, first, last }: PagesOfPart): boolean =>
  last - first + 1 > (pagesOfChoice(part) ?? Number.POSITIVE_INFINITY);

/** The pages of a part; of what is chosen among them those of each choice, or where those are many `één van 3–8`. */
export function sayPagesOf(pages: PagesOfPart): string {
  const { part, first, last } = pages;
  const together = pagesOfChoice(part) ?? 1;
  const said = sayPages(first, last);
  if (!isChosen(pages)) return said;
  if (last - first >= 3 * together) return `één van ${said}`;
  const choices = [0, 1, 2].map((choice) => first + choice * together).filter((from) => from <= last);
  return sayOr(choices.map((from) => sayPages(from, from + together - 1)));
}

const sayOr = (told: readonly string[]): string =>
  new Intl.ListFormat('nl', { type: 'disjunction' }).format(told);

/** How often each of its pages is printed for so many children; of what is chosen, the first stands for any. */
export function copiesOf({ part: { prints }, first, last }: PagesOfPart, children: number): number[] {
  const pages = Array.from({ length: last - first + 1 }, (_, page) => page);
  if (prints === 'once') return pages.map(() => 1);
  if ('copyFor' in prints || 'chosenFor' in prints) {
    const { atATime = Number.POSITIVE_INFINITY } = prints;
    const each = 'copyFor' in prints ? prints.copyFor : prints.chosenFor;
    const together = 'copyFor' in prints ? pages.length : pagesForGroup(prints, children);
    const copies = Math.min(Math.ceil(children / each), atATime);
    return pages.map((page) => (page < together ? copies : 0));
  }
  if ('oneEach' in prints) return copiesOfEach(prints.oneEach, children);
  if ('copyForPlayers' in prints) return pages.map(() => Math.ceil((children + 1) / prints.copyForPlayers));
  const needed = Math.ceil((children + 1) / prints.pageForPlayers);
  return pages.map((page) => (page < needed ? 1 : 0));
}

type Chosen = Extract<Part['prints'], { readonly chosenFor: number }>;

/** Of one of the things to choose from: all its pages, or the first ones for a group that shares it with no other. */
const pagesForGroup = ({ pages = 1, alone }: Chosen, children: number): number =>
  alone && children <= alone.children ? alone.pages : pages;

/** All pages as often as they are full, and as few once more as have a thing for each child that is left. */
function copiesOfEach(things: readonly number[], children: number): number[] {
  const all = sum(things);
  const rounds = Math.floor(children / all);
  const left = children - rounds * all;
  return things.map((_, page) => rounds + (sum(things.slice(0, page)) < left ? 1 : 0));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Which pages that are depends on what is chosen. */
export const firstSheet = 'alleen vel 1';

/** What to print of a part: `2 keer`, of some of its pages `blz. 3–4`, or where the first pages are printed once more `1 keer, blz. 3 nog eens`. */
export function sayPrints(pages: PagesOfPart, children: number): string {
  const { first } = pages;
  const copies = copiesOf(pages, children);
  const printed = copies.filter((count) => count > 0);
  const most = Math.max(...copies);
  if (new Set(printed).size > 1) {
    const more = copies.filter((count) => count === most).length;
    return `${Math.min(...printed)} keer, blz. ${sayPages(first, first + more - 1)} nog eens`;
  }
  if (isChosen(pages) && printed.length < (pagesOfChoice(pages.part) ?? 1)) return firstSheet;
  const isWhole = printed.length === copies.length || isChosen(pages);
  return isWhole ? `${most} keer` : `blz. ${sayPages(first, first + printed.length - 1)}`;
}

/** How often one page is printed, for groups of these sizes: `2 keer`, or where that differs `1, 3 of 7 keer`. */
export function sayCopies(pages: PagesOfPart, number: number, groups: readonly number[]): string {
  const counts = groups.map((children) => {
    const copies = copiesOf(pages, children);
    const page = number - pages.first;
    return copies[isChosen(pages) ? page % (pagesOfChoice(pages.part) ?? 1) : page] ?? 0;
  });
  const told = new Set(counts).size > 1 ? counts : counts.slice(0, 1);
  return `${sayOr(told.map(String))}\u00a0keer`;
}
