/** A word of the word bank, and what may be done with it. All of it goes by ear, not by spelling. */
import { firstSoundOf, onsetOf } from './dutch-sounds.ts';
import type { Theme } from './word.schema.ts';

export interface Word {
  readonly word: string;
  readonly article: 'de' | 'het';
  /** Klankgroepen, joined they are the word. */
  readonly syllables: readonly string[];
  /** How often you clap. */
  readonly claps: number;
  /** Index of the klankgroep with the stress. */
  readonly stress: number;
  /** The klankgroepen as they are said, for a word that is not said as it is spelled. */
  readonly saidAs?: readonly string[];
  readonly firstSound: string;
  /** Sounds from the stressed vowel to the end. */
  readonly rhyme: string;
  /** Spelled exactly as it sounds, so that a beginner can sound it out: maan, vis, roos. */
  readonly phonetic: boolean;
  /** Name of the picture; a word without one can be said but not shown. */
  readonly picture?: string;
  /** Whether a four-year-old knows the picture at a glance. */
  readonly weight: 'strong' | 'weak';
  readonly theme: Theme;
  /** Words whose pictures could be taken for this one. */
  readonly notWith: readonly string[];
  /** What a child could also say to the picture. */
  readonly alsoNamed: readonly string[];
  /** For the grown-up. */
  readonly note?: string;
}

/** A word that can be shown. */
export type PicturedWord = Word & { readonly picture: string };

export type WordBank = ReadonlyMap<string, Word>;

export const hasPicture = (word: Word): word is PicturedWord => word.picture !== undefined;

export const spokenWord = (word: Pick<Word, 'syllables' | 'saidAs' | 'stress'>) => ({
  syllables: word.saidAs ?? word.syllables,
  stress: word.stress,
});

/** A word rhymes with another one, not with itself, and not with one that ends in the same word (koek, pannenkoek). */
export const rhymes = (one: Word, other: Word): boolean =>
  one.word !== other.word &&
  one.rhyme === other.rhyme &&
  onsetOf(spokenWord(one)) !== onsetOf(spokenWord(other));

/** Their pictures cannot be mistaken for each other. */
export const canStandTogether = (one: Word, other: Word): boolean =>
  !one.notWith.includes(other.word) && !other.notWith.includes(one.word);

/** First sound of a name that is not in the bank, as near as its spelling tells. */
export function firstSoundOfName(name: string): string {
  const openVowel = /^([aeiouy])(?:[bcdfghjklmnpqrstvwxz](?:[aeiouy]|$)|$)/.exec(name);
  return firstSoundOf({ syllables: [openVowel?.[1] ?? name], stress: 0 });
}

/** The first sounds of all that a child could say to the picture. */
export const firstSoundsOfPicture = (word: Word): string[] => [
  word.firstSound,
  ...word.alsoNamed.map(firstSoundOfName),
];

/** Sounds that a kleuter, or a region, does not tell apart: never set against each other. */
const alikeSounds = [
  ['v', 'f', 'w'],
  ['z', 's', 'sj', 'zj'],
  ['g', 'h'],
  ['m', 'n'],
  ['b', 'p'],
  ['d', 't'],
  ['k', 'g'],
  ['l', 'r'],
] as const;

export const soundAlike = (one: string, other: string): boolean =>
  one === other ||
  alikeSounds.some(
    (group) => (group as readonly string[]).includes(one) && (group as readonly string[]).includes(other),
  );

/** Begins with two consonants or more: the first sound is harder to hear. */
export const startsWithCluster = (word: Word): boolean =>
  /^(?!sj|ch|th)[bcdfghjklmnpqrstvwxz]{2}/.test(word.word);
