/** A list that comes from anywhere: a document, a sheet, a mail, a line typed here. */
import { longestWord } from './own-word.ts';

/** A dash between spaces too, as in `eikel - egel`. */
const ends = /[\n\r\t,;|/]+|\s[-–—]\s/;
/** `3.`, `3)`, in the middle of a line too. */
const numbered = /(?:^|\s)\(?\d{1,3}[.)](?=\s|\p{L})/gu;
const bullets = /^(?:\d{1,3}\s+|[-–—*•·▪●○◦‣✓☐>+]+\s*)+/u;
const around = /^[\s"'‘’“”„«(]+|[\s"'‘’“”»).:!?…]+$/gu;
const article = /^(?:de|het|een|’t|'t)\s+(?=\S)/i;

/** Each once, as it is written. Words may stand beside each other with nothing but a space. */
export function readList(text: string, isKnown: (word: string) => boolean): string[] {
  const words = text
    .normalize('NFC')
    .replace(numbered, '\n')
    .split(ends)
    .map((entry) => entry.trim().replace(bullets, '').replace(around, '').replace(article, ''))
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter((entry) => /\p{L}/u.test(entry))
    .flatMap((entry) => {
      const pieces = entry.split(' ');
      return isList(pieces, isKnown) ? pieces : [entry];
    });
  const plain = words.map((word) => word.toLowerCase());
  return words.filter((_, index) => plain.indexOf(plain[index] ?? '') === index);
}

/** A name of two words is one thing; three or more are several where the site has most, or no card holds them all. */
function isList(pieces: readonly string[], isKnown: (word: string) => boolean): boolean {
  const known = pieces.filter(isKnown).length;
  if (known === pieces.length) return true;
  if (pieces.length < 3) return false;
  return known * 2 >= pieces.length || pieces.join(' ').length > longestWord;
}
