import type { Category } from './category.ts';
import type { Day } from './day.ts';

/** What a card in a list shows; the index of all articles holds no more than this. */
export interface ArticleSummary {
  /** The name of the file, and the last part of the address. */
  slug: string;
  title: string;
  category: Category;
  summary: string;
  datePublished: Day;
  /** Counted by the pipeline from the readable words of the body and the checklist card. */
  wordCount: number;
}

export interface Article extends ArticleSummary {
  metaTitle: string;
  metaDescription: string;
  /** Only when it differs from the day of publication. */
  dateModified?: Day;
  relatedArticles: string[];
  body: Block[];
  /** The checklist of the card 'Probeer dit vandaag', lifted out of the body. */
  actions: Html[];
  faq: Question[];
  /** What its advice rests on; none where the writer named none. */
  sources: Source[];
  books: Book[];
}

/** A publication, stated as it states itself. */
export interface Source {
  /** People, or the organisation that speaks. */
  authors: string[];
  title: string;
  /** Not there when the publication tells none. */
  year?: number;
  /** The journal, the publisher or the site. */
  where: string;
  url?: string;
  /** Of the title and of where it stands, when that is not Dutch: `en`. */
  language?: string;
}

/** A picture book that the article recommends. */
export interface Book {
  title: string;
  makers: Maker[];
  /** Of the first Dutch edition. */
  year?: number;
  publisher?: string;
  /** What it is an example of: a book without words, one in rhyme. */
  kind: string;
  why: string;
  /** What to say while reading it. */
  say: string;
}

export interface Maker {
  name: string;
  /** Not there when one person made all of it. */
  role?: MakerRole;
}

export const makerRoles = ['tekst', 'tekeningen', 'vertaling'] as const;
export type MakerRole = (typeof makerRoles)[number];

/** Prose made safe at build: inline markup only. */
export type Html = string;

/** Plain text, for structured data. */
export interface Question {
  question: string;
  answer: string;
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
  | { kind: 'class'; id: string; blocks: Block[] }
  | { kind: 'picture'; src: string; alt: string; width: number; height: number };

/** A list item is a line of prose, with a list below it where the writer nested one. */
export interface ListItem {
  html: Html;
  below: Block[];
}

export interface TableCell {
  html: Html;
  align?: 'left' | 'center' | 'right';
}
