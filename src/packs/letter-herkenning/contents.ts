import type { SetContents } from '../../model/set-contents.ts';
import { needsIndex } from './index-page.ts';
import type { LetterChoices } from './rules.ts';

/** The letters: how each is said, and what begins with it. Those with more to hear come first. */
export function contentsOf({ kernen, alike, shown }: LetterChoices): SetContents {
  const all = kernen.flatMap(({ letters }) => letters);
  const isShown = (letter: string): boolean => !shown || shown.includes(letter);
  const heard = all
    .filter(({ letter }) => isShown(letter))
    .map(({ letter, say, words }) => ({
      said: /^een /.test(say) ? letter : say.replace(/,.*/, ''),
      words: words.filter((word) => word.startsWith(letter)).slice(0, 2),
    }))
    .sort((one, other) => other.words.length - one.words.length);
  const areFish = alike.some((group) => group.filter(isShown).length > 1);
  return {
    examples: [heard.map(({ said }) => [said]), heard.map(({ words }) => words)],
    parts: [
      ...all.map(({ letter }) => letter).filter(isShown),
      ...(shown ? [] : ['alle letters']),
      ...(needsIndex([{ letters: shown ?? all }]) ? ['overzicht'] : []),
      ...(areFish ? ['vissen'] : []),
    ],
  };
}
