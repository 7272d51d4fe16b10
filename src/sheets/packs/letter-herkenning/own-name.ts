/** The name of the child that the sheet is for: its first letter to colour, and all of it to trace and to write. */
import { type Box, inset, middle } from '../../lay/box.ts';
import { decoration } from '../../lay/meaning.ts';
import { weights } from '../../measures.ts';
import type { Block } from '../../sheet.ts';
import { capHeight, measureText, xHeight } from '../../text.ts';
import { hollowText } from './hollow-letter.ts';
import { writingLines } from './writing-line.ts';

const face = 'bold';
const largest = { initial: 170, name: 58 } as const;

const sizeFor = (text: string, width: number, most: number): number =>
  Math.min(most, Math.floor((most * width) / measureText(text, most, face)));

/** The IJ of IJsbrand is one letter. */
const initialOf = (name: string): string => (/ij|\p{L}/iu.exec(name)?.[0] ?? '').toUpperCase();

export function layInitial(name: string, field: Box): Block[] {
  const initial = initialOf(name);
  if (initial === '') return [];
  const { width } = inset(field, 6);
  const size = sizeFor(initial, width, largest.initial);
  const [x, y] = middle(field);
  const style = { size, face, align: 'centre', outline: weights.frame } as const;
  return hollowText(initial, x, y + capHeight(size) / 2, style);
}

/** Hollow on the first line; the second is the child's. */
export function layNameToTrace(name: string, room: Box): Block[] {
  const size = sizeFor(name, room.width, largest.name);
  const step = room.height / 2;
  const [first, second] = [room.y + step - 2, room.y + 2 * step - 2];
  return [
    decoration([first, second].flatMap((y) => writingLines(room, y, xHeight(size)))),
    ...hollowText(name, room.x, first, { size, face, outline: weights.line }),
  ];
}
