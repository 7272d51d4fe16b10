/** Choices → the Sheet of a set, or what hinders it. */
import type { Exercise } from '../model/exercise.ts';
import type { Word } from '../model/word.ts';
import type { Stock } from '../sheets/choose.ts';
import type { Imprint } from '../sheets/imprint.ts';
import { makeSheet } from '../sheets/make-sheet.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { Hindrance, SetChoices } from './choices.ts';
import type { SetKind } from './set-kind.ts';

/** All that a set is made of, beside its pictures. */
export interface Materials {
  readonly exercise: Exercise;
  readonly words: readonly Word[];
  readonly imprint: Imprint;
}

export type MadeSet =
  | { readonly sheet: Sheet; readonly hindrance?: undefined }
  | { readonly sheet?: undefined; readonly hindrance: Hindrance };

/** Every word of the bank was checked when the site was made: its picture is there. */
export const stockOf = ({ words }: Pick<Materials, 'words'>): Stock => ({
  words: new Map(words.map((word) => [word.word, word])),
  missesPicture: () => undefined,
});

export function makeSet(
  kind: SetKind,
  choices: SetChoices,
  { exercise, words, imprint }: Materials,
): MadeSet {
  const stock = stockOf({ words });
  const seeded = { ...exercise, slug: seedOf(exercise.slug, choices.shuffle) };
  const { parameters, hindrance } = kind.decide(choices.answers, seeded, stock);
  if (hindrance) return { hindrance };
  const madeFor = choices.name === '' ? {} : { madeFor: choices.name };
  const made = makeSheet(kind.maker, { ...seeded, parameters }, stock, { ...imprint, ...madeFor });
  if (made.sheet) return { sheet: made.sheet };
  return { hindrance: { reason: made.objections.map(({ reason }) => reason).join(' '), remedies: [] } };
}

/** That of the exercise for the first shuffle: it deals what the site's own printable has. */
const seedOf = (slug: string, shuffle: number): string => (shuffle === 1 ? slug : `${slug} ${shuffle}`);
