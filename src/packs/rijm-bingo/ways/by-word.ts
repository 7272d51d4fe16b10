/** The word of the picture itself is called. */
import { canStandTogether, type Word } from '../../../model/word.ts';
import { picturesOnCard } from '../measures.ts';
import { splitBold } from './split-bold.ts';
import type { Way } from './way.ts';

const namesOf = ({ word, alsoNamed }: Word): readonly string[] => [word, ...alsoNamed];

export const byWord: Way = {
  familyOf: ({ word }) => word,
  fewestFamilies: picturesOnCard + 1,
  matches: (call, shown) => call.word === shown.word,
  clashes: (one, other) =>
    one.word !== other.word &&
    (!canStandTogether(one, other) || namesOf(one).some((name) => namesOf(other).includes(name))),
  asks: undefined,
  isHeard: () => true,
  doubtOfCall: () => 0,
  sayMatch: (word) => `"${word.word}" staat er twee keer`,
  sayNoMatch: (word, call) => `"${word.word}" is een ander woord dan "${call.word}"`,
  sheets: {
    answers: 'Welke woorden zijn geroepen?',
    write: splitBold(() => ({ before: '', bold: 'start' })),
  },
};
