/** What a pack must tell so that somebody can make a set of it: which words it takes, and what it makes of choices. */

import type { PicturedWord, WordBank } from '../model/word.ts';
import type { Stock } from '../sheets/choose.ts';
import type { Choices, PageMaker } from '../sheets/pack.ts';
import type { ChildrenBounds, Hindrance, SetChoices } from './choices.ts';

/** A word that can be chosen. */
export interface Offered {
  readonly word: PicturedWord;
  /** What the grown-up is told of it, such as the word that it rhymes with. */
  readonly remark: string;
}

export type Decided<Parameters> =
  | { readonly parameters: Parameters; readonly hindrance?: undefined }
  | { readonly parameters?: undefined; readonly hindrance: Hindrance };

export interface SetKind<Parameters = unknown> {
  readonly maker: PageMaker<Parameters>;
  /** Absent where one set serves all. */
  readonly children?: ChildrenBounds;
  offer(words: WordBank): readonly Offered[];
  /** The choices that make the printable of the site. */
  shipped(parameters: Parameters, words: WordBank): SetChoices;
  /** What the maker is asked for, or why it can't be. */
  decide(choices: SetChoices, exercise: Choices<Parameters>, stock: Stock): Decided<Parameters>;
}
