/** A word of the word bank, and what may be done with it. All of it goes by ear, not by spelling. */
import * as v from 'valibot';
import { firstSoundOf, onsetOf } from './dutch-sounds.ts';
import { choice, fields, named, text, truth, wholeNumber, word } from './shape.ts';

const dividedRule = 'klankgroepen met streepjes: ba-naan';
const divided = v.pipe(
  v.string(dividedRule),
  v.regex(/^[a-zéëïö]+(-[a-zéëïö]+)*$/, dividedRule),
  v.transform((typed) => typed.split('-')),
);
const claps = wholeNumber(1, 10);
const names = v.optional(v.array(word, 'een lijst van woorden'), []);

/** An entry in content/woorden.yaml; what its facts must agree with stands in check-words.ts. */
const wordEntry = fields({
  article: choice(['de', 'het']),
  /** Klankgroepen, joined they are the word. */
  syllables: divided,
  /** How often you clap. */
  claps,
  /** The klankgroep with the stress, counted from 1; the last one where none is typed. */
  stress: v.optional(claps),
  /** The klankgroepen as they are said, for a word that is not said as it is spelled. */
  saidAs: v.optional(divided),
  firstSound: text(40),
  /** Sounds from the stressed vowel to the end. */
  rhyme: text(40),
  /** Spelled exactly as it sounds, so that a beginner can sound it out: maan, vis, roos. */
  phonetic: v.optional(truth, false),
  /** Name of the picture; a word without one can be said but not shown. */
  picture: v.optional(text(60)),
  /** Whether a four-year-old knows the picture at a glance. */
  weight: v.optional(choice(['strong', 'weak']), 'strong'),
  theme: choice([
    'dieren',
    'eten',
    'feest',
    'huis',
    'kleding',
    'lijf',
    'mensen',
    'muziek',
    'natuur',
    'school',
    'spelen',
    'verhaal',
    'verkeer',
  ]),
  /** Words whose pictures could be taken for this one. */
  notWith: names,
  /** What a child could also say to the picture. */
  alsoNamed: names,
  /** For the grown-up. */
  note: v.optional(text()),
});

export const wordsShape = named(wordEntry);

type WordEntry = v.InferOutput<typeof wordEntry>;

export interface Word extends Readonly<Omit<WordEntry, 'stress'>> {
  readonly word: string;
  /** Index of the klankgroep with the stress. */
  readonly stress: number;
}

export const toWord = (word: string, entry: WordEntry): Word => ({
  ...entry,
  word,
  stress: (entry.stress ?? entry.syllables.length) - 1,
});

/** A word that can be shown. */
export type PicturedWord = Word & { readonly picture: string };

export type WordBank = ReadonlyMap<string, Word>;

export const hasPicture = (word: Word): word is PicturedWord => word.picture !== undefined;

export const spokenWord = (word: Pick<Word, 'syllables' | 'saidAs' | 'stress'>) => ({
  syllables: word.saidAs ?? word.syllables,
  stress: word.stress,
});

/** Two words rhyme when they end alike, not when they end in the same word: koek and pannenkoek, koek and koek. */
export const rhymes = (one: Word, other: Word): boolean =>
  one.rhyme === other.rhyme && onsetOf(spokenWord(one)) !== onsetOf(spokenWord(other));

/** Their pictures cannot be mistaken for each other. */
export const canStandTogether = (one: Word, other: Word): boolean =>
  !one.notWith.includes(other.word) && !other.notWith.includes(one.word);

/** First sound of a name that is not in the bank, as near as its spelling tells. */
export function firstSoundOfName(name: string): string {
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
  /^(?!sj|ch|th)[bcdfghjklmnpqrstvwxz]{2}/.test(word.word);
