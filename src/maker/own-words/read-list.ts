/** A list that comes from anywhere: a document, a sheet, a mail, a line typed here. */

const ends = /[\n\r\t,;|]+/;
/** `3.`, `3)`, in the middle of a line too. */
const numbered = /(?:^|\s)\(?\d{1,3}[.)](?=\s|\p{L})/gu;
const bullets = /^(?:\d{1,3}\s+|[-–—*•·▪●○◦‣✓☐>+]+\s*)+/u;
const around = /^[\s"'‘’“”„«(]+|[\s"'‘’“”»).:!?…]+$/gu;
const article = /^(?:de|het|een|’t|'t)\s+(?=\S)/i;

/** Each once, as it is written. Words that the site has may stand beside each other with nothing but a space. */
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
      return pieces.every(isKnown) ? pieces : [entry];
    });
  const plain = words.map((word) => word.toLowerCase());
  return words.filter((_, index) => plain.indexOf(plain[index] ?? '') === index);
}
