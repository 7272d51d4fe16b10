import { type ThingsQuestion, thingsOf, type WordsQuestion } from './questions.ts';

/** These of the things that are asked for, in their order there. */
export const keysIn = (question: ThingsQuestion | WordsQuestion, chosen: readonly string[]): string[] =>
  thingsOf(question)
    .map(({ key }) => key)
    .filter((key) => chosen.includes(key));
