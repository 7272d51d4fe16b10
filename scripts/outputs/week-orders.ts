/** What each page has ready to print for a week, as a browser fetches it. */
import { fill } from '../../src/model/fill.ts';
import type { PageTexts } from '../../src/model/page-texts.ts';
import type { SoundOfPage } from '../../src/model/sound-page.ts';
import { soundPlaces } from '../../src/model/sound-words.ts';
import type { ThemeOfPage } from '../../src/model/theme-page.ts';
import { slugOfSoundWeek, type WeekFile, type WeekOrder } from '../../src/model/week-order.ts';

/** By the name of the file. */
export const weekFiles = (
  orders: readonly WeekOrder[],
  { site, pictureNotice }: WeekFile['imprint'],
): Map<string, string> =>
  new Map(
    orders.map((order) => {
      const file: WeekFile = { order, imprint: { site, pictureNotice } };
      return [`${order.slug}.json`, `${JSON.stringify(file)}\n`];
    }),
  );

/** The words of the page, and its games. */
export const weekOfSound = (
  { sound, example, say, words, games, week }: SoundOfPage,
  texts: PageTexts['sounds'],
): WeekOrder => ({
  slug: slugOfSoundWeek(sound),
  title: fill(texts.name, { klank: sound, woord: example }),
  subtitle: fill(texts.say, { klank: say }),
  colour: 'woordenschat',
  words: soundPlaces.flatMap((place) => words[place].map(({ word }) => word)),
  games,
  ...(week && { letter: week.letter }),
});

export const weekOfTheme = (
  { slug, name, words, plate, questions, letter, games }: ThemeOfPage,
  texts: PageTexts['themes'],
): WeekOrder => ({
  slug,
  title: name,
  subtitle: texts.facts,
  colour: 'woordenschat',
  words: words.map(({ word }) => word),
  plate,
  questions,
  letter,
  games,
});
