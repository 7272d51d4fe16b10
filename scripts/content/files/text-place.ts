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

/** The other way round. */
export function offsetAt(text: string, { line, column }: Point): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((length, one) => length + one.length + 1, 0) + column - 1;
}
