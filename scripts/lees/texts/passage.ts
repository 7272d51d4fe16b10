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

/** A file with the Dutch text in it. What is wrong with the text is told to the file. */
export interface DutchText {
  file: VFile;
  passages: Passage[];
}

/** Of an article, the body is what is measured; the fields above it are read as well. */
export interface ArticleText extends DutchText {
  slug: string;
  /** The field above the article that a reader sees right before the body. */
  summary: Passage | undefined;
  body: Passage[];
  /** What stands before the first heading, between two headings and after the last one. */
  sections: Passage[][];
  /** Those in running text, so not in a heading. */
  links: Link[];
  /** As the site shows it. */
  wordCount: number;
}

export function passageWithoutPlace(text: string): Passage {
  return { text, placeAt: () => undefined, links: [] };
}
