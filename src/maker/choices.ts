/** What somebody chooses for a set of their own: plain data, all of it in the address. */
import type { Look } from '../sheets/palette.ts';

export interface SetChoices {
  /** How many children play; of no account where one set serves all. */
  readonly children: number;
  /** On the cards, in the order of the bank. */
  readonly words: readonly string[];
  readonly look: Look;
  /** Of the child or the group; empty where the sheet says none. */
  readonly name: string;
  /** Which of all shuffles. */
  readonly shuffle: number;
}

/** How many children a set can be made for. */
export interface ChildrenBounds {
  readonly least: number;
  readonly most: number;
}

export const longestName = 30;
export const mostShuffles = 9999;

/** What can't be made, and the nearest that can. */
export interface Hindrance {
  /** For a teacher, in Dutch: what to change. */
  readonly reason: string;
  readonly remedies: readonly Remedy[];
}

export interface Remedy {
  /** On the button that does it. */
  readonly name: string;
  readonly choices: SetChoices;
}
