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
}

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
