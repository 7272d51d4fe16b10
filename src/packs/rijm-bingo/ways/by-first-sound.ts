/** A word is called, and what begins with the same sound is on the card. */
import { firstLettersOf, startsWithCluster } from '../../../model/word.ts';
import { firstSoundRelation } from '../../../model/word-relation.ts';
import { picturesOnCard } from '../measures.ts';
import { splitBold } from './split-bold.ts';
import type { Way } from './way.ts';

export const byFirstSound: Way = {
  ...firstSoundRelation,
  fewestFamilies: picturesOnCard + 3,
  // In slak an s is harder to hear than in soep.
  doubtOfCall: (word) => (startsWithCluster(word) ? 1 : 0),
  sayMatch: (word, other) => `"${word.word}" begint zoals "${other.word}"`,
  sayNoMatch: (word, call) =>
    `"${word.word}" (/${word.firstSound}/) begint niet zoals "${call.word}" (/${call.firstSound}/)`,
  sheets: {
    answers: 'Wat begint hetzelfde?',
    write: splitBold((word) => ({ before: firstLettersOf(word), bold: 'start' })),
  },
};
