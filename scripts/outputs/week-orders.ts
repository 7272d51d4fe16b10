/** What each page has ready to print for a week, as a browser fetches it. */
import { fill } from '../../src/model/fill.ts';
import type { PageTexts } from '../../src/model/page-texts.ts';
import type { SoundOfPage } from '../../src/model/sound-page.ts';
import { soundPlaces } from '../../src/model/sound-words.ts';
import type { ThemeOfPage } from '../../src/model/theme-page.ts';
import { type DayOfPage, dayNames } from '../../src/model/week.ts';
import {
  type Programme,
  slugOfSoundWeek,
  type WeekFile,
  type WeekOrder,
} from '../../src/model/week-order.ts';

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

type Texts = Pick<PageTexts, 'sounds' | 'themes' | 'week'>;

/** The words of the page, and its games. */
export const weekOfSound = (
  { sound, example, say, words, games, week }: SoundOfPage,
  { sounds: texts, week: labels }: Texts,
): WeekOrder => ({
  slug: slugOfSoundWeek(sound),
  title: fill(texts.name, { klank: sound, woord: example }),
  subtitle: fill(texts.say, { klank: say }),
  colour: 'woordenschat',
  words: soundPlaces.flatMap((place) => words[place].map(({ word }) => word)),
  games,
  ...(week && {
    programme: {
      verse: { heading: texts.verse, lines: week.verse },
      ...programmeOf(week, labels),
    },
    letter: week.letter,
  }),
});

export const weekOfTheme = (
  { slug, name, words, taught, before, days, plate, questions, letter, games }: ThemeOfPage,
  { themes: texts, week: labels }: Texts,
): WeekOrder => ({
  slug,
  title: name,
  subtitle: texts.facts,
  colour: 'woordenschat',
  words: words.map(({ word }) => word),
  taught: { heading: texts.taught, words: taught },
  programme: programmeOf({ before, days }, labels),
  plate,
  questions,
  letter,
  games,
});

interface Planned {
  readonly before?: readonly string[] | undefined;
  readonly days: readonly DayOfPage[];
}

export const programmeOf = ({ before, days }: Planned, texts: PageTexts['week']): Programme => ({
  ...(before && { before: { heading: texts.before, lines: before } }),
  days: dayNames.flatMap((name, index) => {
    const { title, ready, moments = [] } = days[index] ?? {};
    if (title === undefined) return [];
    return {
      name: texts.days[name],
      title,
      ...(ready && { ready: { label: texts.ready, things: ready } }),
      moments: moments.map(({ place, minutes, steps, lead }) => ({
        where: `${texts.places[place]}, ${fill(texts.minutes, { n: minutes })}`,
        steps,
        ...(lead && { lead: fill(texts.leads[lead.kind], { titel: lead.title }) }),
      })),
    };
  }),
});
