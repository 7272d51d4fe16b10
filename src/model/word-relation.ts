/** What children listen to when one word answers another: its rhyme, or its first sound. */
import type { Asked } from './other-names.ts';
import { beginsSurely } from './sound-words.ts';
import { rhymes, soundAlike, type Word } from './word.ts';

export interface WordRelation {
  /** What words that answer each other have in common, and no other word. */
  familyOf(word: Word): string;
  matches(one: Word, other: Word): boolean;
  /** Whether a child could hear an answer in a word that is none. */
  clashes(one: Word, other: Word): boolean;
  /** What of a name decides: every name that a child could give a picture must tell the same. */
  readonly asks: Asked;
  /** Whether what decides is heard in this word without a doubt. */
  isHeard(word: Word): boolean;
}

export const rhymeRelation: WordRelation = {
  familyOf: ({ rhyme }) => rhyme,
  matches: rhymes,
  clashes: () => false,
  asks: 'rhyme',
  isHeard: () => true,
};

export const firstSoundRelation: WordRelation = {
  familyOf: ({ firstSound }) => firstSound,
  matches: (one, other) => one.firstSound === other.firstSound && one.word !== other.word,
  // Who is asked for an m has no n to choose: many a child hears no difference yet.
  clashes: (one, other) =>
    one.firstSound !== other.firstSound && soundAlike(one.firstSound, other.firstSound),
  asks: 'firstSound',
  isHeard: beginsSurely,
};
