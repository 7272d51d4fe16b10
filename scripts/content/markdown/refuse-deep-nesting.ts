import type { VFile } from 'vfile';
import { refuse } from '../problems/problem.ts';

export const tooDeep = { reason: 'de tekst is te diep genest', expected: 'hoogstens een paar lagen' };

const deepest = 20;
const containers = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/;
const container = />|[-+*](?=[ \t])|\d+[.)]/g;

/** Before it is parsed: the time that takes grows with the square of the depth, and a line that nests this deep is no text. */
export function refuseDeepNesting(text: string, file: VFile): boolean {
  const lines = text.split('\n');
  const line = lines.findIndex((one) => {
    const found = one.match(containers)?.[0];
    return found !== undefined && (found.match(container)?.length ?? 0) > deepest;
  });
  if (line < 0) return false;
  refuse(file, 'nesting', { ...tooDeep, place: { line: line + 1, column: 1 } });
  return true;
}
