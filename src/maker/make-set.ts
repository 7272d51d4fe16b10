/** Choices → the Sheet of a set, or what hinders it. */
import type { Exercise } from '../model/exercise.ts';
import type { Word } from '../model/word.ts';
import type { Stock } from '../sheets/choose.ts';
import type { Imprint } from '../sheets/imprint.ts';
import { makeSheet } from '../sheets/make-sheet.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { Hindrance, Remedy, SetChoices } from './choices.ts';
import { seedOf } from './seed.ts';
import type { SetKind } from './set-kind.ts';

/** All that a set is made of, beside its pictures. */
export interface Materials {
  readonly exercise: Exercise;
  readonly words: readonly Word[];
  readonly imprint: Imprint;
}

export type MadeSet =
  | { readonly sheet: Sheet; readonly suggestions: readonly Remedy[]; readonly hindrance?: undefined }
  | { readonly sheet?: undefined; readonly suggestions?: undefined; readonly hindrance: Hindrance };

/** Every word of the bank was checked when the site was made: its picture is there. */
export const stockOf = ({ words }: Pick<Materials, 'words'>): Stock => ({
  words: new Map(words.map((word) => [word.word, word])),
  missesPicture: () => undefined,
});

type Ordered =
  | { readonly exercise: Exercise; readonly suggestions: readonly Remedy[]; readonly hindrance?: undefined }
  | { readonly exercise?: undefined; readonly suggestions?: undefined; readonly hindrance: Hindrance };

/** The exercise of these choices. */
export function orderSet(
  kind: SetKind,
  choices: SetChoices,
  { exercise, words }: Pick<Materials, 'exercise' | 'words'>,
): Ordered {
  const seeded = { ...exercise, slug: seedOf(exercise.slug, choices.shuffle) };
  const decided = kind.decide(choices.answers, seeded, stockOf({ words }), choices.name);
  if (decided.hindrance) return { hindrance: decided.hindrance };
  const { parameters, suggestions = [] } = decided;
  const adultPage = kind.tell?.(choices.answers, seeded) ?? seeded.adultPage;
  return { exercise: { ...seeded, parameters, adultPage }, suggestions };
}

export function makeSet(kind: SetKind, choices: SetChoices, materials: Materials): MadeSet {
  const { exercise, suggestions, hindrance } = orderSet(kind, choices, materials);
  if (hindrance) return { hindrance };
  const madeFor = choices.name === '' ? {} : { madeFor: choices.name };
  const made = makeSheet(kind.maker, exercise, stockOf(materials), { ...materials.imprint, ...madeFor });
  if (made.sheet) return { sheet: made.sheet, suggestions };
  return { hindrance: { reason: made.objections.map(({ reason }) => reason).join(' '), remedies: [] } };
}
