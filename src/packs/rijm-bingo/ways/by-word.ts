/** The word of the picture itself is called. */
import { canBeMixedUp } from '../../../model/word.ts';
import { picturesOnCard } from '../measures.ts';
import { splitBold } from './split-bold.ts';
import type { Way } from './way.ts';

export const byWord: Way = {
  familyOf: ({ word }) => word,
  fewestFamilies: picturesOnCard + 1,
  matches: (call, shown) => call.word === shown.word,
  clashes: (one, other) => one.word !== other.word && canBeMixedUp(one, other),
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
