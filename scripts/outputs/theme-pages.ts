import type { Book } from '../../src/model/reading-list.ts';
import { hasWeek, type ThemeWithWeek } from '../../src/model/theme.ts';
import type { ThemePages } from '../../src/model/theme-page.ts';
import { hasPicture } from '../../src/model/word.ts';
import { openGames } from '../../src/packs/open-games.ts';
import type { Content } from '../content/read-content.ts';
import { leadOn } from './lead-on.ts';

/** A word that has nothing to do with the theme is one in so many at most. */
const mostStrays = 1 / 6;

/** What the pages of the themes are made of, each with the games that are played with its words. */
export async function themePages(content: Content, today: Date): Promise<ThemePages> {
  const { themes, material } = content;
  const shown = themes.filter(hasWeek);
  const bank = new Map(material.words.filter(hasPicture).map((word) => [word.word, word]));
  const books = new Map(content.articles.flatMap(({ books }) => books.map((book) => [book.title, book])));
  const offers = await openGames(
    material,
    material.games.map(({ exercise }) => exercise.slug),
  );
  return {
    now: themeOfDay(shown, today)?.slug,
    themes: shown.map(({ slug, name, from, words, week }) => {
      const { exercises, find = [], books: titles = [], days, ...rest } = week;
      const wanted = {
        words: new Set(words),
        doubted: new Set(words),
        found: new Set(find),
        things: new Set<string>(),
        mostStrays,
      };
      const gameOf = (exercise: string) => offers.get(exercise)?.(wanted);
      return {
        slug,
        name,
        ...(from !== undefined && { from }),
        ...rest,
        days: leadOn(days, content, gameOf),
        words: words.flatMap((typed) => {
          const word = bank.get(typed);
          if (!word) return [];
          const { picture, syllables, article } = word;
          return [{ word: word.word, picture, syllables, article }];
        }),
        games: exercises.flatMap((exercise) => gameOf(exercise) ?? { slug: exercise }),
        books: titles.flatMap((title): Book[] => {
          const book = books.get(title);
          return book ? [book] : [];
        }),
      };
    }),
  };
}

/** The last that began before this day, also where that was last year. */
export function themeOfDay<Theme extends Pick<ThemeWithWeek, 'from'>>(
  themes: readonly Theme[],
  day: Date,
): Theme | undefined {
  const today = day.toISOString().slice(5, 10);
  const byDay = themes
    .flatMap((theme) => (theme.from === undefined ? [] : [{ theme, from: theme.from }]))
    .sort((one, other) => one.from.localeCompare(other.from));
  return (byDay.findLast(({ from }) => from <= today) ?? byDay.at(-1))?.theme;
}
