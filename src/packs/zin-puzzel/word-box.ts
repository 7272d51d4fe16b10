/** The box of words that all sentences borrow from, and which of it is cut for which sentences. */
import { piecesPerSheet, scenesPerSheet } from './measures.ts';
import type { Sentence } from './parameters.ts';

/** Without a word it is to write. */
export interface Piece {
  readonly word: string;
  readonly picture?: string;
}

/** A sentence with the pieces that it is laid of. */
export interface Told {
  readonly sentence: Sentence;
  readonly pieces: readonly Piece[];
}

/** Sentences, and the pieces that must be added to the box to lay them. */
export interface Batch {
  readonly told: readonly Told[];
  readonly pieces: readonly Piece[];
}

/** As they are heard: without capitals and stops. */
export const wordsOf = (says: string): string[] =>
  says.split(/\s+/).map((word) => word.replace(/[.,!?:;]/g, '').toLowerCase());

export const toWrite = (count: number): Piece[] => Array<Piece>(count).fill({ word: '' });

const timesIn = (word: string, pieces: readonly Piece[]): number =>
  pieces.filter((piece) => piece.word === word).length;

/** What a sentence needs that is not in the box: a word that it has twice is needed twice. */
export const lackingIn = (box: readonly Piece[], needed: readonly Piece[]): Piece[] =>
  needed.filter(({ word }, index) => timesIn(word, needed.slice(0, index + 1)) > timesIn(word, box));

/** Without looking up what is shown above each of its words. */
export const toldBare = (sentence: Sentence): Told => ({
  sentence,
  pieces: wordsOf(sentence.says).map((word) => ({ word })),
});

/** As many sentences after each other as one sheet of scenes and one of words have room for. */
export function inBatches(sentences: readonly Told[]): Batch[] {
  const batches: Batch[] = [];
  for (const one of sentences) {
    const box = batches.flatMap(({ pieces }) => pieces);
    const lacking = lackingIn(box, one.pieces);
    const last = batches.at(-1);
    const pieces = [...(last?.pieces ?? []), ...lacking];
    if (last && last.told.length < scenesPerSheet && pieces.length <= piecesPerSheet)
      batches[batches.length - 1] = { told: [...last.told, one], pieces };
    else batches.push({ told: [one], pieces: lacking });
  }
  return batches;
}
