import type { ExerciseWithPages } from '../../src/model/exercise-page.ts';
import { listParts } from '../../src/sheets/lay/parts.ts';
import type { Sheet } from '../../src/sheets/sheet.ts';
import type { ExerciseDraft } from './exercises.ts';

/** What the site tells of an exercise that is in order. */
export function describeExercise(
  { card, banner, plan, adultPage }: ExerciseDraft,
  sheet: Sheet | undefined,
): ExerciseWithPages | undefined {
  if (!sheet || !adultPage) return undefined;
  return {
    ...card,
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
