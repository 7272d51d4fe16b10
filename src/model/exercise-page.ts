import type { AdultPage } from './exercise.ts';
import type { ExerciseCard } from './exercise-card.ts';
import type { ExercisePlan } from './exercise-plan.ts';

/** An exercise with all that its printable says to the grown-up, and what its pages are. */
export interface ExerciseWithPages extends ExerciseCard {
  /** The names of the pictures beside its title on paper. */
  banner: readonly string[];
  plan: ExercisePlan;
  adultPage: AdultPage;
  /** In the order of the PDF. */
  sheetPages: SheetPage[];
  /** What the pack is made of, in the same order. */
  parts: SheetPart[];
}

/** A page of a printable, as the site shows it. */
export interface SheetPage {
  /** What its bookmark says; absent where it goes on with the page before. */
  name?: string;
  landscape?: true;
}

/** Pages that are used together, by the numbers of the first and the last. */
interface SheetPart {
  name: string;
  first: number;
  last: number;
}

/** What its page is made of. */
export interface ExerciseOfPage extends ExerciseWithPages {
  /** Whether a visitor can make a set of it. */
  hasOwnSet: boolean;
  /** Whether it can be played on a board. */
  hasBoard: boolean;
}
