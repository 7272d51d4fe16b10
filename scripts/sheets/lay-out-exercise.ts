/** An exercise as its file says it → its Sheet, or every reason why it cannot be made. */
import type { VFile } from 'vfile';
import type { Exercise } from '../../src/model/exercise.ts';
import { oneOf } from '../../src/model/one-of.ts';
import { checkSheet } from '../../src/sheets/check-sheet.ts';
import type { Kit } from '../../src/sheets/pack.ts';
import { packs } from '../../src/sheets/packs/index.ts';
import { Refusal } from '../../src/sheets/refusal.ts';
import { picturesOf, type Sheet } from '../../src/sheets/sheet.ts';
import { checkShape } from '../content/check-shape.ts';
import type { ExerciseSource } from '../content/exercises.ts';
import { isRefused, refuse } from '../content/problem.ts';
import { pointAt } from '../content/text-place.ts';
import { loadPicture } from '../pictures/load-picture.ts';
import { PictureRefusal } from '../pictures/plain-paths.ts';
import { parseAdultPage } from './adult-page.ts';

export function parsePack(source: ExerciseSource): { exercise: Exercise; layout: string } | undefined {
  const { file, fields, card } = source;
  const { layout, ...packFields } = source.packFields;
  const adultPage = parseAdultPage(file, source.body);
  const pack = typeof layout === 'string' ? packs[layout] : undefined;
  if (!pack || typeof layout !== 'string') {
    refuse(file, 'unknown-layout', {
      reason: layout === undefined ? 'het veld “layout” ontbreekt' : `onbekende layout “${String(layout)}”`,
      expected: oneOf(Object.keys(packs)),
      place: fields.placeOf(['layout']),
    });
    return undefined;
  }
  const parameters = checkShape<unknown>(file, { ...fields, data: packFields }, pack.schema);
  if (!adultPage || isRefused(file)) return undefined;
  return { exercise: { ...card, parameters, adultPage }, layout };
}

function complain(file: VFile, source: ExerciseSource, refusal: Refusal): void {
  for (const { rule, reason, path, written } of refusal.objections) {
    const found = written ? String(file).indexOf(written) : -1;
    refuse(file, rule, {
      reason: `${source.card.title}: ${reason}`,
      place: found >= 0 ? pointAt(String(file), found) : source.fields.placeOf(path ?? ['layout']),
    });
  }
}

/** Problems come as messages on the file of the exercise. */
export function layOutExercise(source: ExerciseSource, kit: Kit): Sheet | undefined {
  const parsed = parsePack(source);
  if (!parsed) return undefined;
  try {
    const sheet = packs[parsed.layout]?.layOut(parsed.exercise, kit);
    if (!sheet) return undefined;
    const objections = checkSheet(sheet);
    for (const name of picturesOf(sheet)) {
      try {
        loadPicture(name);
      } catch (error) {
        if (!(error instanceof PictureRefusal)) throw error;
        objections.push({ rule: 'picture', reason: error.message, written: name });
      }
    }
    if (objections.length > 0) throw new Refusal(objections);
    return sheet;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    complain(source.file, source, error);
    return undefined;
  }
}
