import type { ShownWord } from './sound-page.ts';
import { type SoundPlace, type SoundWords, wordsIn } from './sound-words.ts';
import type { PicturedWord } from './word.ts';

/** On one sheet for the wall, or two. */
const mostAtPlace = 12;
/** With as many, those can stay away of which a kleuter doubts the picture. */
const enoughSure = 8;

/** The words that the page of a sound shows. The example leads. */
export function showWords(words: SoundWords, example: string): Record<SoundPlace, readonly ShownWord[]> {
  const isSure = ({ weight }: PicturedWord): boolean => weight === 'strong';
  const hasEnough = wordsIn(words).filter(isSure).length >= enoughSure;
  const show = (found: readonly PicturedWord[]): ShownWord[] => {
    const others = found.filter((one) => one.word !== example && (isSure(one) || !hasEnough));
    return [...found.filter(({ word }) => word === example), ...others]
      .slice(0, mostAtPlace)
      .map(({ word, picture, syllables }) => ({ word, picture, syllables }));
  };
  return { first: show(words.first), inside: show(words.inside), last: show(words.last) };
}
