import type { ExercisePlan } from './exercise-plan.ts';
import { oneOf } from './one-of.ts';

/** The headings over what a printable holds, and over what it is. */
export const planTitles = { contents: 'Dit zit erin', inShort: 'In het kort' } as const;

interface Fact {
  readonly label: string;
  readonly text: string;
}

/** What a teacher plans by, as it is said on paper and on the page. */
export function inShort({ goal, players, minutes, preparing, preparingEach, where }: ExercisePlan): Fact[] {
  const each = preparingEach ? ` per ${preparingEach}` : '';
  const work = preparing === 0 ? 'niets te knippen' : `${preparing} minuten klaarmaken${each}`;
  return [
    { label: 'Doel', text: goal },
    { label: 'Spelers', text: `${players}, ${oneOf(where)}` },
    { label: 'Tijd', text: `${minutes} minuten; vooraf ${work}` },
  ];
}
