import type { WrittenExercise } from '../../../src/model/adult-texts.ts';
import type { Word } from '../../../src/model/word.ts';
import type { Imprint } from '../../../src/sheets/imprint.ts';
import { pictureNotice } from '../../pictures/load-picture.ts';
import type { MadeExercise } from './make-exercise.ts';

/** What visitors can make sets of their own of. */
export interface Material {
  words: readonly Word[];
  games: readonly { pack: string; exercise: WrittenExercise }[];
  imprint: Imprint;
}

export function gatherMaterial(
  words: readonly Word[],
  exercises: readonly MadeExercise[],
  { name }: { readonly name: string },
): Material {
  const games = exercises.flatMap(({ draft, written }) =>
    draft.game && written ? [{ pack: draft.game.name, exercise: written }] : [],
  );
  return { words, games, imprint: { site: { name }, pictureNotice } };
}
