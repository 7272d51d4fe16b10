import type { ExerciseCard } from './exercise-card.ts';

export const groupNames: Record<ExerciseCard['group'], string> = {
  '1': 'Groep 1',
  '2': 'Groep 2',
  '1/2': 'Groep 1 en 2',
};
