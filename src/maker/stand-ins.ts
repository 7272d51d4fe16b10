/** By which answers words take part in a game: as themselves, or as what stands for their first sound. */
import { soundOfLetter } from '../model/letters.ts';
import type { WordBank } from '../model/word.ts';
import type { Answers } from './choices.ts';
import { type Question, type Questions, thingsOf } from './questions.ts';

/** By the name of the question: the keys that stand for a word. */
export type StandIns = Readonly<Record<string, ReadonlyMap<string, readonly string[]>>>;

/** Only the questions about words, or about what is heard in them. */
export function findStandIns(names: readonly string[], questions: Questions, words: WordBank): StandIns {
  const found = Object.entries<Question>(questions).flatMap(([about, question]) => {
    if (question.kind !== 'words' && question.kind !== 'things') return [];
    const keys = thingsOf(question).map(({ key }) => key);
    const offered = new Set(keys);
    const standFor = (name: string): readonly string[] =>
      question.kind === 'words' ? [name].filter((key) => offered.has(key)) : keysOfSound(name, keys, words);
    const byWord = new Map(names.map((name) => [name, standFor(name)]));
    const isAbout = question.kind === 'words' || [...byWord.values()].some(({ length }) => length > 0);
    return isAbout ? [[about, byWord] as const] : [];
  });
  return Object.fromEntries(found);
}

/** A thing is called after the sound that it is about, as `m-bos` is, or after a letter for it. */
function keysOfSound(name: string, keys: readonly string[], words: WordBank): string[] {
  const sound = words.get(name)?.firstSound;
  const isWritten = (letter: string) =>
    soundOfLetter(letter) === sound && name.toLowerCase().startsWith(letter);
  return keys.filter((key) => {
    const called = key.split('-', 1).join();
    return called === sound || isWritten(called);
  });
}

/** These words and what is in the answers already, in the order in which they are offered. */
export const answerWith = (
  names: readonly string[],
  answers: Answers,
  { standIns, questions }: { readonly standIns: StandIns; readonly questions: Questions },
): Answers => ({
  ...answers,
  ...Object.fromEntries(
    Object.entries(standIns).map(([about, byWord]) => {
      const chosen = new Set(names.flatMap((name) => byWord.get(name) ?? []).concat(listIn(answers, about)));
      const question: Question | undefined = questions[about];
      const isList = question?.kind === 'words' || question?.kind === 'things';
      const keys = isList ? thingsOf(question).map(({ key }) => key) : [];
      return [about, keys.filter((key) => chosen.has(key))];
    }),
  ),
});

const listIn = (answers: Answers, about: string): readonly string[] => {
  const answer = answers[about];
  return typeof answer === 'object' ? answer : [];
};

interface Taking {
  /** Words of which something is in the answers. */
  readonly kept: readonly string[];
  readonly lost: readonly string[];
  /** Keys that stand for none of the words. */
  readonly added: readonly string[];
}

/** Which words these answers hold. */
export function whoTakesPart(names: readonly string[], standIns: StandIns, answers: Answers): Taking {
  const lists = Object.entries(standIns).map(([about, byWord]) => ({
    byWord,
    answer: listIn(answers, about),
  }));
  const holds = (name: string) =>
    lists.some(({ byWord, answer }) => byWord.get(name)?.some((key) => answer.includes(key)));
  const added = lists.flatMap(({ byWord, answer }) => {
    const theirs = new Set([...byWord.values()].flat());
    return answer.filter((key) => !theirs.has(key));
  });
  return {
    kept: names.filter(holds),
    lost: names.filter((name) => !holds(name)),
    added: [...new Set(added)],
  };
}
