import type { InferOutput } from 'valibot';
import { exactly, fields, list, slug, text } from './shape.ts';

/** What search engines read. */
const pageHead = {
  /** Without the suffix that every title gets. */
  metaTitle: text(),
  metaDescription: text(),
  keywords: list(text()),
};

const listPage = { ...pageHead, heading: text(), intro: text() };
const section = fields({ heading: text(), paragraphs: list(text()) });
const headedList = fields({ heading: text(), items: list(text()) });
const remark = fields({ title: text(), text: text() });

/** About declares a title and a description, and no keywords. */
const about = fields({
  metaTitle: pageHead.metaTitle,
  metaDescription: pageHead.metaDescription,
  heading: text(),
  mission: section,
  approach: fields({ heading: text(), do: headedList, dont: headedList }),
  note: section,
  /** For those who worry about a child: what to look at, and who can help. */
  doubt: fields({
    heading: text(),
    intro: text(),
    signs: headedList,
    helpers: fields({ heading: text(), items: list(fields({ who: text(), what: text() })) }),
    closing: text(),
  }),
  contact: section,
  privacy: section,
  pictures: section,
});

/** The texts of each page that are not articles, tips or exercises. */
export const pageTextsShape = fields({
  home: fields({
    ...pageHead,
    headline: text(),
    intro: text(),
    /** The articles of 'Start hier', in this order. */
    featured: exactly(2, slug),
  }),
  articles: fields(listPage),
  tips: fields({ ...listPage, closing: fields({ heading: text(), principles: exactly(3, remark) }) }),
  exercises: fields({
    ...listPage,
    usage: fields({ heading: text(), items: exactly(3, remark) }),
    /** Where a visitor makes a set of an exercise, on its page. */
    ownSet: fields({
      heading: text(),
      intro: text(),
      /** Beside the address that holds all choices. */
      sharing: text(),
      /** What opens the one that is played on a board. */
      board: text(),
    }),
  }),
  /** Of the row of sounds, and of the page of each. */
  sounds: fields({
    heading: text(),
    intro: text(),
    /** How a page comes onto paper. */
    printing: text(),
    games: fields({ heading: text(), intro: text() }),
  }),
  about,
  articleNotFound: fields({ text: text() }),
  notFound: fields({ text: text() }),
  offline: fields({ heading: text(), text: text() }),
});

export type PageTexts = InferOutput<typeof pageTextsShape>;
export type AboutTexts = InferOutput<typeof about>;
export type Remark = InferOutput<typeof remark>;
