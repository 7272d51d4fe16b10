/** An exercise → its Sheet, or everything that is wrong with it. The one way to make a printable. */
import type { Either } from '../model/either.ts';
import type { Exercise } from '../model/exercise.ts';
import { findFigure } from './cast/index.ts';
import { checkSheet, checkTexts } from './check-sheet.ts';
import type { Stock } from './choose.ts';
import type { Imprint } from './imprint.ts';
import { finishSheet } from './lay/finish.ts';
import type { PageMaker } from './pack.ts';
import { type Objection, type Path, Refusal } from './refusal.ts';
import { picturesOf, type Sheet } from './sheet.ts';

type MadeSheet = Either<{ readonly sheet: Sheet }, { readonly objections: readonly Objection[] }>;

export function makeSheet(maker: PageMaker, exercise: Exercise, stock: Stock, imprint: Imprint): MadeSheet {
  const { model, objections: refused = [] } = maker.prepare(exercise, stock);
  const objections = [...refused, ...checkCast(exercise)];
  if (objections.length > refused.length) return { objections };
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

/** Those of its banner and its cast, and the layout's own; the rules of its pack refused any others that an exercise names. */
const refuseMissingPictures = (sheet: Sheet, exercise: Exercise, { missesPicture }: Stock): Objection[] =>
  picturesOf(sheet).flatMap((name) => {
    const reason = missesPicture(name);
    if (!reason) return [];
    const path = findPicture(exercise, name);
    return [{ rule: 'picture', reason, ...(path ? { path } : {}) }];
  });

function findPicture({ banner, cast }: Exercise, name: string): Path | undefined {
  const inBanner = banner.indexOf(name);
  if (inBanner >= 0) return ['banner', inBanner];
  const player = cast.findIndex((one) => one.with?.[1] === name);
  return player < 0 ? undefined : ['cast', player, 'with', 1];
}

const checkCast = ({ cast }: Exercise): Objection[] =>
  cast.flatMap(({ who }, index) =>
    findFigure(who)
      ? []
      : [{ rule: 'cast', reason: `"${who}" is niemand uit de cast`, path: ['cast', index, 'who'] }],
  );
