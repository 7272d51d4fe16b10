/** A word that a visitor typed: what is heard of it is worked out, and what they say of it counts. */
import { firstSoundOf, rhymeOf } from '../../model/dutch-sounds.ts';
import { hasPicture, type PicturedWord, type WordBank } from '../../model/word.ts';
import { guessStress, splitWord } from './split-word.ts';

export interface OwnWord {
  /** As the visitor writes it: `Oma Truus`. */
  readonly written: string;
  /** Klankgroepen, joined they are its letters, without capitals. */
  readonly syllables: readonly string[];
  /** Index of the klankgroep with the stress. */
  readonly stress: number;
  /** A word of the bank, where the letters do not tell the rhyme. */
  readonly rhymesWith?: string;
  /** Where the letters do not tell it. */
  readonly firstSound?: string;
  /** It came with its theme: nobody said that children know its picture by this name. */
  readonly ofTheme?: true;
  /** Of two that look alike: the visitor says that the children don't take it for the other. */
  readonly isToldApart?: true;
}

export const mostOwnWords = 40;
/** What a card has room for. */
export const longestWord = 16;
const letter = '[a-záäéèêëíïóöúü]';
const lettered = new RegExp(`^${letter}+(?:[ -]${letter}+)*$`, 'i');
const hasVowel = /[aeiouyáäéèêëíïóöúü]/i;
const between = /[ -]/;

export const nameOf = ({ written }: Pick<OwnWord, 'written'>): string => written;

const tidy = (typed: string): string =>
  typed.normalize('NFC').trim().replace(/\s+/g, ' ').replace(/[‐‑–]/g, '-');

export type Fault = 'signs' | 'tooLong' | 'tooShort' | 'noVowel';

/** Why what was typed is no word for the cards. */
export function faultIn(typed: string): Fault | undefined {
  const word = tidy(typed);
  if (!lettered.test(word)) return 'signs';
  if (word.length > longestWord) return 'tooLong';
  if (word.length < 2) return 'tooShort';
  return word.split(between).every((part) => hasVowel.test(part)) ? undefined : 'noVowel';
}

/** What was typed as a word for the cards; nothing where it is none. */
export const readTyped = (typed: string): string | undefined => (faultIn(typed) ? undefined : tidy(typed));

export function proposeWord(written: string): OwnWord {
  const syllables = written.toLowerCase().split(between).flatMap(splitWord);
  return { written, syllables, stress: stressIn({ written, syllables }) };
}

/** Where it probably is: of several words the last is heard most. */
export function stressIn(own: Pick<OwnWord, 'written' | 'syllables'>): number {
  const parts = partsOf(own) ?? [own.syllables];
  const spaces = own.written.split(' ').slice(0, -1);
  const before = spaces.flatMap((word) => word.split('-')).length;
  const start = parts.slice(0, before).flat().length;
  return start + guessStress(own.syllables.slice(start));
}

/** The klankgroepen of what stands between its spaces and hyphens; nothing where one goes across. */
export function partsOf({
  written,
  syllables,
}: Pick<OwnWord, 'written' | 'syllables'>): string[][] | undefined {
  const rest = [...syllables];
  const parts = written
    .toLowerCase()
    .split(between)
    .map((letters) => {
      const part: string[] = [];
      while (part.join('').length < letters.length && rest.length > 0) part.push(...rest.splice(0, 1));
      return { letters, part };
    });
  const fits = rest.length === 0 && parts.every(({ letters, part }) => part.join('') === letters);
  return fits ? parts.map(({ part }) => part) : undefined;
}

/** The same word clapped otherwise: ba-naan; nothing where it is another word, or a piece of it can't be clapped. */
export function clapOtherwise(own: OwnWord, typed: string): OwnWord | undefined {
  const syllables = tidy(typed)
    .toLowerCase()
    .split(/[-\s]+/);
  const clapped = { ...own, syllables, stress: Math.min(own.stress, syllables.length - 1) };
  return partsOf(clapped) && syllables.every((piece) => hasVowel.test(piece)) ? clapped : undefined;
}

