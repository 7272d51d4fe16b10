/** All that the grown-up reads of a set: on its first two pages and its last. */
import type { AdultPage, Exercise, Line } from '../model/exercise.ts';
import type { ExercisePlan } from '../model/exercise-plan.ts';

export type Told = Pick<
  Exercise,
  'description' | 'trains' | 'term' | 'plan' | 'printFor' | 'cast' | 'adultPage'
>;

export const textOf = (line: Line): string => line.map(({ text }) => text).join('');

/** Each line as it becomes; nothing of it is left where it becomes empty. */
export function changeLines(page: AdultPage, change: (line: Line) => Line): AdultPage {
  const all = (lines: readonly Line[]) => lines.map(change).filter((line) => textOf(line).trim() !== '');
  return {
    needs: all(page.needs),
    steps: all(page.steps),
    easier: all(page.easier),
    harder: all(page.harder),
    withoutPrinter: all(page.withoutPrinter),
    ownLanguage: change(page.ownLanguage),
    answers: all(page.answers),
  };
}

/** What stands on pages one and last as it becomes; what would be empty stays, but for a column to watch. */
export function changeTexts({ plan, ...told }: Told, change: (text: string) => string): Told {
  const keep = (text: string) => change(text).trim() || text;
  const { can, withHelp, notYet } = plan.outcomes;
  const outcome = ({ see, next }: typeof can) => ({ see: keep(see), next: keep(next) });
  const observe = plan.observe.map(change).filter(Boolean);
  return {
    ...told,
    description: keep(told.description),
    plan: {
      ...plan,
      goal: keep(plan.goal),
      observe: observe.length > 0 ? observe : plan.observe,
      outcomes: { can: outcome(can), withHelp: outcome(withHelp), notYet: outcome(notYet) },
    },
  };
}

/** What is said of a set where its exercise's own words would not be true. */
export interface PlanInstead extends Partial<Omit<ExercisePlan, 'outcomes'>> {
  readonly can?: Partial<ExercisePlan['outcomes']['can']>;
  readonly withHelp?: Partial<ExercisePlan['outcomes']['can']>;
  readonly notYet?: Partial<ExercisePlan['outcomes']['can']>;
}

export const withPlan = (told: Told, { can, withHelp, notYet, ...plan }: PlanInstead): Told => {
  const { outcomes } = told.plan;
  return {
    ...told,
    plan: {
      ...told.plan,
      ...plan,
      outcomes: {
        can: { ...outcomes.can, ...can },
        withHelp: { ...outcomes.withHelp, ...withHelp },
        notYet: { ...outcomes.notYet, ...notYet },
      },
    },
  };
};

/** A set for so many, and for fewer of them. */
export const forChildren = (told: Told, count: number, least: number): Told => ({
  ...withPlan(told, { players: count > least ? `${least} tot ${count}` : String(count) }),
  printFor: [count],
});
