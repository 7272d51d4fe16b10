/** What a pack brings so that visitors can make a set of it: its questions, and what it makes of the answers. */

import type { Either } from '../model/either.ts';
import type { Exercise } from '../model/exercise.ts';
import type { WordBank } from '../model/word.ts';
import type { Stock } from '../sheets/choose.ts';
import type { Choices, PageMaker } from '../sheets/pack.ts';
import type { Answers, Hindrance, Remedy } from './choices.ts';
import type { NameQuestion, Questions } from './questions.ts';

type Decided<Parameters, Given extends Answers = Answers> = Either<
  {
    readonly parameters: Parameters;
    /** What else could be made of what was chosen, such as the letters of the name. */
    readonly suggestions?: readonly Remedy<Given>[];
    /** What its paper has of it, where that is not all: sentences, beside what it takes. */
    readonly remarks?: readonly string[];
  },
  { readonly hindrance: Hindrance<Given> }
>;

/** `Given` says which choices there are: a number is asked how many, a string one of a few, a list some of many. */
export interface SetKind<Parameters = unknown, Given extends Answers = Answers> {
  readonly maker: PageMaker<Parameters>;
  /** What is offered may depend on what the printable of the site is made of. */
  questions(shipped: Parameters, words: WordBank): Questions<Given>;
  /** Where the name makes a page of its own: it is asked first then, and so. */
  readonly nameQuestion?: NameQuestion;
  /** The answers that make the printable of the site. */
  shipped(parameters: Parameters, words: WordBank): Given;
  /** What the maker is asked for, or why it can't be. Any answers come here that the questions allow. */
  decide(
    answers: Given,
    exercise: Choices<Parameters>,
    stock: Stock,
    /** Of the child or the group, where one is given. */
    name?: string,
  ): Decided<Parameters, Given>;
  /** Whether nothing hangs on what a child calls a picture but that it is told its name: no rhyme, no first sound, no claps. */
  isByName?(made: Parameters): boolean;
  /** For whom it is and how long it takes, where that is another than of the printable of the site. */
  plan?(
    answers: Given,
    made: Exercise<Parameters>,
    shipped: Parameters,
  ): Partial<Pick<Exercise, 'plan' | 'printFor'>>;
}
