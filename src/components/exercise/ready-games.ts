import { exercises } from '../../content.ts';
import type { FittingGame } from '../../model/sound-page.ts';

interface ReadyGame {
  readonly slug: string;
  readonly title: string;
  readonly set: string;
}

/** Those of which a set stands ready, with their titles. */
export const readyGames = (games: readonly FittingGame[]): ReadyGame[] =>
  games.flatMap(({ slug, set }) => {
    const title = exercises.find((one) => one.slug === slug)?.title;
    return set && title ? [{ slug, title, set }] : [];
  });