/** Whether it has the letters of this word, however they are clapped. */
export const hasLettersOf = (own: OwnWord, typed: string): boolean =>
  tidy(typed).toLowerCase().replace(/[-\s]/g, '') === own.syllables.join('');

/** As the site knows it, where it is one of these. */
export function proposeAmong(written: string, known: readonly KnownWord[]): OwnWord {
  const same = known.find(({ word }) => word === written);
  const own = same && { written, syllables: same.syllables, stress: same.stress };
  return own && partsOf(own) ? own : proposeWord(written);
}

/** With the theme that it is of, where nothing hangs on what a child calls its picture. */
export const proposeOfTheme = (known: KnownWord): OwnWord => ({
  ...proposeAmong(known.word, [known]),
  ofTheme: true,
});

/** A word of which the site has a picture that a child may call otherwise. */
export interface KnownWord {
  readonly word: string;
  readonly picture: string;
  readonly syllables: readonly string[];
  readonly stress: number;
}

/** What its letters tell. */
export const heardIn = (own: OwnWord): { firstSound: string; rhyme: string } => ({
  firstSound: firstSoundOf(own),
  rhyme: rhymeOf(own),
});

/** With the picture that the site has of it, unless the visitor has another. */
export function toWord(own: OwnWord, words: WordBank, hasPhoto: HasPhoto = hasNone): PicturedWord {
  const { syllables, stress, rhymesWith, firstSound, ofTheme, isToldApart } = own;
  const word = nameOf(own);
  const known = words.get(word);
  const isAsKnown = known && String(known.syllables) === String(syllables) && known.stress === stress;
  const heard = isAsKnown ? known : heardIn(own);
  const typed = pictureOf(word);
  const isWritten = !known?.picture && !hasPhoto(typed);
  return {
    word,
    article: known?.article ?? 'de',
    ...(!known && { lacksArticle: true }),
    syllables: [...syllables],
    claps: syllables.length,
    stress,
    firstSound: firstSound ?? heard.firstSound,
    rhyme: (rhymesWith && words.get(rhymesWith)?.rhyme) || heard.rhyme,
    phonetic: false,
    picture: (!hasPhoto(typed) && known?.picture) || typed,
    weight: 'strong',
    notWith: known?.notWith ?? [],
    alsoNamed: ((ofTheme || isToldApart) && known?.alsoNamed) || [],
    ...(ofTheme && { isDoubted: true }),
    ...(isToldApart && { isToldApart }),
    ...(known?.themes && { themes: known.themes }),
    isTyped: true,
    ...(isWritten ? { isWritten } : {}),
  };
}

const sign = 'eigen-';

type HasPhoto = (picture: string) => boolean;

const hasNone: HasPhoto = () => false;

/** Of a word that the site has no picture of: it is a photo, or the word itself. Letters of other alphabets than PDF has in names are spelled out. */
export const pictureOf = (word: string): string => sign + encodeURIComponent(word).replaceAll('%', '_');

export const isTyped = (picture: string): boolean => picture.startsWith(sign);

export const isOwn = (word: PicturedWord): boolean => word.isTyped === true;

/** Why those that can't take part can't. */
export const refuseOwn = (
  words: WordBank,
  reasonFor: (word: PicturedWord) => string | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...words.values()]
      .filter(hasPicture)
      .filter(isOwn)
      .flatMap((word) => {
        const reason = reasonFor(word);
        return reason ? [[word.word, reason]] : [];
      }),
  );

/** Those of the visitor, where they are found first, and the site's: of a word that both have, that of the visitor. */
export function withOwnWords(
  words: WordBank,
  own: readonly OwnWord[],
  hasPhoto: HasPhoto = hasNone,
): WordBank {
  const added = new Map(own.map((one) => [nameOf(one), toWord(one, words, hasPhoto)]));
  return new Map([...added, ...[...words].filter(([word]) => !added.has(word))]);
}
