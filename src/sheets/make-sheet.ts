/** An exercise → its Sheet, or everything that is wrong with it. The one way to make a printable. */
import type { Exercise } from '../model/exercise.ts';
import { checkSheet, checkTexts } from './check-sheet.ts';
import type { Stock } from './choose.ts';
import type { Imprint } from './imprint.ts';
import { finishSheet } from './lay/finish.ts';
import type { PageMaker } from './pack.ts';
import { type Objection, Refusal } from './refusal.ts';
import { picturesOf, type Sheet } from './sheet.ts';

type MadeSheet =
  | { readonly sheet: Sheet; readonly objections?: undefined }
  | { readonly sheet?: undefined; readonly objections: readonly Objection[] };

export function makeSheet(maker: PageMaker, exercise: Exercise, stock: Stock, imprint: Imprint): MadeSheet {
  const { model, objections: refused = [] } = maker.prepare(exercise, stock);
  const objections = [...refused];
  const attempt = <Value>(lay: () => Value): Value | undefined => {
    try {
      return lay();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      objections.push(...error.objections);
      return undefined;
    }
  };
  const layout = model === undefined ? undefined : attempt(() => maker.layOut(model, exercise));
  if (!layout) {
    const written = attempt(() => finishSheet(exercise, imprint, { pages: [] }));
    if (written)
      objections.push(...checkTexts(written.pages), ...refuseMissingPictures(written, exercise, stock));
    return { objections };
  }
  const sheet = attempt(() => finishSheet(exercise, imprint, layout));
  if (sheet) objections.push(...checkSheet(sheet), ...refuseMissingPictures(sheet, exercise, stock));
  return sheet && objections.length === 0 ? { sheet } : { objections };
}

/** Those of its banner, and the layout's own; the rules of its pack refused any others that an exercise names. */
const refuseMissingPictures = (sheet: Sheet, { banner }: Exercise, { missesPicture }: Stock): Objection[] =>
  picturesOf(sheet).flatMap((name) => {
    const reason = missesPicture(name);
    if (!reason) return [];
    const inBanner = banner.indexOf(name);
    return [{ rule: 'picture', reason, ...(inBanner >= 0 ? { path: ['banner', inBanner] } : {}) }];
  });
