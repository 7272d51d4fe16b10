import type { VFile } from 'vfile';
import type { WrittenExercise } from '../../../src/model/adult-texts.ts';
import type { ExerciseWithPages } from '../../../src/model/exercise-page.ts';
import type { WordBank } from '../../../src/model/word.ts';
import { listParts } from '../../../src/sheets/lay/parts.ts';
import type { Sheet } from '../../../src/sheets/sheet.ts';
import { type ExerciseDraft, parseExercise } from './exercises.ts';
import { layOutExercise, toExercise, toWritten } from './lay-out-exercise.ts';

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
  const draft = parseExercise(file, site);
  if (!draft) return undefined;
  const sheet = words && site && layOutExercise(file, draft, words, site);
  return { draft, sheet, shown: describeExercise(draft, sheet), written: toWritten(draft) };
}

/** What the site shows of an exercise with nothing wrong in it. */
export function describeExercise(
  draft: ExerciseDraft,
  sheet: Sheet | undefined,
): ExerciseWithPages | undefined {
  const exercise = toExercise(draft);
  if (!sheet || !exercise) return undefined;
  const { banner, plan, adultPage } = exercise;
  return {
    ...draft.card,
    pages: sheet.pages.length,
    preview: sheet.preview + 1,
    banner,
    plan,
    adultPage,
    sheetPages: sheet.pages.map(({ bookmark, landscape }) => ({
      ...(bookmark !== undefined && { name: bookmark }),
      ...(landscape && { landscape }),
    })),
    parts: listParts(sheet.pages).map(({ part: { name }, first, last }) => ({ name, first, last })),
  };
}
