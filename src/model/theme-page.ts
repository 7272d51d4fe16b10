import type { Book } from './reading-list.ts';
import type { FittingGame, ShownWord } from './sound-page.ts';
import type { ThemeWeek, ThemeWithWeek } from './theme.ts';
import type { DayOfPage } from './week.ts';
import type { WordEntry } from './word-entry.ts';

/** What the page of a theme is made of. */
export interface ThemeOfPage
  extends Pick<ThemeWithWeek, 'slug' | 'name' | 'from'>,
    Omit<ThemeWeek, 'exercises' | 'find' | 'books' | 'days'> {
  readonly words: readonly NamedWord[];
  readonly games: readonly FittingGame[];
  readonly books: readonly Book[];
  readonly days: readonly DayOfPage[];
}

/** With `de` or `het`. */
export interface NamedWord extends ShownWord, Pick<WordEntry, 'article'> {}

export interface ThemePages {
  /** The one of this time of the year, when the pages are made. */
  readonly now: string | undefined;
  /** In the order of the school year. */
  readonly themes: readonly ThemeOfPage[];
}
