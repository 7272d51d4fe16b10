import type { ExerciseWithPages } from '../../../src/model/exercise-page.ts';
import { listParts } from '../../../src/sheets/lay/parts.ts';
import type { Sheet } from '../../../src/sheets/sheet.ts';
import type { ExerciseDraft } from './exercises.ts';
import { toExercise } from './lay-out-exercise.ts';

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
