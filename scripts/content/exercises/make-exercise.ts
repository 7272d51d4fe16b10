import type { VFile } from 'vfile';
import type { WrittenExercise } from '../../../src/model/adult-texts.ts';
import type { ExerciseWithPages } from '../../../src/model/exercise-page.ts';
import type { WordBank } from '../../../src/model/word.ts';
import type { Sheet } from '../../../src/sheets/sheet.ts';
import { describeExercise } from './describe-exercise.ts';
import { type ExerciseDraft, parseExercise } from './exercises.ts';
import { layOutExercise, toWritten } from './lay-out-exercise.ts';

/** All that is made of the file of an exercise, as far as nothing is wrong with it. */
export interface MadeExercise {
  draft: ExerciseDraft;
  /** What its printable shows. */
  sheet: Sheet | undefined;
  /** What the site shows. */
  shown: ExerciseWithPages | undefined;
  /** What visitors make sets of their own of. */
  written: WrittenExercise | undefined;
}

/** Without words or a site nothing is laid out, for the name of the site stands on every page. */
export function makeExercise(
  file: VFile,
  words: WordBank | undefined,
  site: { readonly name: string } | undefined,
): MadeExercise | undefined {
  const draft = parseExercise(file);
  if (!draft) return undefined;
  const sheet = words && site && layOutExercise(file, draft, words, site);
  return { draft, sheet, shown: describeExercise(draft, sheet), written: toWritten(draft) };
}
