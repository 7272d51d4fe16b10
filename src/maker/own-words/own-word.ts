/** A word that a visitor typed: what is heard of it is worked out, and what they say of it counts. */
import { firstSoundOf, rhymeOf } from '../../model/dutch-sounds.ts';
import type { PicturedWord, WordBank } from '../../model/word.ts';
import { guessStress, splitWord } from './split-word.ts';

export interface OwnWord {
  /** Klankgroepen, joined they are the word. */
  readonly syllables: readonly string[];
  /** Index of the klankgroep with the stress. */
  readonly stress: number;
  /** A word of the bank, where the letters do not tell the rhyme. */
  readonly rhymesWith?: string;
  /** Where the letters do not tell it. */
  readonly firstSound?: string;
}

export const mostOwnWords = 40;
const longestWord = 16;
const oneWord = new RegExp(`^[a-záäéèêëíïóöúü]{2,${longestWord}}$`);
const hasVowel = /[aeiouyáäéèêëíïóöúü]/;

export const nameOf = ({ syllables }: OwnWord): string => syllables.join('');

/** What was typed as a word for the cards; nothing where it is none. */
export function readTyped(typed: string): string | undefined {
  const word = typed.normalize('NFC').trim().toLowerCase();
  return oneWord.test(word) && hasVowel.test(word) ? word : undefined;
}

export function proposeWord(word: string): OwnWord {
  const syllables = splitWord(word);
  return { syllables, stress: guessStress(syllables) };
}

/** The same word clapped otherwise: ba-naan; nothing where it is another word, or a piece of it can't be clapped. */
export function clapOtherwise(own: OwnWord, typed: string): OwnWord | undefined {
  const syllables = typed
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .split(/[-\s]+/);
  if (syllables.join('') !== nameOf(own) || !syllables.every((piece) => hasVowel.test(piece)))
    return undefined;
  return { ...own, syllables, stress: Math.min(own.stress, syllables.length - 1) };
}

/** What its letters tell. */
export const heardIn = (own: OwnWord): { firstSound: string; rhyme: string } => ({
  firstSound: firstSoundOf(own),
  rhyme: rhymeOf(own),
});

export function toWord(own: OwnWord, words: WordBank): PicturedWord {
  const { syllables, stress, rhymesWith, firstSound } = own;
  const heard = heardIn(own);
  const word = nameOf(own);
  return {
    word,
    article: 'de',
    syllables: [...syllables],
    claps: syllables.length,
    stress,
    firstSound: firstSound ?? heard.firstSound,
    rhyme: (rhymesWith && words.get(rhymesWith)?.rhyme) || heard.rhyme,
    phonetic: false,
    picture: pictureOf(word),
    weight: 'strong',
    notWith: [],
    alsoNamed: [],
  };
}

const sign = 'eigen-';

/** Its picture is a photo, or the word itself. Letters of other alphabets than PDF has in names are spelled out. */
export const pictureOf = (word: string): string => sign + encodeURIComponent(word).replaceAll('%', '_');

/** Those of the visitor, where they are found first, and the site's: of a word that both have, that of the visitor. */
export function withOwnWords(words: WordBank, own: readonly OwnWord[]): WordBank {
  const added = new Map(own.map((one) => [nameOf(one), toWord(one, words)]));
  return new Map([...added, ...[...words].filter(([word]) => !added.has(word))]);
}
