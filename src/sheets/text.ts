/** Text measured, broken into lines and set on its baseline, by the table of the face's widths. */
import { andika } from './andika.ts';
import { mm } from './measures.ts';
import type { Colour } from './palette.ts';
import type { Face, TextMark } from './sheet.ts';
import { signs } from './signs.ts';

const bySign = (widths: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...signs].map((sign, index) => [sign, widths[index] ?? 0]));

const widthsOf: Record<Face, Readonly<Record<string, number>>> = {
  regular: bySign(andika.regular.widths),
  bold: bySign(andika.bold.widths),
};

export const capHeight = (size: number): number => (mm(size) * andika.regular.capHeight) / 1000;
export const xHeight = (size: number): number => (mm(size) * andika.regular.xHeight) / 1000;

/** Width in mm. A character that the face lacks counts as an n, so that all of a sheet can be laid and checked. */
export function measureText(text: string, size: number, face: Face = 'regular'): number {
  const { [face]: widths } = widthsOf;
  let thousandths = 0;
  for (const character of text) thousandths += widths[character] ?? widths.n ?? 0;
  return (mm(size) * thousandths) / 1000;
}

export interface TextStyle {
  readonly size: number;
  readonly face?: Face;
  readonly colour?: Colour;
  readonly align?: 'left' | 'centre' | 'right';
  readonly hollow?: number;
  readonly turn?: number;
}

/** One line: `x` is the left end, the middle or the right end as `align` says; turned about that point. */
export function setText(text: string, x: number, baseline: number, style: TextStyle): TextMark {
  const face = style.face ?? 'regular';
  const width = measureText(text, style.size, face);
  const left = style.align === 'centre' ? x - width / 2 : style.align === 'right' ? x - width : x;
  return {
    kind: 'text',
    text,
    x: left,
    y: baseline,
    size: style.size,
    face,
    colour: style.colour ?? 'ink',
    width,
    ...(style.hollow === undefined ? {} : { hollow: style.hollow }),
    ...(style.turn ? { turn: style.turn, pivot: [x, baseline] as const } : {}),
  };
}

/** One line that must fit in a width; a sheet on which it does not is refused, it is never shrunk or cut off. */
export const fitText = (
  text: string,
  x: number,
  baseline: number,
  room: number,
  style: TextStyle,
): TextMark => ({
  ...setText(text, x, baseline, style),
  room,
});

export interface Run {
  readonly text: string;
  readonly face: Face;
}

/** A line is broken at white space that is no hard space, and begins with no dash. */
const wordStarts = /(?<=[^\S\u00a0])(?=[^\s–])/;
const endsSoft = /[^\S\u00a0]$/;

/** Breaks runs of regular and bold text into lines no wider than `room`, but for a word that is and has no hyphen. */
export function breakLines(runs: readonly Run[], room: number, size: number): Run[][] {
  const words = runs.flatMap(({ text, face }) =>
    text
      .split(wordStarts)
      .flatMap((word) => (measureText(word.trimEnd(), size, face) > room ? atHyphens(word) : [word]))
      .map((word, index, all) => ({
        text: word,
        face,
        isWhole: endsSoft.test(word) || index < all.length - 1,
      })),
  );
  const lines: Run[][] = [];
  let line: Run[] = [];
  let used = 0;
  // Pieces without white space between them ("Zeg:" in bold, then a comma) may not be parted.
  let stuck: Run[] = [];
  const place = () => {
    const whole = stuck.map((piece) => piece.text).join('');
    const bare = whole.trimEnd();
    const tail = whole.slice(bare.length);
    const full = stuck.reduce((sum, piece) => sum + measureText(piece.text, size, piece.face), 0);
    const wide = full - measureText(tail, size, stuck.at(-1)?.face);
    if (line.length > 0 && used + wide > room) {
      lines.push(line);
      line = [];
      used = 0;
    }
    for (const piece of stuck) {
      const last = line.at(-1);
      if (last && last.face === piece.face) line[line.length - 1] = { ...last, text: last.text + piece.text };
      else line.push(piece);
    }
    used += full;
    stuck = [];
  };
  for (const { text, face, isWhole } of words) {
    if (text === '') continue;
    stuck.push({ text, face });
    if (isWhole) place();
  }
  if (stuck.length > 0) place();
  if (line.length > 0) lines.push(line);
  return lines.map((pieces) =>
    pieces.map((piece, index) =>
      index === pieces.length - 1 ? { ...piece, text: piece.text.trimEnd() } : piece,
    ),
  );
}

const atHyphens = (word: string): string[] => word.split(/(?<=\p{L}-)(?=\p{L})/u);

interface Paragraph {
  readonly marks: TextMark[];
  /** Baseline of the last line. */
  readonly lastBaseline: number;
  readonly lines: number;
}

export interface ParagraphStyle {
  readonly size: number;
  readonly leading: number;
  readonly colour?: Colour;
  readonly align?: 'left' | 'centre';
}

/** A paragraph from its first baseline down. */
export function setParagraph(
  runs: readonly Run[],
  x: number,
  baseline: number,
  room: number,
  style: ParagraphStyle,
): Paragraph {
  const step = mm(style.size) * style.leading;
  const marks: TextMark[] = [];
  const lines = breakLines(runs, room, style.size);
  lines.forEach((line, index) => {
    const wide = line.reduce((sum, run) => sum + measureText(run.text, style.size, run.face), 0);
    let left = style.align === 'centre' ? x + (room - wide) / 2 : x;
    for (const run of line) {
      const mark = fitText(run.text, left, baseline + index * step, x + room - left, {
        size: style.size,
        face: run.face,
        ...(style.colour ? { colour: style.colour } : {}),
      });
      marks.push(mark);
      left += mark.width;
    }
  });
  return { marks, lastBaseline: baseline + Math.max(0, lines.length - 1) * step, lines: lines.length };
}
