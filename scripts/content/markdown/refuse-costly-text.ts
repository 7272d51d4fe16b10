import type { VFile } from 'vfile';
import { pointAt } from '../files/text-place.ts';
import { refuse } from '../problems/problem.ts';

export const tooDeep = { reason: 'de tekst is te diep genest', expected: 'hoogstens een paar lagen' };

/** Refuses, before it is parsed, a text that would keep a parser busy for minutes. */
export function refuseCostlyText(file: VFile): boolean {
  return refuseDeepNesting(file) || refuseCostlySigns(file);
}

const deepestNesting = 20;
const containers = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/;
const container = />|[-+*](?=[ \t])|\d+[.)]/g;

/** The time a parser takes grows with the square of the depth; a line that nests this deep is no text. */
function refuseDeepNesting(file: VFile): boolean {
  const lines = String(file.value).split('\n');
  const line = lines.findIndex((text) => {
    const found = text.match(containers)?.[0];
    return found !== undefined && (found.match(container)?.length ?? 0) > deepestNesting;
  });
  if (line < 0) return false;
  refuse(file, 'nesting', { ...tooDeep, place: { line: line + 1, column: 1 } });
  return true;
}

/** For each of these a parser looks ahead to the end of the paragraph: a few are fine, thousands are not. */
const costlySigns = [
  { sign: /<[!?]/g, most: 100, name: 'stukken HTML met <! of <?' },
  { sign: /[*_~]\[/g, most: 1000, name: 'plekken met *, _ of ~ vlak voor [' },
  { sign: /(?<=\s)[*_~]+(?=\S)/g, most: 3000, name: 'plekken waar iets met *, _ of ~ begint' },
];

function refuseCostlySigns(file: VFile): boolean {
  const text = String(file.value);
  return costlySigns.some(({ sign, most, name }) => {
    const found = [...text.matchAll(sign)];
    const [first] = found;
    if (!first || found.length <= most) return false;
    refuse(file, 'costly-signs', {
      reason: `hier begint de eerste van ${found.length} ${name}`,
      expected: 'gewone tekst of markdown',
      place: pointAt(text, first.index),
    });
    return true;
  });
}
