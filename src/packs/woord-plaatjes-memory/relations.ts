/** What makes two different pictures a pair, by ear. */
import type { Word } from '../../model/word.ts';
import { firstSoundRelation, rhymeRelation, type WordRelation } from '../../model/word-relation.ts';

export interface Relation extends WordRelation {
  /** For whoever makes the pairs. */
  sayNoMatch(word: Word, other: Word): string;
  sayMatch(word: Word, other: Word): string;
}

export const relations = {
  rijm: {
    ...rhymeRelation,
    sayNoMatch: (word, other) =>
      `"${word.word}" (/${word.rhyme}/) rijmt niet op "${other.word}" (/${other.rhyme}/)`,
    sayMatch: (word, other) => `"${word.word}" rijmt ook op "${other.word}"`,
  },
  klank: {
    ...firstSoundRelation,
    sayNoMatch: (word, other) =>
      `"${word.word}" (/${word.firstSound}/) begint niet zoals "${other.word}" (/${other.firstSound}/)`,
    sayMatch: (word, other) => `"${word.word}" begint ook zoals "${other.word}"`,
  },
} as const satisfies Readonly<Record<string, Relation>>;

export type RelationName = keyof typeof relations;
