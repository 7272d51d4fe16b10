/** A way to call: what is called for the pictures on the cards, and what children listen to then. */
import type { Asked } from '../../../model/other-names.ts';
import type { Word } from '../../../model/word.ts';
import type { Writes } from '../../../sheets/lay/picture-box.ts';

export const wayNames = ['rijm', 'woord', 'klank'] as const;
export type WayName = (typeof wayNames)[number];

export interface Way {
  /** Of the pictures that one call could mean: of each family one is on a card. */
  familyOf(word: Word): string;
  /** Of fewer too many children have an answer to every call. */
  readonly fewestFamilies: number;
  /** Whether this picture is the answer, when that word is called. */
  matches(call: Word, shown: Word): boolean;
  /** Whether children could take one for the other, wherever in a set they stand. */
  clashes(one: Word, other: Word): boolean;
  /** What of a name decides: every name that a child could give a picture must tell the same. */
  readonly asks: Asked | undefined;
  /** Whether what decides is heard in this word without a doubt. */
  isHeard(word: Word): boolean;
  /** Of what can be called the plainest is. */
  doubtOfCall(word: Word): number;
  /** For whoever makes the families: why one word answers another, or doesn't. */
  sayMatch(one: Word, other: Word): string;
  sayNoMatch(shown: Word, call: Word): string;
  readonly sheets: WaySheets;
}

/** What is written on the sheets for whoever calls. */
export interface WaySheets {
  /** Of the page with all answers. */
  readonly answers: string;
  /** A word, with what children listen to in bold. */
  readonly write: Writes;
}
