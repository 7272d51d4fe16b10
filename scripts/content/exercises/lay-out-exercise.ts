/** From an exercise as it was typed to its Sheet, or to every reason why it can't be made. */
import type { VFile } from 'vfile';
import { fillTexts, type WrittenExercise } from '../../../src/model/adult-texts.ts';
import { asWritten } from '../../../src/model/braces.ts';
import type { Exercise } from '../../../src/model/exercise.ts';
import type { WordBank } from '../../../src/model/word.ts';
import { makeSheet } from '../../../src/sheets/make-sheet.ts';
import type { Objection } from '../../../src/sheets/refusal.ts';
import type { Sheet } from '../../../src/sheets/sheet.ts';
import { missesPicture, pictureNotice } from '../../pictures/load-picture.ts';
import { type Point, pointAt } from '../files/text-place.ts';
import { refuse } from '../problems/problem.ts';
import { checkBraces } from './check-braces.ts';
import type { ExerciseDraft } from './exercises.ts';

/** Problems come as messages on the file of the exercise. */
export function layOutExercise(
  file: VFile,
  draft: ExerciseDraft,
  words: WordBank,
  site: { readonly name: string },
): Sheet | undefined {
  const { card, game, texts } = draft;
  if (!game) return undefined;
  const { pack, parameters } = game;
  const stock = { words, missesPicture };
  const imprint = { site, pictureNotice };
  const exercise = toExercise(draft);
  const made = exercise
    ? makeSheet(pack, exercise, stock, imprint)
    : pack.prepare({ slug: card.slug, parameters }, stock);
  for (const objection of made.objections ?? []) complain(file, draft, objection);
  const odd = texts ? checkBraces(texts, pack.contentsOf(parameters, words), words) : [];
  for (const { written, ...complaint } of odd)
    refuse(file, 'braces', { ...complaint, place: placeOf(file, written) });
  return 'sheet' in made ? made.sheet : undefined;
}

/** Undefined while a part is missing. */
export function toExercise(draft: ExerciseDraft): Exercise | undefined {
  const exercise = toWritten(draft);
  return exercise && { ...exercise, ...fillTexts(exercise, asWritten) };
}

/** With its braces still in it: visitors make sets of their own of it. */
export const toWritten = ({ card, banner, texts, game }: ExerciseDraft): WrittenExercise | undefined =>
  game && texts && { ...card, banner, parameters: game.parameters, ...texts };

function complain(file: VFile, { fields, card }: ExerciseDraft, objection: Objection): void {
  const { rule, reason, path, written } = objection;
  refuse(file, rule, {
    reason: `${card.title}: ${reason}`,
    place: (written && placeOf(file, written)) || fields.placeOf(path ?? ['layout']),
  });
}

function placeOf(file: VFile, written: string): Point | undefined {
  const text = String(file);
  const found = text.indexOf(written);
  return found >= 0 ? pointAt(text, found) : undefined;
}
