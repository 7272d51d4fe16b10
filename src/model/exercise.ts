/** An exercise, as layouts know it. */
import type { ExerciseCard } from './exercise-card.ts';
import type { Player } from './exercise-cast.ts';
import type { ExercisePlan } from './exercise-plan.ts';

/** A stretch of running text; strong is what the grown-up says out loud. */
export interface Phrase {
  readonly text: string;
  readonly strong: boolean;
}

/** A paragraph or a list item. */
export type Line = readonly Phrase[];

/** What else can be played with the same pack. */
export interface OtherGame {
  readonly name: string;
  readonly steps: readonly Line[];
}

/** What the grown-up reads on the first two pages. */
export interface AdultPage {
  /** What you need. */
  readonly needs: readonly Line[];
  /** Zo speel je: three to five steps. */
  readonly steps: readonly Line[];
  readonly otherGames?: readonly OtherGame[];
  readonly easier: readonly Line[];
  readonly harder: readonly Line[];
  /** How to play it with nothing at all. */
  readonly withoutPrinter: readonly Line[];
  /** One line about playing it in the language of the family. */
  readonly ownLanguage: Line;
  readonly answers: readonly Line[];
}

/** The headings of that page, in a writer's file and on paper. */
export const adultPageTitles = {
  needs: 'Nodig',
  steps: 'Zo speel je',
  easier: 'Makkelijker',
  harder: 'Moeilijker',
  withoutPrinter: 'Zonder printer',
  ownLanguage: 'In je eigen taal',
  answers: 'Antwoorden en hulp',
} as const satisfies Record<Exclude<keyof AdultPage, 'otherGames'>, string>;

export type AdultSection = keyof typeof adultPageTitles;

export interface Exercise<Parameters = unknown> extends Omit<ExerciseCard, 'pages' | 'preview'> {
  /** What its layout asks for, checked by the layout's own schema. */
  readonly parameters: Parameters;
  /** Names of the pictures beside its title. */
  readonly banner: readonly string[];
  /** Who plays it on page two. */
  readonly cast: readonly Player[];
  readonly plan: ExercisePlan;
  /** For how many children page one tells what to print, where it is not for any group. */
  readonly printFor?: readonly number[];
  readonly adultPage: AdultPage;
}
