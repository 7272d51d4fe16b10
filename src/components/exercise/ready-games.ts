import { exercises } from '../../content.ts';
import type { ExerciseCard } from '../../model/exercise-card.ts';
import type { FittingGame } from '../../model/sound-page.ts';

interface ReadyGame {
  readonly slug: string;
  readonly title: string;
  readonly group: ExerciseCard['group'];
  readonly set: string;
}

/** Those of which a set stands ready, with their titles and for whom they are. */
export const readyGames = (games: readonly FittingGame[]): ReadyGame[] =>
  games.flatMap(({ slug, set }) => {
    const exercise = exercises.find((one) => one.slug === slug);
    if (!set || !exercise) return [];
    const { title, group } = exercise;
    return { slug, title, group, set };
  });
