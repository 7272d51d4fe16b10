/** What somebody chooses for a set of their own: plain data, all of it in the address. */
import type { Look } from '../sheets/palette.ts';
import type { OwnWord } from './own-words/own-word.ts';

/** How many, one of a few, or some of many by their keys. */
export type Answer = number | string | readonly string[];

/** By the name of the question. */
export type Answers = Readonly<Record<string, Answer>>;

export interface SetChoices<Given extends Answers = Answers> {
  /** To what the kind of set asks. */
  readonly answers: Given;
  /** Words that the visitor typed, to choose from beside those of the site. */
  readonly own: readonly OwnWord[];
  readonly look: Look;
  /** Whether page one has the address as a QR code. */
  readonly code: boolean;
  /** What the visitor calls it; empty where it has the name of the exercise alone. */
  readonly title: string;
  /** Of the child or the group; empty where the sheet says none. */
  readonly name: string;
  /** Which of all shuffles. */
  readonly shuffle: number;
}

/** Of every printable of the site. */
export const shippedLook: Omit<SetChoices, 'answers'> = {
  own: [],
  look: 'colour',
  code: false,
  title: '',
  name: '',
  shuffle: 1,
};

export const longestTitle = 30;
export const longestName = 30;
/** Of an address, in a code that a phone can still read on paper. */
export const longestInCode = 900;
export const mostShuffles = 9999;

/** What can't be made, and the nearest that can. */
export interface Hindrance<Given extends Answers = Answers> {
  /** For a teacher, in Dutch: what to change. */
  readonly reason: string;
  readonly remedies: readonly Remedy<Given>[];
}

export interface Remedy<Given extends Answers = Answers> {
  /** On the button that does it. */
  readonly name: string;
  readonly answers: Given;
  /** Where more is said of words than was. */
  readonly own?: readonly OwnWord[];
}
