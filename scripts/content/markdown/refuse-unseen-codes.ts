import type { VFile } from 'vfile';
import { pointAt } from '../files/text-place.ts';
import { complainAboutUnseen } from '../files/unseen-sign.ts';
import { refuse } from '../problems/problem.ts';

const code =
  /&(?:#(\d{1,8})|#x([\da-f]{1,8})|(?:zwn?j|[lr]rm|af|i[ct]|NoBreak|(?:ZeroWidth|Negative)\w+|Invisible\w+|ApplyFunction));/gi;
const byName = '\u200b';

/** Codes such as `&#x202e;` for signs that nobody can see: the signs themselves were refused when the file was read. */
export function refuseUnseenCodes(text: string, file: VFile): void {
  for (const { 0: typed, 1: decimal, 2: hexadecimal, index } of text.matchAll(code)) {
    const number = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    const sign = Number.isNaN(number) ? byName : number > 0x10ffff ? '\0' : String.fromCodePoint(number);
    if (!complainAboutUnseen(sign)) continue;
    refuse(file, 'control', {
      reason: `${typed} is een teken dat niemand kan zien`,
      expected: 'haal het weg',
      place: pointAt(text, index),
    });
  }
}
