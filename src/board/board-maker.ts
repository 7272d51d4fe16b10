/** What a pack must tell so that a board can show it. */
import type { Stock } from '../sheets/choose.ts';
import type { Choices, Prepared } from '../sheets/pack.ts';
import type { Mark } from '../sheets/sheet.ts';
import type { Show } from './show.ts';

/** Something drawn as on paper, from its top left; a show names it by its place in the list. */
export interface Plate {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

interface SetOut {
  readonly show: Show;
  readonly plates: readonly Plate[];
  /** The names of all other pictures that it will show. */
  readonly pictures: readonly string[];
}

export interface BoardMaker<Parameters = unknown, Model = unknown> {
  /** That of the pack: the board has the very cards that are printed. */
  prepare(choices: Choices<Parameters>, stock: Stock): Prepared<Model>;
  /** Each seed is another game. */
  setOut(model: Model, seed: string): SetOut;
}

/** Keeps the types of what is prepared and of what is shown together. */
export const defineBoard = <Parameters, Model>(
  maker: BoardMaker<Parameters, Model>,
): BoardMaker<Parameters, Model> => maker;
