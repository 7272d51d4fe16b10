import type { Face } from '../sheet.ts';
import { measureText } from '../text.ts';

/** A visitor's own text may be as wide as a page is. */
export function shorten(text: string, room: number, size: number, face: Face = 'regular'): string {
  if (measureText(text, size, face) <= room) return text;
  let end = text.length;
  while (end > 0 && measureText(`${text.slice(0, end)}…`, size, face) > room) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}
