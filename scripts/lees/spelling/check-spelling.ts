import { quote, warn } from '../../content/problems/problem.ts';
import type { DutchText } from '../texts/passage.ts';
import type { Dictionary } from './dictionary.ts';

/** Addresses, file names and sounds between strokes (/m/) are written as they are, not spelled. */
const notSpelled =
  /(?:https?:\/\/|www\.)\S+|\S+@\S+|\b[\w-]+\.(?:pdf|md|ya?ml|txt|json|xml)\b|\/\p{L}{1,3}\//gu;
const word = /'s\b|[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

/** Near a word of two or three letters are so many others that a guess is a guess. */
const shortest = 4;

export function checkSpelling({ file, passages }: DutchText, dictionary: Dictionary): void {
  for (const { text, placeAt } of passages) {
    const spelled = text.replace(notSpelled, (found) => ' '.repeat(found.length));
    for (const { 0: found, index } of spelled.matchAll(word)) {
      if (isSpelledRight(found, dictionary)) continue;
      const [guess] = found.length < shortest ? [] : dictionary.suggest(found);
      warn(file, 'spelling', {
        reason: `${quote(found)} staat niet in het woordenboek`,
        expected: `${guess ? `bedoelde je ${quote(guess)}? ` : ''}Klopt het woord, zet het dan in content/woordenlijst.txt`,
        place: placeAt(index),
      });
    }
  }
}

/** A letter as it stands on a card, large and small: Bb, IJij. */
const isLetterPair = (typed: string): boolean => {
  const half = typed.slice(0, typed.length / 2);
  return half.length < 3 && half === half.toUpperCase() && typed === half + half.toLowerCase();
};

/** A word as it is said aloud is right where the word itself is: mmmmuis, ba-naan, s-ok. */
export function isSpelledRight(typed: string, { isKnown }: Dictionary): boolean {
  const found = typed.replace('’', "'");
  if ([...found].length === 1 || isLetterPair(found) || isKnown(found)) return true;
  if (/(\p{L})\1\1/iu.test(found))
    return ['$1', '$1$1'].some((held) => isKnown(found.replace(/(\p{L})\1{2,}/giu, held)));
  if (!found.includes('-')) return false;
  const parts = found.split('-');
  return (
    isKnown(parts.join('')) || parts.every((part) => isSpelledRight(part, { isKnown, suggest: () => [] }))
  );
}
