import { stockOf } from '../../src/maker/make-set.ts';
import type { Wanted } from '../../src/maker/nearest-set.ts';
import { firstYearLetters, soundOfLetter } from '../../src/model/letters.ts';
import type { ShownWord, SoundPages } from '../../src/model/sound-page.ts';
import { type SoundWords, wordsIn } from '../../src/model/sound-words.ts';
import type { PicturedWord } from '../../src/model/word.ts';
import type { Content } from '../content/read-content.ts';
import { findGame, openGame } from './open-game.ts';

/** On one sheet for the wall, or two. */
const mostAtPlace = 12;
/** With as many, those can stay away of which a kleuter doubts the picture. */
const enoughSure = 8;

/** What the pages of the sounds are made of, with a set for each game that fits. */
export async function soundPages({
  sounds: { tips, exercises, sounds },
  material,
}: Content): Promise<SoundPages> {
  const stock = stockOf(material);
  const offers = exercises.flatMap((slug) => {
    const game = findGame(material, slug);
    return game ? [openGame(game, stock)] : [];
  });
  const games = await Promise.all(offers);
  return {
    tips,
    sounds: sounds.map(({ sound, example, say, feel, words }) => {
      const shown = showWords(words, example);
      const letters = firstYearLetters.filter((letter) => soundOfLetter(letter) === sound);
      // Where a word stands for its first sound, the example does so for this one.
      const examples = words.first.some(({ word }) => word === example) ? [example] : [];
      const wanted: Wanted = {
        words: new Set([...shown.first, ...shown.last, ...shown.inside].map(({ word }) => word)),
        things: new Set([sound, ...letters, ...examples]),
      };
      return {
        sound,
        example,
        say,
        feel,
        words: shown,
        games: games.flatMap((offer) => offer(wanted) ?? []),
      };
    }),
  };
}

/** The example leads. */
function showWords(words: SoundWords, example: string) {
  const isSure = ({ weight }: PicturedWord): boolean => weight === 'strong';
  const hasEnough = wordsIn(words).filter(isSure).length >= enoughSure;
  const show = (found: readonly PicturedWord[]): ShownWord[] => {
    const others = found.filter((one) => one.word !== example && (isSure(one) || !hasEnough));
    return [...found.filter(({ word }) => word === example), ...others]
      .slice(0, mostAtPlace)
      .map(({ word, picture }) => ({ word, picture }));
  };
  return { first: show(words.first), inside: show(words.inside), last: show(words.last) };
}
