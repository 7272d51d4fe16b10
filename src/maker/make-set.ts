/** Choices → the Sheet of a set, or what hinders it. */

import { fillTexts, type WrittenExercise } from '../model/adult-texts.ts';
import type { Either } from '../model/either.ts';
import type { Exercise } from '../model/exercise.ts';
import type { Word } from '../model/word.ts';
import type { Stock } from '../sheets/choose.ts';
import type { Imprint, SquareCode } from '../sheets/imprint.ts';
import { anyGroup } from '../sheets/lay/print-load.ts';
import { makeSheet } from '../sheets/make-sheet.ts';
import type { Sheet } from '../sheets/sheet.ts';
import { bannerOfSet } from './banner-of-set.ts';
import { offerBoth } from './both-words.ts';
import type { Answers, Hindrance, Remedy, SetChoices } from './choices.ts';
import { offerEither } from './either-word.ts';
import { gentleFirst } from './gentle-first.ts';
import { type OwnWord, withOwnWords } from './own-words/own-word.ts';
import { unpictured, writePictures } from './own-words/write-pictures.ts';
import { type Questions, thingsOf } from './questions.ts';
import { seedOf } from './seed.ts';
import type { SetKind } from './set-kind.ts';
import { tellOfSet } from './tell-of-set.ts';
import { asSentence } from './texts.ts';
import { themeOfSet } from './theme-of.ts';
import { titleOf } from './title-of.ts';

/** All that a set is made of, beside its pictures. */
export interface Materials {
  readonly exercise: WrittenExercise;
  readonly words: readonly Word[];
  readonly imprint: Imprint;
}

export type MadeSet = Either<
  {
    readonly sheet: Sheet;
    /** For how many children it is told what it takes. */
    readonly groups: readonly number[];
    readonly suggestions: readonly Remedy[];
    readonly remarks: readonly string[];
  },
  { readonly hindrance: Hindrance }
>;

/** Of own words, by the names of their pictures. */
type Photos = ReadonlyMap<string, unknown>;

/** Every word of the bank was checked when the site was made: its picture is there. */
export const stockOf = (
  { words }: Pick<Materials, 'words'>,
  own: readonly OwnWord[] = [],
  photos: Photos = new Map(),
): Stock => ({
  words: withOwnWords(new Map(words.map((word) => [word.word, word])), own, (picture) => photos.has(picture)),
  missesPicture: () => undefined,
});

type Ordered = Either<
  {
    readonly exercise: Exercise;
    readonly stock: Stock;
    readonly questions: Questions;
    readonly suggestions: readonly Remedy[];
    readonly remarks: readonly string[];
  },
  { readonly hindrance: Hindrance }
>;

/** The exercise of these choices. */
export function orderSet(
  kind: SetKind,
  choices: SetChoices,
  { exercise, words }: Pick<Materials, 'exercise' | 'words'>,
  photos?: Photos,
): Ordered {
  const stock = stockOf({ words }, choices.own, photos);
  const questions = kind.questions(exercise.parameters, stock.words);
  const answers = onlyOffered(choices.answers, questions);
  const seeded = { ...exercise, slug: seedOf(exercise.slug, choices.shuffle) };
  const decided = kind.decide(answers, seeded, stock, choices.name);
  if (decided.hindrance) return { hindrance: gentleFirst(decided.hindrance, choices) };
  const { parameters, suggestions = [], remarks = [] } = decided;
  const contentsOf = (asked: unknown) => kind.maker.contentsOf(asked, stock.words);
  const contents = { shipped: contentsOf(exercise.parameters), own: contentsOf(parameters) };
  const told = fillTexts(exercise, tellOfSet(exercise, contents, stock.words));
  const banner = bannerOfSet(exercise.banner, contents, stock.words);
  const title = titleOf(answers, questions) ?? exercise.title;
  const made = { ...seeded, ...told, banner, title, parameters };
  return {
    exercise: { ...made, ...kind.plan?.(answers, made, exercise.parameters) },
    stock,
    questions,
    suggestions,
    remarks,
  };
}

export function makeSet(
  kind: SetKind,
  choices: SetChoices,
  materials: Materials,
  photos: Photos = new Map(),
  code?: SquareCode,
): MadeSet {
  const ordered = orderSet(kind, choices, materials, photos);
  const { exercise, stock, questions, suggestions, remarks, hindrance } = ordered;
  if (hindrance) {
    const hinderedBy = (to: SetChoices) => orderSet(kind, to, materials, photos).hindrance;
    const isFine = (answers: Answers) => !hinderedBy({ ...choices, answers });
    const either = gentleFirst(offerEither(hindrance, choices.answers, isFine), choices);
    return { hindrance: offerBoth(either, choices, stockOf(materials, choices.own).words, hinderedBy) };
  }
  const shipped = kind.shipped(materials.exercise.parameters, stock.words);
  // Whoever gives it another name has that.
  const title = choices.title || (themeOfSet(choices.answers, questions, shipped) ?? '');
  const imprint = {
    ...materials.imprint,
    ...(title !== '' && { title }),
    ...(choices.name !== '' && { madeFor: choices.name }),
    ...(code && { code }),
  };
  const made = makeSheet(kind.maker, exercise, stock, imprint);
  if (made.sheet)
    return {
      sheet: writePictures(made.sheet, unpictured(choices.own, photos)),
      groups: groupsOf(exercise, choices),
      suggestions,
      remarks,
    };
  return {
    hindrance: { reason: made.objections.map(({ reason }) => asSentence(reason)).join(' '), remedies: [] },
  };
}

/** As many children as there are to be, or else as on page one. */
const groupsOf = (
  { printFor = anyGroup }: Exercise,
  { answers: { children } }: SetChoices,
): readonly number[] => (typeof children === 'number' ? [children] : printFor);

/** Of what a corrected word no longer is. */
const onlyOffered = (answers: Answers, questions: Questions): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => {
      const question = questions[name];
      if (typeof answer !== 'object' || question?.kind !== 'words') return [name, answer];
      const offered = new Set(thingsOf(question).map(({ key }) => key));
      return [name, answer.filter((key) => offered.has(key))];
    }),
  );
