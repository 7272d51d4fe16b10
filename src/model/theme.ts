/** A theme to choose words by, and its week in the class, as a file in content/themas has it. */
import * as v from 'valibot';
import { isDay } from './day.ts';
import { fields, list, slug, text, wholeNumber, words } from './shape.ts';
import { weekFields } from './week.ts';

const dayOfYearRule = 'een dag in het jaar als 09-22: de maand, een streepje, de dag';

/** A word that most children don't know yet. */
const taughtWord = fields({
  word: text(40),
  /** In words that a kleuter knows, as the teacher says it. */
  means: text(160),
  gesture: text(160),
});

/** A picture to talk about: one of our places, with things of the theme in it. */
const plate = fields({
  place: text(20),
  things: words(4, 8),
  /** Of the cast, each in a pose. */
  who: list(text(40), 1, 3),
});

const week = fields({
  metaDescription: text(200),
  /** What of it is there now for children to see, hear and do. */
  intro: text(300),
  taught: list(taughtWord, 4, 4),
  plate,
  /** To ask at the picture: what has more than one answer. */
  questions: list(text(160), 4, 6),
  /** Of its words: what children can find where they are. Only these are asked for where a game is to look for things. */
  find: v.exactOptional(words(3, 18)),
  /** Games that are played with its words, the best first. */
  exercises: list(slug, 2, 4),
  /** Titles that an article recommends. */
  books: v.exactOptional(list(text(120), 1, 4)),
  ...weekFields,
});

export const themeShape = fields({
  name: text(30),
  /** In the school year. */
  order: wholeNumber(1, 99),
  /** Of a theme that belongs to a time of the year. */
  from: v.exactOptional(
    v.pipe(
      v.string(dayOfYearRule),
      v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, dayOfYearRule),
      // A year with all days.
      v.check((value) => isDay(`2024-${value}`), dayOfYearRule),
    ),
  ),
  /** Of the bank; a word may be in several themes. */
  words: words(),
  /** A theme without one has no page: its words can be chosen. */
  week: v.exactOptional(week),
});

export interface Theme extends v.InferOutput<typeof themeShape> {
  /** The name of its file, and the last part of its address. */
  readonly slug: string;
}

export type ThemeWeek = v.InferOutput<typeof week>;

/** One that has a page. */
export interface ThemeWithWeek extends Theme {
  readonly week: ThemeWeek;
}

export const hasWeek = (theme: Theme): theme is ThemeWithWeek => theme.week !== undefined;
