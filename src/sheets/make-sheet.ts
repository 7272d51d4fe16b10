/** An exercise → its Sheet, or everything that is wrong with it. The one way to make a printable. */
import type { Exercise } from '../model/exercise.ts';
import { checkSheet } from './check-sheet.ts';
import type { Stock } from './choose.ts';
import type { Pack } from './pack.ts';
import { layAdultPage } from './parts/adult-page.ts';
import { finishSheet } from './parts/finish.ts';
import { type Objection, Refusal } from './refusal.ts';
import { picturesOf, type Sheet } from './sheet.ts';

/** What stands on every printable, whatever it is. */
export interface Imprint {
  readonly siteName: string;
  /** Who made the pictures. */
  readonly pictureNotice: string;
}

export type MadeSheet =
  | { readonly sheet: Sheet; readonly objections?: undefined }
  | { readonly sheet?: undefined; readonly objections: readonly Objection[] };

export function makeSheet(pack: Pack, exercise: Exercise, stock: Stock, imprint: Imprint): MadeSheet {
  const objections: Objection[] = [];
  const attempt = <Value>(lay: () => Value): Value | undefined => {
    try {
      return lay();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      objections.push(...error.objections);
      return undefined;
    }
  };
  const adultPage = attempt(() => layAdultPage(exercise, imprint.pictureNotice, pack.adultPage));
  const prepared = pack.prepare(exercise, stock);
  if (prepared.objections) objections.push(...prepared.objections);
  const layout = prepared.objections ? undefined : attempt(() => pack.layOut(prepared.model, exercise));
  if (!adultPage || !layout) return { objections };

  const { pages, best = 0 } = layout;
  const sheet = finishSheet(exercise, imprint.siteName, [adultPage, ...pages], best + 1);
  objections.push(...checkSheet(sheet), ...refuseMissingPictures(sheet, stock));
  return objections.length > 0 ? { objections } : { sheet };
}

/** Those that an exercise names are refused at their place before; these are the layout's own. */
const refuseMissingPictures = (sheet: Sheet, { missesPicture }: Stock): Objection[] =>
  picturesOf(sheet).flatMap((name) => {
    const reason = missesPicture(name);
    return reason ? [{ rule: 'picture', reason }] : [];
  });
