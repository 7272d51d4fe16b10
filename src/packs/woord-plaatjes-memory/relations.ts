/** What makes two different pictures a pair, by ear. */
import type { Asked } from '../../model/other-names.ts';
import { beginsSurely } from '../../model/sound-words.ts';
import { rhymes, soundAlike, type Word } from '../../model/word.ts';

export interface Relation {
  /** What both cards of a pair have in common, and no other card. */
  familyOf(word: Word): string;
  matches(one: Word, other: Word): boolean;
  /** Whether a child could hear a pair in two that are none. */
  clashes(one: Word, other: Word): boolean;
  /** What of a name decides: every name that a child could give a picture must tell the same. */
  readonly asks: Asked;
  isHeard(word: Word): boolean;
  /** For whoever makes the pairs. */
  sayNoMatch(word: Word, other: Word): string;
  sayMatch(word: Word, other: Word): string;
}

export const relations = {
  rijm: {
    familyOf: ({ rhyme }) => rhyme,
    matches: rhymes,
    clashes: () => false,
    asks: 'rhyme',
    isHeard: () => true,
    sayNoMatch: (word, other) =>
      `"${word.word}" (/${word.rhyme}/) rijmt niet op "${other.word}" (/${other.rhyme}/)`,
    sayMatch: (word, other) => `"${word.word}" rijmt ook op "${other.word}"`,
  },
  klank: {
    familyOf: ({ firstSound }) => firstSound,
    matches: (one, other) => one.firstSound === other.firstSound && one.word !== other.word,
    clashes: (one, other) =>
      one.firstSound !== other.firstSound && soundAlike(one.firstSound, other.firstSound),
    asks: 'firstSound',
    isHeard: beginsSurely,
    sayNoMatch: (word, other) =>
      `"${word.word}" (/${word.firstSound}/) begint niet zoals "${other.word}" (/${other.firstSound}/)`,
    sayMatch: (word, other) => `"${word.word}" begint ook zoals "${other.word}"`,
  },
} as const satisfies Readonly<Record<string, Relation>>;

export type RelationName = keyof typeof relations;
