/** A way to call: what is called for the pictures on the cards, and what children listen to then. */
import type { Word } from '../../../model/word.ts';
import type { WordRelation } from '../../../model/word-relation.ts';
import type { Writes } from '../../../sheets/lay/picture-box.ts';

export const wayNames = ['rijm', 'woord', 'klank'] as const;
export type WayName = (typeof wayNames)[number];

/** Of each family one picture is on a card; a picture is the answer where the word that is called matches it. */
export interface Way extends Omit<WordRelation, 'asks'> {
  /** Of fewer too many children have an answer to every call. */
  readonly fewestFamilies: number;
  /** Nothing where a picture's own word is called. */
  readonly asks: WordRelation['asks'] | undefined;
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
