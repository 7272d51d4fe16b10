/** What a grown-up says to who does not know it: a choice of two, and for a word to read its sounds. */
import { canBeHeld, hold } from '../../model/set-contents.ts';
import { soundAlike, startsWithCluster, type Word } from '../../model/word.ts';

/** Of two words one begins with the sound: the other may not begin with nearly the same, nor have it further on. */
export function easierSound(word: Word, others: readonly Word[], goodFirst: boolean): string | undefined {
  const isOther = (other: Word): boolean =>
    !soundAlike(word.firstSound, other.firstSound) && !other.word.includes(word.firstSound);
  const bad = others.find((other) => isOther(other) && !startsWithCluster(other)) ?? others.find(isOther);
  if (!bad) return undefined;
  const [one, other] = goodFirst ? [word, bad] : [bad, word];
  return `Of kies: hoor je ${hold(word.firstSound)} bij ${one.word} of bij ${other.word}?`;
}

const counts = ['', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht'];

/** Two numbers in the order of counting: the good one is the first or the second. */
export function easierClaps({ word, claps }: Word, goodFirst: boolean): string {
  const least = goodFirst || claps === 1 ? claps : claps - 1;
  const say = (count: number): string => counts[count] ?? String(count);
  return `Of kies: ${word}, ${say(least)} of ${say(least + 1)} keer?`;
}

/** Its sounds one by one, consonants as long as they can be held. */
export const easierReading = (sounds: readonly string[]): string =>
  `Niet goed? Zeg samen: ${sounds.map((sound) => (canBeHeld(sound) ? hold(sound) : sound)).join('-')}.`;
