/** A child may call a picture otherwise. Where its name decides, every name must give the same answer. */
import { countVowelGroups } from './dutch-sounds.ts';
import { firstSoundOfName, type Word } from './word.ts';

/** What a game can ask of a picture by its name. */
export type Asked = 'rhyme' | 'firstSound' | 'lastSound' | 'claps' | 'sounds';

/** Claps of a name that is not in the bank, as near as its spelling tells. */
export const clapsOfName = (name: string): number =>
  name.split(' ').reduce((sum, part) => sum + countVowelGroups(part), 0);

const givesTheSame: Readonly<Record<Asked, (name: string, word: Word) => boolean>> = {
  // Ends as the word does (teddybeer), or makes it small (maantje): whoever says that still hears the rhyme.
  rhyme: (name, { word }) => name.endsWith(word) || (name.startsWith(word) && name.endsWith('je')),
  firstSound: (name, { firstSound }) => firstSoundOfName(name) === firstSound,
  lastSound: (name, { word }) => name.endsWith(word),
  claps: (name, { claps }) => clapsOfName(name) === claps,
  // Whoever says zeilboot says boot.
  sounds: (name, { word }) => name.includes(word),
};

/** A name that a child could give the picture instead, and with which the answer is another one. */
export const misleadingName = (word: Word, asked: Asked): string | undefined =>
  word.alsoNamed.find((name) => !givesTheSame[asked](name, word));
