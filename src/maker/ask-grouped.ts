/** Asks for pictured words under headings, such as by their first sound. */
import type { PicturedWord } from '../model/word.ts';
import { type ThingsQuestion, thingsOf, type WordsQuestion } from './questions.ts';

export interface Grouping {
  readonly groupOf: (word: PicturedWord) => string;
  /** Of the group that this word is the first of. */
  readonly headingOf: (first: PicturedWord) => string;
}

export const byRhyme: Grouping = {
  groupOf: ({ rhyme }) => rhyme,
  headingOf: ({ word }) => `Rijmt op ${word}`,
};

export const byFirstSound: Grouping = {
  groupOf: ({ firstSound }) => firstSound,
  headingOf: ({ firstSound }) => `Begint met /${firstSound}/`,
};

const inDutch = (one: string, other: string): number => one.localeCompare(other, 'nl');

export function askGrouped(
  asking: Pick<ThingsQuestion, 'field' | 'question' | 'hint'>,
  words: readonly PicturedWord[],
  { groupOf, headingOf }: Grouping,
): ThingsQuestion {
  const groups = [...new Set(words.map(groupOf))].sort(inDutch).map((group) => {
    const members = words.filter((word) => groupOf(word) === group);
    return {
      heading: members.slice(0, 1).map(headingOf).join(''),
      things: members.map(({ word, picture }) => ({ key: word, name: word, shows: picture })),
    };
  });
  return {
    kind: 'things',
    ...asking,
    counted: { one: 'woord', more: 'woorden' },
    groups,
  };
}

/** These of the things that are asked for, in their order there. */
export const keysIn = (question: ThingsQuestion | WordsQuestion, chosen: readonly string[]): string[] =>
  thingsOf(question)
    .map(({ key }) => key)
    .filter((key) => chosen.includes(key));
