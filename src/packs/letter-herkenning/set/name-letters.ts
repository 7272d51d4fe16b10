/** Which letters a child's name is written with, to have the pages of. */
import type { Letter } from '../../../model/letters.ts';

/** Of a child: that of a group has a number, a few words, or begins as groups do. */
export const isOfChild = (name: string): boolean =>
  /^(?!(de|het|groep|klas) )[\p{L}'’-]+( [\p{L}'’-]+)?$/iu.test(name);

/** A mark keeps a vowel by itself: the oë of Zoë is no oe. */
const plain = (sign: string): string => sign.normalize('NFD').replace(/\p{M}/gu, '');

/** Those that are taught, in the order of the name. The u of a qu is no letter by itself. */
export function lettersOfName(name: string, taught: readonly Letter[]): Letter[] {
  if (!isOfChild(name)) return [];
  const found = new Set<Letter>();
  let rest = name.normalize('NFC').toLowerCase();
  while (rest !== '') {
    const digraph = taught.find((letter) => letter.length > 1 && rest.startsWith(letter));
    const unit = digraph ?? (/^qu|./u.exec(rest)?.[0] || rest);
    if (taught.includes(plain(unit))) found.add(plain(unit));
    rest = rest.slice(unit.length);
  }
  return [...found];
}
