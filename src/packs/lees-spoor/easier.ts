/** What a grown-up says to who does not know it: a choice of two, and for a word to read its sounds. */
import { canBeHeld, hold } from '../../model/set-contents.ts';
import {
  firstLettersOf,
  hasSurePicture,
  soundAlike,
  startsWithCluster,
  type Word,
  type WordBank,
} from '../../model/word.ts';

/** Of two words one begins as it does: the other may not begin with nearly the same, nor have that sound further on. */
export function easierSound(
  word: Word,
  others: readonly Word[],
  bank: WordBank,
  goodFirst: boolean,
): string | undefined {
  const isOther = (other: Word): boolean =>
    !soundAlike(word.firstSound, other.firstSound) && !other.word.includes(word.firstSound);
  const bad = others.find((other) => isOther(other) && !startsWithCluster(other)) ?? others.find(isOther);
  const good = beginsAsIn(bank, word);
  if (!bad || !good) return undefined;
  const [one, other] = goodFirst ? [good, bad] : [bad, good];
  return `Of kies: begint ${word.word} als ${one.word} of ${other.word}?`;
}

/** The letter after those of its first sound. */
const goesOnWith = (word: Word): string => word.word.charAt(firstLettersOf(word).length);

/** The shortest of those that a child is sure of, of these what goes on otherwise, as maan and maïs do not, and what sounds as it is written. */
const beginsAsIn = (bank: WordBank, word: Word): Word | undefined =>
  [...bank.values()]
    .filter(
      (other) =>
        other.word !== word.word &&
        other.firstSound === word.firstSound &&
        hasSurePicture(other) &&
        !startsWithCluster(other),
    )
    .toSorted(
      (one, other) =>
        one.claps - other.claps ||
        Number(goesOnWith(one) === goesOnWith(word)) - Number(goesOnWith(other) === goesOnWith(word)) ||
        Number(other.phonetic) - Number(one.phonetic),
    )[0];

const counts = ['', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht'];
/** Who is one clap off hardly hears it. */
const clapsApart = 2;

/** The other number is less where that can be: more claps than a word has are hard to say. */
export function easierClaps({ claps }: Word, goodFirst: boolean): string {
  const other = claps > clapsApart ? claps - clapsApart : claps + clapsApart;
  const [one, two] = (goodFirst ? [claps, other] : [other, claps]).map(
    (count) => counts[count] ?? String(count),
  );
  return `Of kies: ${one} of ${two} keer?`;
}

/** Its sounds one by one, consonants as long as they can be held. */
export const easierReading = (sounds: readonly string[]): string =>
  `Niet goed? Zeg samen: ${sounds.map((sound) => (canBeHeld(sound) ? hold(sound) : sound)).join('-')}.`;
