import type { Word } from '../model/word.ts';
import { nameOf, type OwnWord } from './own-words/own-word.ts';

/** A doubted word stays away where a sure one is what a child would say for it, or the other way round. */
export function giveWay(
  doubted: readonly OwnWord[],
  sure: ReadonlySet<string>,
  words: Iterable<Word>,
): readonly OwnWord[] {
  const known = new Map(Array.from(words, (word) => [word.word, word]));
  const isSaidOf = (picture: string, name: string) => known.get(picture)?.alsoNamed.includes(name);
  return doubted.filter((one) => {
    const name = nameOf(one);
    return ![...sure].some((other) => isSaidOf(name, other) || isSaidOf(other, name));
  });
}
