import { categoryNames } from './category.ts';
import type { ExerciseCard } from './exercise-card.ts';

/** What it is called, what it trains, and what people type who look for something like it. */
export function exerciseKeywords({
  title,
  trains,
  colour,
}: Pick<ExerciseCard, 'title' | 'trains' | 'colour'>): string[] {
  return [title, trains, categoryNames[colour], 'taalspel kleuters', 'gratis printen', 'groep 1 en 2'];
}
