/** Pictures under a trail of words that do not stand on it: without them the first letter of a word tells which is its picture. */
import { randomFrom, shuffle } from '../../model/shuffle.ts';
import {
  canStandTogether,
  hasSurePicture,
  type PicturedWord,
  type Word,
  type WordBank,
} from '../../model/word.ts';
import { canBeReadFirst, differing } from './readable.ts';

/** They stay open when everything is found. */
export const strangersOnStrip = 2;

interface Company {
  readonly toRead: readonly PicturedWord[];
  /** All words of the trail. */
  readonly onTrail: readonly PicturedWord[];
}

/** Each could be read on the trail, is no near miss of what is, and begins as one of its words does. */
export function findStrangers(
  { toRead, onTrail }: Company,
  elsewhere: readonly PicturedWord[],
  bank: WordBank,
): PicturedWord[] {
  if (toRead.length === 0) return [];
  const random = randomFrom(onTrail.map(({ word }) => word).join());
  const fits = (word: Word): word is PicturedWord =>
    hasSurePicture(word) &&
    !word.isTyped &&
    canBeReadFirst(word) &&
    onTrail.every((other) => other.word !== word.word && canStandTogether(word, other)) &&
    toRead.every((other) => differing(word, other) > 1);
  const begins = (word: Word): boolean => toRead.some((other) => letterOf(other) === letterOf(word));
  // What a child knows from another trail, before what it has never seen.
  const known = [...shuffle(elsewhere, random), ...shuffle([...bank.values()], random)].filter(fits);
  const inOrder = [...known.filter(begins), ...known.filter((word) => !begins(word))];
  const found: PicturedWord[] = [];
  for (const word of inOrder)
    if (found.length < strangersOnStrip && found.every((other) => isApart(word, other))) found.push(word);
  return found;
}

const letterOf = ({ word }: Word): string => word.charAt(0);

const isApart = (one: Word, other: Word): boolean =>
  letterOf(one) !== letterOf(other) && canStandTogether(one, other);
