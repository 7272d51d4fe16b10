/** Which words a child hears the first sound of soonest: whatever it says to the picture, that sound is alone in front and written so. */
import { startsWithCluster, type Word } from '../../model/word.ts';

/** Who says sla to salade hears two consonants after all; and who knows letters looks for the s of citroen. */
export const isEasy = (word: Word): boolean =>
  [word.word, ...word.alsoNamed].every((name) => !startsWithCluster({ ...word, word: name })) &&
  word.word.startsWith(word.firstSound.charAt(0));
