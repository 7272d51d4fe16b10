/** A place in a text as editors count it: lines and columns from 1. */
export interface Point {
  line: number;
  column: number;
}

export function pointAt(text: string, offset: number): Point {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}
