/** What a form would propose to whoever chooses words: only what brings nothing in the way is. */
import { hasPicture } from '../model/word.ts';
import type { SetChoices } from './choices.ts';
import { type Materials, orderSet, stockOf } from './make-set.ts';
import { nameOf, proposeAmong } from './own-words/own-word.ts';
import { type Question, thingsOf } from './questions.ts';
import type { SetKind } from './set-kind.ts';

/** A word to take, beside all or in the place of another. */
export interface Proposal {
  readonly word: string;
  readonly insteadOf?: string;
}

/** What answers the question with this field. */
export interface Proposals {
  readonly field: string;
  readonly proposals: readonly Proposal[];
}

/** Tells whether one brings no objection that is not there without it. */
export function judgeProposals(
  kind: SetKind,
  choices: SetChoices,
  field: string,
  materials: Pick<Materials, 'exercise' | 'words'>,
): (proposal: Proposal) => boolean {
  const objectionsTo = (to: SetChoices): readonly string[] =>
    sentencesIn(orderSet(kind, to, materials).hindrance?.reason ?? '');
  const known = objectionsTo(choices);
  return (proposal) =>
    objectionsTo(take(kind, choices, field, proposal, materials)).every((one) => known.includes(one));
}

/** How many there are of something changes with each word. */
const sentencesIn = (reason: string): string[] =>
  reason
    .replace(/\d+/g, '')
    .split(/(?<=\.) /)
    .filter(Boolean);

function take(
  kind: SetKind,
  choices: SetChoices,
  field: string,
  { word, insteadOf }: Proposal,
  materials: Pick<Materials, 'exercise' | 'words'>,
): SetChoices {
  const kept = choices.own.filter((one) => nameOf(one) !== insteadOf);
  const { words } = stockOf(materials, kept);
  const questions = Object.entries<Question>(kind.questions(materials.exercise.parameters, words));
  const [name = '', question] = questions.find(([, asked]) => asked.field === field) ?? [];
  const isOffered = question?.kind === 'words' && thingsOf(question).some(({ key }) => key === word);
  const own = isOffered ? kept : [...kept, proposeAmong(word, materials.words.filter(hasPicture))];
  const chosen = choices.answers[name];
  const others = typeof chosen === 'object' ? chosen.filter((one) => one !== insteadOf && one !== word) : [];
  return { ...choices, own, answers: { ...choices.answers, [name]: [word, ...others] } };
}
