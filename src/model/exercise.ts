/** One of the printable packs, as the site and the layouts know it. */

/** A stretch of running text; strong is what the grown-up says or what matters most. */
export interface Phrase {
  readonly text: string;
  readonly strong: boolean;
}

/** A paragraph or a list item. */
export type Line = readonly Phrase[];

/** What the grown-up reads on page one. */
export interface AdultPage {
  /** What you need. */
  readonly needs: readonly Line[];
  /** Zo speel je: three to five steps. */
  readonly steps: readonly Line[];
  readonly easier: readonly Line[];
  readonly harder: readonly Line[];
  /** How to play it with nothing at all. */
  readonly withoutPrinter: readonly Line[];
  /** One line about playing it in the language of the family. */
  readonly ownLanguage: Line;
  readonly answers: readonly Line[];
}

export type Group = '1' | '2' | '1/2';

export interface Exercise<Parameters = unknown> {
  /** From the file name; also the name of the PDF. */
  readonly slug: string;
  readonly title: string;
  /** Place in the list, from 1. */
  readonly order: number;
  readonly description: string;
  /** What it is good for, in one line for a parent. */
  readonly trains: string;
  /** The same in the words of SLO or the tussendoelen. */
  readonly term: string;
  readonly group: Group;
  /** Which pack lays it out. */
  readonly layout: string;
  readonly parameters: Parameters;
  readonly adultPage: AdultPage;
}

export const lineText = (line: Line): string => line.map((phrase) => phrase.text).join('');
