import { wantedOfSound } from '../../src/maker/wanted-of-sound.ts';
import { firstYearLetters, soundOfLetter } from '../../src/model/letters.ts';
import { showWords } from '../../src/model/shown-words.ts';
import type { FittingGame, SoundOfPage, SoundPages } from '../../src/model/sound-page.ts';
import type { SoundPlace } from '../../src/model/sound-words.ts';
import { exercisesIn } from '../../src/model/week.ts';
import { openGames } from '../../src/packs/open-games.ts';
import type { Content } from '../content/read-content.ts';
import { listKernen } from './kernen.ts';
import { leadOn } from './lead-on.ts';

type Told = Pick<Content, 'sounds' | 'soundWeeks' | 'material' | 'tips' | 'lessons'>;

/** For a game of their own. */
const fewestAtPlace = 4;

/** What the pages of the sounds are made of, in the order in which they are taught, with a set for each game that fits. */
export async function soundPages(content: Told): Promise<SoundPages> {
  const { sounds: listed, soundWeeks, material } = content;
  const { tips, exercises, sounds } = listed;
  const named = [...soundWeeks.values()].flatMap(({ days }) => exercisesIn(days));
  const offers = await openGames(material, [...exercises, ...named]);
  const kernen = listKernen(material.games);
  const pages = sounds.map(({ without: _, ...entry }): SoundOfPage => {
    const { words, ...told } = entry;
    const { sound, example } = told;
    const shown = showWords(words, example);
    const letters = firstYearLetters.filter((letter) => soundOfLetter(letter) === sound);
    const at = (place: SoundPlace): FittingGame[] => {
      if (shown[place].length < fewestAtPlace) return [];
      const wanted = { words: new Set(shown[place].map(({ word }) => word)), things: new Set<string>() };
      return exercises.flatMap((slug) => offers.get(slug)?.(wanted) ?? []).filter(({ set }) => set);
    };
    const kern = kernen.find((one) => one.letters.some((letter) => letters.includes(letter)))?.name;
    const week = soundWeeks.get(sound);
    const wanted = wantedOfSound(entry);
    const games = exercises.flatMap((slug) => offers.get(slug)?.(wanted) ?? []);
    // What a day leads to stands there too, also where no set of it can be made.
    for (const slug of exercisesIn(week?.days ?? [])) {
      const offer = offers.get(slug);
      if (offer && !games.some((game) => game.slug === slug)) games.push(offer(wanted) ?? { slug });
    }
    const gameOf = (slug: string) => games.find((game) => game.slug === slug);
    return {
      ...told,
      ...(kern && { kern }),
      words: shown,
      games,
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
