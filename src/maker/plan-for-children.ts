import type { Exercise } from '../model/exercise.ts';
import type { ExercisePlan } from '../model/exercise-plan.ts';

/** A set for so many, and for fewer of them. */
export const planForChildren = (
  plan: ExercisePlan,
  count: number,
  least: number,
): Pick<Required<Exercise>, 'plan' | 'printFor'> => ({
  plan: { ...plan, players: count > least ? `${least} tot ${count}` : String(count) },
  printFor: [count],
});
