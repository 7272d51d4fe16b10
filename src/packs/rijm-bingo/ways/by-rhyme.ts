/** A word is called, and what rhymes with it is on the card. */
import { misleadingName } from '../../../model/other-names.ts';
import { rhymeRelation } from '../../../model/word-relation.ts';
import { picturesOnCard } from '../measures.ts';
import { splitBold } from './split-bold.ts';
import type { Way } from './way.ts';

/** The consonants that a klap begins with. */
const onsetOf = (syllable: string): string =>
  /^(?:qu|y(?=[aeiou])|[^aeiouyáéëíïóöúü]*)/.exec(syllable)?.[0] ?? '';

export const byRhyme: Way = {
  ...rhymeRelation,
  fewestFamilies: picturesOnCard + 1,
  doubtOfCall: (word) => (misleadingName(word, 'rhyme') === undefined ? 0 : 1),
  sayMatch: (word, other) => `"${word.word}" rijmt op "${other.word}"`,
  sayNoMatch: (word, call) =>
    word.rhyme === call.rhyme
      ? `"${word.word}" en "${call.word}" eindigen op hetzelfde stuk woord: dat is geen rijm`
      : `"${word.word}" (/${word.rhyme}/) rijmt niet op "${call.word}" (/${call.rhyme}/)`,
  sheets: {
    answers: 'Wat rijmt op wat?',
    // What rhymes: from the vowel of the klap with the stress on.
    write: splitBold(({ syllables, stress }) => ({
      before: [...syllables.slice(0, stress), onsetOf(syllables[stress] ?? '')].join(''),
      bold: 'end',
    })),
  },
};
