/** Looking for a sound: one of the scenes is chosen, and in it each thing that begins with the sound. */
import type { Card } from '../../../board/card.ts';
import type { Moves, Rules } from '../../../board/moves.ts';

export interface SceneThing extends Card {
  /** In hundredths of the plate. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly isTarget: boolean;
}

export interface SoundScene {
  readonly sound: string;
  /** A question for those who have found everything. */
  readonly talk: string;
  /** In drawing order: what comes later lies on what comes before. */
  readonly things: readonly SceneThing[];
}

/** Each scene is the plate with its number. */
export interface SearchShow {
  readonly scenes: readonly SoundScene[];
}

/** The first move chooses a scene, each other one finds a thing in it: both counted from 1. */
export function rulesOfSearch({ scenes }: SearchShow): Rules {
  const isLeft = (moves: Moves, move: number): boolean => {
    const [chosen = 0, ...found] = moves;
    return scenes[chosen - 1]?.things[move - 1]?.isTarget === true && !found.includes(move);
  };
  return {
    next(moves) {
      const [chosen = 0] = moves;
      if (chosen === 0) return scenes.length > 0 ? 1 : undefined;
      const at = scenes[chosen - 1]?.things.findIndex((_, index) => isLeft(moves, index + 1)) ?? -1;
      return at >= 0 ? at + 1 : undefined;
    },
    allows: (moves, move) => (moves.length === 0 ? scenes[move - 1] !== undefined : isLeft(moves, move)),
  };
}

interface SearchView {
  readonly scene: SoundScene;
  readonly plate: number;
  readonly found: readonly SceneThing[];
  readonly count: number;
}

/** Nothing before a scene is chosen. */
export function viewSearch({ scenes }: SearchShow, [chosen = 0, ...found]: Moves): SearchView | undefined {
  const scene = scenes[chosen - 1];
  return (
    scene && {
      scene,
      plate: chosen - 1,
      found: found.flatMap((move) => scene.things[move - 1] ?? []),
      count: scene.things.filter(({ isTarget }) => isTarget).length,
    }
  );
}
