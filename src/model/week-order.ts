/** What a page has ready to print for a week about its theme or its sound: a file of the site, fetched when somebody asks for it. */
import type { Category } from './category.ts';
import type { FittingGame } from './sound-page.ts';

/** A picture to talk about: a place, with things in it and some of the cast. */
export interface PlateOrder {
  readonly place: string;
  /** Words of the bank. */
  readonly things: readonly string[];
  /** Of the cast, each in a pose. */
  readonly who: readonly string[];
}

/** What is done in the week, in the words that are printed. */
export interface Programme {
  /** Of a sound: what is said by heart, line by line. */
  readonly verse?: Headed;
  readonly before?: Headed;
  readonly days: readonly ProgrammeDay[];
}

interface Headed {
  readonly heading: string;
  readonly lines: readonly string[];
}

export interface ProgrammeDay {
  /** Of the day of the week. */
  readonly name: string;
  readonly title: string;
  readonly ready?: { readonly label: string; readonly things: string };
  readonly moments: readonly {
    /** Where it is, and how long it takes. */
    readonly where: string;
    readonly steps: readonly string[];
    /** What carries it on. */
    readonly lead?: string;
  }[];
}

/** A word that is taught: no picture tells it, so that children draw it themselves. */
export interface TaughtWord {
  /** A noun has its article before it. */
  readonly word: string;
  readonly means: string;
  readonly gesture: string;
}

export interface Taught {
  readonly heading: string;
  readonly words: readonly TaughtWord[];
}

export interface WeekOrder {
  /** The name of its file and of its PDF. */
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly colour: Category;
  /** Of the bank, with pictures. */
  readonly words: readonly string[];
  readonly taught?: Taught;
  readonly programme?: Programme;
  readonly plate?: PlateOrder;
  /** To ask at the plate. */
  readonly questions?: readonly string[];
  /** For parents; an empty line parts its paragraphs. */
  readonly letter?: string;
  readonly games: readonly FittingGame[];
}

/** What somebody ticked of it. */
export interface WeekChoice {
  readonly children: number;
  readonly programme: boolean;
  readonly words: boolean;
  readonly plate: boolean;
  readonly letter: boolean;
  /** Slugs of exercises. */
  readonly games: readonly string[];
}

/** More make more paper than a week can use. */
export const mostGames = 2;
export const weekChildren = { least: 2, most: 36, usual: 24 } as const;

/** As it is fetched: what stands on every printable goes with it. */
export interface WeekFile {
  readonly order: WeekOrder;
  readonly imprint: { readonly site: { readonly name: string }; readonly pictureNotice: string };
}

export const slugOfSoundWeek = (sound: string): string => `klank-${sound}`;
