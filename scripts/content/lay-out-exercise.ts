/** An exercise as its file says it → its Sheet, or every reason why it cannot be made. */
import type { Exercise } from '../../src/model/exercise.ts';
import type { WordBank } from '../../src/model/word.ts';
import { makeSheet } from '../../src/sheets/make-sheet.ts';
import type { Objection } from '../../src/sheets/refusal.ts';
import type { Sheet } from '../../src/sheets/sheet.ts';
import { missesPicture, pictureNotice } from '../pictures/load-picture.ts';
import type { ExerciseDraft } from './exercises.ts';
import { refuse } from './problem.ts';
import { pointAt } from './text-place.ts';

/** Problems come as messages on the file of the exercise. */
export function layOutExercise(
  draft: ExerciseDraft,
  words: WordBank,
  site: { readonly name: string },
): Sheet | undefined {
  const { card, game } = draft;
  if (!game) return undefined;
  const { pack, parameters } = game;
  const stock = { words, missesPicture };
  const imprint = { site, pictureNotice };
  const exercise = toExercise(draft);
  const made = exercise
    ? makeSheet(pack, exercise, stock, imprint)
    : pack.prepare({ slug: card.slug, parameters }, stock);
  for (const objection of made.objections ?? []) complain(draft, objection);
  return 'sheet' in made ? made.sheet : undefined;
}

/** Nothing where it misses a part. */
export function toExercise({
  card,
  banner,
  cast,
  plan,
  game,
  adultPage,
}: ExerciseDraft): Exercise | undefined {
  return game && adultPage && { ...card, banner, cast, plan, parameters: game.parameters, adultPage };
}

function complain({ file, fields, card }: ExerciseDraft, { rule, reason, path, written }: Objection): void {
  const text = String(file);
  const found = written ? text.indexOf(written) : -1;
  refuse(file, rule, {
    reason: `${card.title}: ${reason}`,
    place: found >= 0 ? pointAt(text, found) : fields.placeOf(path ?? ['layout']),
  });
}
