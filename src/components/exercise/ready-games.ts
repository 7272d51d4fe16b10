import { exercises } from '../../content.ts';
import type { ExerciseCard } from '../../model/exercise-card.ts';
import type { FittingGame } from '../../model/sound-page.ts';

interface ReadyGame {
  readonly slug: string;
  readonly title: string;
  readonly group: ExerciseCard['group'];
  readonly set: string;
}

/** Those of which a set stands ready, with what is played with it and for whom it is. */
export const readyGames = (games: readonly FittingGame[]): ReadyGame[] =>
  games.flatMap(({ slug, set, called }) => {
    const exercise = exercises.find((one) => one.slug === slug);
    if (!set || !exercise) return [];
    const { title } = called ?? exercise;
    return { slug, title, group: exercise.group, set };
  });
