/** What is in a set, by the names that the texts about it use. */
import { type WordBank, withArticle } from './word.ts';

/** Words that are named together, such as two that rhyme, each in its role. */
export type Example = readonly string[];

export interface SetContents {
  /** Groups of those that can stand for each other; in each the first are told first. */
  readonly examples: readonly (readonly Example[])[];
  /** What else is in it, or not. */
  readonly parts?: readonly string[];
}

export const namesIn = ({ examples, parts = [] }: SetContents): Set<string> =>
  new Set([...parts, ...examples.flat(2)]);

/** What is short is heard best, and fits wherever the shipped example stood. */
export const shortestFirst = (examples: readonly Example[]): Example[] =>
  [...examples].sort((one, other) => one.join().length - other.join().length);

/** How a text can name it: alone, with either article, as it is clapped and with its first sound held on. */
export function formsOf(name: string, words: WordBank): readonly string[] {
  const word = words.get(name);
  if (!word) return [name, name.replace(/^(?:de|het) /, '')];
  const { syllables, firstSound, lacksArticle, uncounted } = word;
  const held = name.startsWith(firstSound) ? hold(firstSound) + name.slice(firstSound.length) : name;
  // A name has none, and nor has soup: of a word that we don't know neither is said.
  const one = lacksArticle || uncounted ? name : `een ${name}`;
  return [name, withArticle(word), one, syllables.join('-'), held];
}

/** As it is said to be heard: held on, but for a short one, which would become another. */
export function hold(sound: string): string {
  if (canBeHeld(sound)) return sound.repeat(3);
  return /^([aeou])\1$/.test(sound) ? `${sound}${sound.charAt(0)}` : sound;
}

/** Of consonants those that go on as long as there is breath. */
export const canBeHeld = (sound: string): boolean => /^[fgjlmnrsvwz]$/.test(sound);
