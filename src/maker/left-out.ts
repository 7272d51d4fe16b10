/** Why words take no part in a game, for a teacher who wonders where they are. */
import type { Word, WordBank } from '../model/word.ts';
import { pictureOf } from './own-words/own-word.ts';
import type { Question, Questions } from './questions.ts';
import type { StandIns } from './stand-ins.ts';
import { leftOut as texts } from './texts.ts';

/** Words that take no part, for one reason. */
export interface LeftOut {
  readonly words: readonly string[];
  /** Whole sentences, to read behind the words. */
  readonly why: string;
}

interface Game {
  readonly words: WordBank;
  readonly standIns: StandIns;
  ask(words: WordBank): Questions;
}

/** `hinders` says what is in the way of one that is offered. */
export function tellLeftOut(
  lost: readonly string[],
  { words, standIns, ask }: Game,
  hinders: (name: string) => string | undefined,
): LeftOut[] {
  const isOffered = (name: string) => Object.values(standIns).some((byWord) => byWord.get(name)?.length);
  const questions: readonly Question[] = Object.values(ask(asTyped(words, lost)));
  const refusedFor = (name: string) =>
    questions.flatMap((question) => (question.kind === 'words' ? (question.refused[name] ?? []) : [])).at(0);
  const isAboutWords = questions.some(({ kind }) => kind === 'words');
  const whyNot = (name: string): string => {
    if (isOffered(name)) return hinders(name) ?? texts.noRoom;
    if (!isAboutWords) return texts.noSound;
    return refusedFor(name) ?? (isUnsure(words.get(name)) ? texts.unsure : texts.unfit);
  };
  const reasons = lost.map((name) => ({ name, why: whyNot(name) }));
  return [...new Set(reasons.map(({ why }) => why))].map((why) => ({
    words: reasons.filter((one) => one.why === why).map(({ name }) => name),
    why,
  }));
}

/** A child may see something else on its picture, or say something else to it. */
const isUnsure = (word: Word | undefined): boolean =>
  word !== undefined && (word.weight === 'weak' || word.alsoNamed.length > 0);

/** A kind says of typed words alone why it does not take them. */
const asTyped = (words: WordBank, names: readonly string[]): WordBank =>
  new Map(
    [...words].map(([name, word]) => [
      name,
      names.includes(name) ? { ...word, picture: pictureOf(name) } : word,
    ]),
  );
