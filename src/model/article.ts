import * as v from 'valibot';
import { categories } from './category.ts';
import { drawings } from './illustrations.ts';
import { book, source } from './reading-list.ts';
import { choice, day, fields, list, slug, text, truth } from './shape.ts';

/** What a writer says about an article, above its text. */
export const articleShape = fields({
  title: text(120),
  category: choice(categories),
  /** Its picture; without one it gets that of its category. */
  drawing: v.exactOptional(choice(drawings)),
  metaTitle: text(120),
  metaDescription: text(400),
  summary: text(400),
  datePublished: day,
  dateModified: v.exactOptional(day),
  relatedArticles: v.array(slug, 'een lijst met namen van artikelen'),
  /** What its advice rests on. */
  sources: v.exactOptional(list(source)),
  books: v.exactOptional(list(book)),
  /** Whether it is only shown while it is written. */
  concept: v.exactOptional(truth),
});

export type TypedFields = v.InferOutput<typeof articleShape>;

/** Not every article names sources or books: it has none of them then. Concepts are kept apart. */
export type ArticleFields = Omit<TypedFields, 'concept'> & Required<Pick<TypedFields, 'sources' | 'books'>>;

/** Its fields (the day of a change only when it differs from the day of publication), and what its text is. */
export interface Article extends ArticleFields {
  /** The name of the file, and the last part of the address. */
  slug: string;
  /** Counted by the pipeline from the readable words of the body and the checklist card. */
  wordCount: number;
  body: Block[];
  /** The checklist of the card 'Probeer dit vandaag', lifted out of the body. */
  actions: Html[];
  faq: Question[];
  /** Those that its text links to, by their slugs. */
  exercises: string[];
}

/** What a card in a list shows; the index of all articles holds no more than this. */
export type ArticleSummary = Pick<
  Article,
  'slug' | 'title' | 'category' | 'drawing' | 'summary' | 'datePublished' | 'wordCount'
>;

/** With the cards below it: what its page is made of. */
export interface ArticleOfPage extends Article {
  related: ArticleSummary[];
}

/** Prose made safe at build: inline markup only. */
export type Html = string;

/** Plain text, for structured data. */
export interface Question {
  question: string;
  answer: string;
}

/** The whole lesson that a place 'In de klas' leads to. */
export interface LessonLink {
  slug: string;
  title: string;
}

export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; html: Html }
  | { kind: 'paragraph'; html: Html }
  | { kind: 'bullets'; items: ListItem[] }
  | { kind: 'numbers'; start: number; items: ListItem[] }
  | { kind: 'checklist'; items: Html[] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'table'; head: TableCell[]; rows: TableCell[][] }
  | { kind: 'rule' }
  /** The place 'In de klas': its heading, which has this id, and what stands below it. */
  | { kind: 'class'; id: string; blocks: Block[]; lesson?: LessonLink }
  | ({ kind: 'picture'; alt: string } & ShownPicture);

/** A picture in pixels, as large as its maker made it, and the files that it is shown as. */
export interface ShownPicture {
  width: number;
  height: number;
  /** For any reader. */
  src: string;
  /** For browsers that show AVIF, from narrow to wide. */
  sizes: { src: string; width: number }[];
}

/** A list item is a line of prose, with a list below it where the writer nested one. */
export interface ListItem {
  html: Html;
  below: Block[];
}

export interface TableCell {
  html: Html;
  align?: 'left' | 'center' | 'right';
}
