import type { VFile } from 'vfile';
import type { Point } from '../../content/files/text-place.ts';

/** A stretch of Dutch text without markup, such as a paragraph or a title, that knows where it was written. */
export interface Passage {
  text: string;
  /** Where a character of the text stands in the file. Text out of a built page has no such place. */
  placeAt(offset: number): Point | undefined;
  links: Link[];
}

export interface Link {
  url: string;
  place: Point | undefined;
}

/** A file with the Dutch text in it. What is wrong with it becomes a message on the file. */
export interface DutchText {
  file: VFile;
  passages: Passage[];
}

export interface ArticleText extends DutchText {
  slug: string;
  /** The field above the article that a reader sees right before the body. */
  summary: Passage | undefined;
  body: Passage[];
  /** Those in running text, so not in a heading. */
  links: Link[];
  /** As the site shows it. */
  wordCount: number;
}
