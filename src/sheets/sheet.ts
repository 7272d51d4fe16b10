/**
 * A Sheet is what a layout makes and what the back ends draw: pages of a few kinds of marks, in millimetres
 * from the top left, inside a thin tree that says what each thing is. Everything is resolved: a back end
 * measures nothing, breaks no line and knows no rule.
 */
import type { Mark } from './marks/index.ts';
import { paperSize } from './measures.ts';
import type { Accent } from './palette.ts';

export type { CircleMark } from './marks/circle.ts';
export type { LineMark } from './marks/line.ts';
export type { PathMark } from './marks/path.ts';
export type { PictureMark } from './marks/picture.ts';
export type { RectMark } from './marks/rect.ts';
export type { Stroke } from './marks/stroke.ts';
export type { Face, TextMark } from './marks/text.ts';
export type { Mark };

type Role = 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Sect' | 'Figure';

/** A thing with a meaning. A Figure always has `alt`; marks stand only in the innermost elements. */
export interface Element {
  readonly role: Role;
  readonly alt?: string;
  readonly children: readonly (Element | Mark)[];
}

/** Decoration: drawn, and passed over when the page is read aloud. */
export interface Artifact {
  readonly role: 'Artifact';
  readonly children: readonly Mark[];
}

export type Block = Element | Artifact;

/**
 * How often pages are printed: once for all, a copy for so many children, of all pages
 * or of what is chosen among them (a page, or so many that make one thing), or one page of a series, or a copy,
 * for so many who play, the grown-up too, or as many pages as have a thing for each child, where it is said how many things there are on each.
 * Of one thing that several groups share, a first group alone needs only the first pages.
 * Where one group after another plays with a grown-up, no more copies are printed than are in hand at a time.
 */
type Prints =
  | 'once'
  | { readonly copyFor: number; readonly atATime?: number }
  | {
      readonly chosenFor: number;
      readonly pages?: number;
      /** What each is called, where page one shows all of them. */
      readonly names?: readonly string[];
      readonly alone?: { readonly children: number; readonly pages: number };
      readonly atATime?: number;
    }
  | { readonly pageForPlayers: number }
  | { readonly copyForPlayers: number }
  | { readonly oneEach: readonly number[] };

/** Who has a page in hand; each of its kind has as many children as its part is printed for. */
export type Holder = 'kind' | 'tweetal' | 'groepje' | 'klas' | 'leerkracht';

/** Pages that are printed and used together. */
export interface Part {
  readonly name: string;
  /** The game that it is of, where a sheet has more than one. */
  readonly of?: string;
  readonly holder: Holder;
  readonly prints: Prints;
  /** Whoever plays the game for the first time leaves it out. */
  readonly optional?: boolean;
  /** Each even one of them is the back of the one before. */
  readonly twoSided?: boolean;
  /** Whoever has one writes their name on it. */
  readonly named?: boolean;
}

export interface Page {
  /** What page one says of it; pages of one part follow each other. */
  readonly part?: Part;
  /** Said in the head, where nothing else on the page is a heading. */
  readonly title?: string;
  /** What the bookmark says; pages without one belong to the page before. */
  readonly bookmark?: string;
  readonly landscape?: boolean;
  readonly blocks: readonly Block[];
}

export interface Sheet {
  readonly title: string;
  readonly description: string;
  /** What `own` is, in the colours of its marks. */
  readonly accent?: Accent;
  readonly pages: readonly Page[];
  /** Index of the page that shows best what the pack is; it becomes the first preview. */
  readonly preview: number;
}

export const pageSize = (page: Page): { width: number; height: number } => paperSize(page.landscape);

export const isMark = (node: Block | Mark): node is Mark => 'kind' in node;

/** Every mark of a page, in drawing order. */
export function* marksOf(blocks: readonly (Block | Mark)[]): Generator<Mark> {
  for (const block of blocks) {
    if (isMark(block)) yield block;
    else yield* marksOf(block.children);
  }
}

/** Every picture that is drawn by these, each once. */
export function picturesOn(blocks: readonly (Block | Mark)[]): string[] {
  const names = new Set<string>();
  for (const mark of marksOf(blocks)) if (mark.kind === 'picture') names.add(mark.picture);
  return [...names];
}

export const picturesOf = ({ pages }: Pick<Sheet, 'pages'>): string[] =>
  picturesOn(pages.flatMap(({ blocks }) => blocks));
