import * as v from 'valibot';
import { categories } from './category.ts';
import { exerciseCast } from './exercise-cast.ts';
import { exercisePlan } from './exercise-plan.ts';
import { bracedText, choice, exactly, openFields, text } from './shape.ts';

export const exerciseCount = 10;

const groups = ['1', '2', '1/2', 1, 2] as const;

/** What a writer says about every exercise; the pack that lays it out asks for more. */
export const exerciseShape = openFields({
  title: text(60),
  /** On the page. */
  order: v.pipe(
    v.number('een getal'),
    v.integer('een heel getal'),
    v.minValue(1, 'een getal vanaf 1'),
    v.maxValue(exerciseCount, `hoogstens ${exerciseCount}`),
  ),
  description: bracedText(1000),
  /** What it trains, in plain words. */
  trains: bracedText(1000),
  /** The same in the words of the school. */
  term: bracedText(1000),
  group: v.pipe(
    v.picklist(groups, '1, 2 of 1/2'),
    v.transform((group) => `${group}` as const),
  ),
  /** The category that gives it its colour, on the page and on paper. */
  colour: choice(categories),
  /** Names of the pictures beside the title, on page one of the paper. */
  banner: exactly(3, text(40)),
  /** On page two of the paper: who plays it there, from left to right. */
  cast: exerciseCast,
  /** On paper, for who plans a day with it. */
  plan: exercisePlan,
});

/** What the page with exercises shows of a pack, and where its files are. */
export interface ExerciseCard
  extends Omit<v.InferOutput<typeof exerciseShape>, 'order' | 'banner' | 'cast' | 'plan'> {
  slug: string;
  /** `rijm-bingo.pdf`: the title in lower case with hyphens. */
  filename: string;
  /** `/oefeningen/rijm-bingo.pdf` */
  path: string;
  /** The same pack as line art: it saves ink and can be coloured in. */
  lineArtPath: string;
  /** How many pages either PDF has. */
  pages: number;
  /** The number of the page that shows best what the pack is. */
  preview: number;
}
