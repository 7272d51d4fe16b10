/** What a pack is: the parameters it asks for, the rules it keeps, and how it lays an exercise out. */
import type { GenericSchema, InferOutput } from 'valibot';
import type { Either } from '../model/either.ts';
import type { Exercise } from '../model/exercise.ts';
import type { SetContents } from '../model/set-contents.ts';
import type { WordBank } from '../model/word.ts';
import type { Stock } from './choose.ts';
import type { Colour } from './palette.ts';
import type { Objection } from './refusal.ts';
import type { Mark, Page } from './sheet.ts';

/** What the rules of a pack look at: what was chosen, and the name that its shuffling begins from. */
export type Choices<Parameters> = Pick<Exercise<Parameters>, 'parameters' | 'slug'>;

/** All that is asked for, found and in order; or everything that is wrong with it. */
export type Prepared<Model> = Either<
  { readonly model: Model },
  { readonly objections: readonly Objection[] }
>;

/** What the sheets of one of its games have, so that on page two its rules are found by them. */
export interface GameMark {
  /** What the heading of its rules begins with. */
  readonly name: string;
  readonly ground: Colour;
  /** The sign beside the heading: how wide it is, and what it is from its left end and its middle. */
  readonly width: number;
  lay(x: number, y: number): readonly Mark[];
}

/** The pages of the game itself, between those for the grown-up. */
export interface Layout {
  readonly pages: readonly Page[];
  readonly gameMarks?: readonly GameMark[];
  /** Which one shows best what the pack is, when that is not the first. */
  readonly preview?: Page | undefined;
}

/** All that makes pages of choices. What a writer types is checked elsewhere, so that a browser can run it. */
export interface PageMaker<Parameters = unknown, Model = unknown> {
  prepare(choices: Choices<Parameters>, stock: Stock): Prepared<Model>;
  layOut(model: Model, exercise: Exercise): Layout;
  /** What the texts about a set can name. */
  contentsOf(parameters: Parameters, words: WordBank): SetContents;
}

export interface Pack<Schema extends GenericSchema = GenericSchema, Model = unknown>
  extends PageMaker<InferOutput<Schema>, Model> {
  /** The pack's own fields in the front matter; a strict object, so that a misspelt field is refused. */
  readonly schema: Schema;
}

/** Keeps the types of what is chosen and of what is drawn together. */
export const definePageMaker = <Parameters, Model>(
  maker: PageMaker<Parameters, Model>,
): PageMaker<Parameters, Model> => maker;

/** A pack whose words a writer typed is checked by more than its rules: a browser has no need of that. */
export const definePack = <Schema extends GenericSchema, Model>(
  schema: Schema,
  maker: PageMaker<InferOutput<Schema>, Model>,
  checkTyped: (parameters: InferOutput<Schema>, stock: Stock) => readonly Objection[] = () => [],
): Pack<Schema, Model> => ({
  ...maker,
  schema,
  prepare(choices, stock) {
    const found = maker.prepare(choices, stock);
    const objections = [...(found.objections ?? []), ...checkTyped(choices.parameters, stock)];
    return objections.length > 0 ? { objections } : found;
  },
});

/** Refuses with all objections, or makes what they would have been about. */
export const prepared = <Model>(objections: readonly Objection[], make: () => Model): Prepared<Model> =>
  objections.length > 0 ? { objections } : { model: make() };
