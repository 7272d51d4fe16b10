/** How a pack is set out for a board. */
import type { Stock } from '../sheets/choose.ts';
import type { Choices, Prepared } from '../sheets/pack.ts';
import type { Mark } from '../sheets/sheet.ts';

/** Something drawn as on paper, from its top left; a show names it by its place in the list. */
export interface Plate {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

export interface SetOut<Show> {
  /** All that is seen in one game, as data. */
  readonly show: Show;
  readonly plates: readonly Plate[];
  /** The names of all other pictures that it will show. */
  readonly pictures: readonly string[];
}

export interface BoardMaker<Parameters = unknown, Model = unknown, Show = unknown> {
  /** That of the pack: the board has the very cards that are printed. */
  prepare(choices: Choices<Parameters>, stock: Stock): Prepared<Model>;
  /** Each seed is another game. */
  setOut(model: Model, seed: string): SetOut<Show>;
}

/** Keeps the types of what is prepared and of what is shown together. */
export const defineBoard = <Parameters, Model, Show>(
  maker: BoardMaker<Parameters, Model, Show>,
): BoardMaker<Parameters, Model, Show> => maker;
