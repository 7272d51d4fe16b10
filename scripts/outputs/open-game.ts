import { nearestSets, type Wanted } from '../../src/maker/nearest-set.ts';
import type { FittingGame } from '../../src/model/sound-page.ts';
import { isSetKind, loadSetKind } from '../../src/packs/loaders.ts';
import type { Stock } from '../../src/sheets/choose.ts';
import type { Material } from '../content/exercises/printables.ts';

type Game = Material['games'][number];

/** What is played with the exercise that has this slug; nothing where that can't be made. */
export const findGame = ({ games }: Material, slug: string): Game | undefined =>
  games.find(({ exercise }) => exercise.slug === slug);

/** What a game offers of what is wanted; nothing where it can make no set of it. */
export async function openGame(
  { pack, exercise }: Game,
  stock: Stock,
): Promise<(wanted: Wanted) => FittingGame | undefined> {
  const { slug } = exercise;
  if (!isSetKind(pack)) return () => ({ slug });
  const find = nearestSets(await loadSetKind(pack), exercise, stock);
  return (wanted) => {
    const set = find(wanted);
    return set ? { slug, set } : undefined;
  };
}
