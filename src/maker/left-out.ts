/** Why words take no part in a game, for a teacher who wonders where they are. */
import type { WordBank } from '../model/word.ts';
import { pictureOf } from './own-words/own-word.ts';
import type { Question, Questions, WordsQuestion } from './questions.ts';
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
  const questions = Object.values<Question>(ask(asTyped(words, lost))).filter(isAboutWords);
  const whyNot = (name: string): string => {
    if (isOffered(name)) return hinders(name) ?? texts.noRoom;
    if (questions.length === 0) return texts.noSound;
    // As somebody types it, it can: it is what its picture may be called that is in the way.
    if (questions.some((question) => question.words.some(({ key }) => key === name))) return texts.unsure;
    return questions.flatMap(({ refused }) => refused[name] ?? []).at(0) ?? texts.unfit;
  };
  const reasons = lost.map((name) => ({ name, why: whyNot(name) }));
  return [...new Set(reasons.map(({ why }) => why))].map((why) => ({
    words: reasons.filter((one) => one.why === why).map(({ name }) => name),
    why,
  }));
}

const isAboutWords = (question: Question): question is WordsQuestion => question.kind === 'words';

/** A kind says of typed words alone why it does not take them: of those it is sure what they are called. */
const asTyped = (words: WordBank, names: readonly string[]): WordBank =>
  new Map(
    [...words].map(([name, word]) => [
      name,
      names.includes(name)
        ? { ...word, picture: pictureOf(name), weight: 'strong', alsoNamed: [], isTyped: true }
        : word,
    ]),
  );
