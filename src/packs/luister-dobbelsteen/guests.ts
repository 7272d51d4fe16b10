/** Who may be on a plate besides its pictures: nobody whom a child could take for an answer. */
import {
  canBeMixedUp,
  firstSoundOfName,
  firstSoundsOfPicture,
  type PicturedWord,
  type Word,
  type WordBank,
} from '../../model/word.ts';
import type { Face } from './rules.ts';

/** Whether who is called so may be there. */
export type Welcome = (name: string) => boolean;

/** Most of the cast is in no bank: then its name is all that there is to hear. */
export function welcomeAt(die: readonly Face[], bank: WordBank): Welcome {
  const words = die.flatMap(({ top, answers }) => [top, ...answers]);
  return (name) => {
    const known = bank.get(name);
    const isOneOf = known ? isLike(known) : isCalled(name);
    const sounds = known ? firstSoundsOfPicture(known) : [firstSoundOfName(name)];
    return !(
      words.some(isOneOf) ||
      die.some(({ top }) => sounds.includes(top.firstSound) || top.rhyme === known?.rhyme)
    );
  };
}

const isLike =
  (guest: Word) =>
  (word: PicturedWord): boolean =>
    word.word === guest.word || canBeMixedUp(word, guest);

const isCalled =
  (name: string) =>
  ({ word, alsoNamed }: PicturedWord): boolean =>
    word === name || alsoNamed.includes(name);

/** Those before it come last: so each plate has others. */
export const beginningAt = <Item>(items: readonly Item[], start: number): Item[] => {
  const first = start % Math.max(1, items.length);
  return [...items.slice(first), ...items.slice(0, first)];
};
