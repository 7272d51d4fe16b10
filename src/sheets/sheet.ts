/**
 * A Sheet is what a layout makes and what the back ends draw: pages of a few kinds of marks, in millimetres
 * from the top left, inside a thin tree that says what each thing is. Everything is resolved: a back end
 * measures nothing, breaks no line and knows no rule.
 */
import { paperSize } from './measures.ts';
import type { Accent, Colour } from './palette.ts';

export type Face = 'regular' | 'bold';

export interface Stroke {
  readonly colour: Colour;
  /** Line weight in mm. */
  readonly weight: number;
  /** Lengths of dash and gap in mm; absent is an unbroken line. */
  readonly dash?: readonly number[];
}

export interface TextMark {
  readonly kind: 'text';
  readonly text: string;
  /** Left end of the baseline. */
  readonly x: number;
  readonly y: number;
  /** In points, as people speak of type. */
  readonly size: number;
  readonly face: Face;
  readonly colour: Colour;
  /** Measured width in mm, for checks and for the SVG back end. */
  readonly width: number;
  /** The width that it must fit in. */
  readonly room?: number;
  /** Drawn as an outline of this weight (mm) instead of filled: letters to trace or colour in. */
  readonly hollow?: number;
  /** Degrees clockwise about `pivot`, by default the left end of the baseline. */
  readonly turn?: number;
  readonly pivot?: readonly [number, number];
}

export interface PictureMark {
  readonly kind: 'picture';
  readonly picture: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise about the middle. */
  readonly turn?: number;
  /** Left and right exchanged. */
  readonly flip?: boolean;
  /** Without the dark outline, e.g. as the ground of a scene. In zwart-wit it is line art all the same. */
  readonly plain?: boolean;
}

export interface LineMark {
  readonly kind: 'line';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly stroke: Stroke;
}

export interface RectMark {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
  readonly fill?: Colour;
  readonly stroke?: Stroke;
}

export interface CircleMark {
  readonly kind: 'circle';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly fill?: Colour;
  readonly stroke?: Stroke;
}

/** `d` is SVG path data with absolute coordinates in mm of the page. */
export interface PathMark {
  readonly kind: 'path';
  readonly d: string;
  readonly fill?: Colour;
  readonly stroke?: Stroke;
}

export type Mark = TextMark | PictureMark | LineMark | RectMark | CircleMark | PathMark;

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
 * How often pages are printed: once for all, behind each of the other sheets, a copy for so many children, of all pages
 * or of the one that is chosen, or one page of a series for so many who play, the grown-up too, or as many pages as have
 * a thing for each child, where it is said how many things there are on each.
 */
type Prints =
  | 'once'
  | 'behindEach'
  | { readonly copyFor: number }
  | { readonly chosenPageFor: number }
  | { readonly pageForPlayers: number }
  | { readonly oneEach: readonly number[] };

/** Pages that are printed and used together. */
export interface Part {
  readonly name: string;
  readonly prints: Prints;
  /** Each even one of them is the back of the one before. */
  readonly twoSided?: boolean;
}

export interface Page {
  /** What page one says of it; pages of one part follow each other. */
  readonly part?: Part;
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
