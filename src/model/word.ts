/** A word of the word bank, and what may be done with it. All of it goes by ear, not by spelling. */
import { firstSoundOf, onsetOf, spellSounds } from './dutch-sounds.ts';
import type { WordEntry } from './word-entry.ts';

export interface Word extends Readonly<Omit<WordEntry, 'stress'>> {
  readonly word: string;
  /** Index of the klankgroep with the stress. */
  readonly stress: number;
  /** By a visitor, who is sure what it is called. */
  readonly isTyped?: true;
  /** It is in a set for its theme, though a child may call its picture otherwise. */
  readonly isDoubted?: true;
  /** Who chose it says that children do not take it for another, though it looks like it. */
  readonly isToldApart?: true;
  /** Of a typed word nobody told whether it is de or het. */
  readonly lacksArticle?: true;
  /** There is no picture of it: it stands written where that would be. */
  readonly isWritten?: true;
  /** Names of the themes that it is of: told where words are chosen. */
  readonly themes?: readonly string[];
}

export const toWord = (word: string, entry: WordEntry): Word => ({
  ...entry,
  word,
  stress: (entry.stress ?? entry.syllables.length) - 1,
});

/** Without one where it isn't known: a wrong one is heard at once. */
export const withArticle = ({ article, word, lacksArticle }: Word): string =>
  lacksArticle ? word : `${article} ${word}`;

/** A word that can be shown. */
export type PicturedWord = Word & { readonly picture: string };

export type WordBank = ReadonlyMap<string, Word>;

export const hasPicture = (word: Word): word is PicturedWord => word.picture !== undefined;

/** A child that sees it knows what it is. */
export const hasSurePicture = (word: Word): word is PicturedWord =>
  hasPicture(word) && word.weight === 'strong';

/** A child may call its picture otherwise, or not know it. */
export const isDoubtful = (word: Word): word is PicturedWord => hasPicture(word) && word.weight === 'weak';

export const spokenWord = (word: Pick<Word, 'syllables' | 'saidAs' | 'stress'>) => ({
  syllables: word.saidAs ?? word.syllables,
  stress: word.stress,
});

/** Two words rhyme when they end alike, not when they end in the same word: koek and pannenkoek, koek and koek. */
export const rhymes = (one: Word, other: Word): boolean =>
  one.rhyme === other.rhyme && onsetOf(spokenWord(one)) !== onsetOf(spokenWord(other));

const areToldApart = (one: Word, other: Word): boolean =>
  one.isToldApart === true || other.isToldApart === true;

/** Their pictures cannot be mistaken for each other. */
export const canStandTogether = (one: Word, other: Word): boolean =>
  areToldApart(one, other) || (!one.notWith.includes(other.word) && !other.notWith.includes(one.word));

const allNamesOf = ({ word, alsoNamed }: Word): readonly string[] => [word, ...alsoNamed];

/** By their pictures, or by what a child calls them. */
export const canBeMixedUp = (one: Word, other: Word): boolean =>
  !areToldApart(one, other) &&
  (!canStandTogether(one, other) || allNamesOf(one).some((name) => allNamesOf(other).includes(name)));

/** Games ask for the same names thousands of times. */
const knownFirstSounds = new Map<string, string>();

/** First sound of a name that is not in the bank, as near as its spelling tells. */
export function firstSoundOfName(name: string): string {
  const known = knownFirstSounds.get(name);
  if (known !== undefined) return known;
  const sound = hearFirstSound(name);
  knownFirstSounds.set(name, sound);
  return sound;
}

function hearFirstSound(name: string): string {
  const openVowel = /^([aeiouy])[bcdfghjklmnpqrstvwxz][aeiouy]/.exec(name);
  return firstSoundOf({ syllables: [openVowel?.[1] ?? name], stress: 0 });
}

/** The first sounds of all that a child could say to the picture. */
export const firstSoundsOfPicture = (word: Word): string[] => [
  word.firstSound,
  ...word.alsoNamed.map(firstSoundOfName),
];

/** Sounds that a kleuter, or a region, does not tell apart: never set against each other. */
const alikeSounds: readonly (readonly string[])[] = [
  ['v', 'f', 'w'],
  ['z', 's', 'sj', 'zj'],
  ['g', 'h'],
  ['m', 'n'],
  ['b', 'p'],
  ['d', 't'],
  ['k', 'g'],
  ['l', 'r'],
];

export const soundAlike = (one: string, other: string): boolean =>
  one === other || alikeSounds.some((group) => group.includes(one) && group.includes(other));

/** Begins with two consonants or more: the first sound is harder to hear. */
export const startsWithCluster = (word: Word): boolean =>
  /^(?!sj|ch|th)[bcdfghjklmnpqrstvwxz]{2}/i.test(word.word);

/** The letters that its first sound is written with. */
export function firstLettersOf(word: Word): string {
  const first = spellSounds(spokenWord(word))[0]?.[0];
  const isWhole = first?.sounds.length === 1 && word.word.startsWith(first.spelling);
  return isWhole ? first.spelling : word.word.charAt(0);
}
