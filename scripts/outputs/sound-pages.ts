import { stockOf } from '../../src/maker/make-set.ts';
import type { Wanted } from '../../src/maker/nearest-set.ts';
import { firstYearLetters, soundOfLetter } from '../../src/model/letters.ts';
import type { FittingGame, ShownWord, SoundOfPage, SoundPages } from '../../src/model/sound-page.ts';
import { type SoundPlace, type SoundWords, soundPlaces, wordsIn } from '../../src/model/sound-words.ts';
import type { PicturedWord } from '../../src/model/word.ts';
import type { Content } from '../content/read-content.ts';
import { listKernen } from './kernen.ts';
import { leadOn } from './lead-on.ts';
import { findGame, openGame } from './open-game.ts';

/** On one sheet for the wall, or two. */
const mostAtPlace = 12;
/** With as many, those can stay away of which a kleuter doubts the picture. */
const enoughSure = 8;
/** For a game of their own. */
const fewestAtPlace = 4;

/** What the pages of the sounds are made of, in the order in which they are taught, with a set for each game that fits. */
export async function soundPages(content: Content): Promise<SoundPages> {
  const { sounds: listed, soundWeeks, material } = content;
  const { tips, exercises, sounds } = listed;
  const stock = stockOf(material);
  const offers = exercises.flatMap((slug) => {
    const game = findGame(material, slug);
    return game ? [openGame(game, stock)] : [];
  });
  const games = await Promise.all(offers);
  const kernen = listKernen(material.games);
  const pages = sounds.map(({ without: _, words, ...told }): SoundOfPage => {
    const { sound, example } = told;
    const shown = showWords(words, example);
    const letters = firstYearLetters.filter((letter) => soundOfLetter(letter) === sound);
    // Where a word stands for its first sound, the example does so for this one.
    const examples = words.first.some(({ word }) => word === example) ? [example] : [];
    const offerOf = (some: readonly ShownWord[], things: readonly string[]): FittingGame[] => {
      const wanted: Wanted = { words: new Set(some.map(({ word }) => word)), things: new Set(things) };
      return games.flatMap((offer) => offer(wanted) ?? []);
    };
    const at = (place: SoundPlace): FittingGame[] =>
      shown[place].length < fewestAtPlace ? [] : offerOf(shown[place], []).filter(({ set }) => set);
    const kern = kernen.find((one) => one.letters.some((letter) => letters.includes(letter)))?.name;
    const week = soundWeeks.get(sound);
    const offered = offerOf(
      soundPlaces.flatMap((place) => shown[place]),
      [sound, ...letters, ...examples],
    );
    const gameOf = (slug: string) => offered.find((game) => game.slug === slug);
    return {
      ...told,
      ...(kern && { kern }),
      words: shown,
      games: offered,
      gamesAt: { first: at('first'), inside: at('inside'), last: at('last') },
      ...(week && { week: { ...week, days: leadOn(week.days, content, gameOf) } }),
    };
  });
  const rank = ({ kern }: SoundOfPage): number => {
    const found = kernen.findIndex(({ name }) => name === kern);
    return found < 0 ? kernen.length : found;
  };
  return { tips, sounds: pages.toSorted((one, other) => rank(one) - rank(other)) };
}

/** The example leads. */
function showWords(words: SoundWords, example: string) {
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
