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

/** `hinders` says what is in the way of some that are offered. */
export function tellLeftOut(
  lost: readonly string[],
  { words, standIns, ask }: Game,
  hinders: (names: readonly string[]) => string | undefined,
): LeftOut[] {
  const isOffered = (name: string) => Object.values(standIns).some((byWord) => byWord.get(name)?.length);
  const questions = Object.values<Question>(ask(asTyped(words, lost))).filter(isAboutWords);
  const whyNot = (name: string): string => {
    if (isOffered(name)) return hinders([name]) ?? texts.noRoom;
    if (questions.length === 0) return texts.noSound;
    // As somebody types it, it can: it is what its picture may be called that is in the way.
    if (questions.some((question) => question.words.some(({ key }) => key === name))) return texts.unsure;
    // Of a game with two lists it is in neither: each has its own reason.
    const refused = new Set(questions.flatMap((question) => question.refused[name] ?? []));
    return [...refused].join(' ') || texts.unfit;
  };
  const reasons = lost.map((name) => ({ name, why: whyNot(name) }));
  return [...new Set(reasons.map(({ why }) => why))].map((why) => {
    const names = reasons.filter((one) => one.why === why).map(({ name }) => name);
    return { words: names, why: names.every(isOffered) ? countAll(names, why, hinders) : why };
  });
}

/** Beside each alone there is one too many; whoever reads of all of them wants to know how many there are. */
function countAll(names: readonly string[], why: string, hinders: Parameters<typeof tellLeftOut>[2]): string {
  const together = names.length > 1 ? hinders(names) : undefined;
  const withoutNumbers = (reason = '') => reason.replace(/\d+/g, '');
  return together && withoutNumbers(together) === withoutNumbers(why) ? together : why;
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
