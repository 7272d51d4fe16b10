/** What a grown-up reads: a heading and lines under it, in one size for all packs. */
import type { Line } from '../../model/exercise.ts';
import { mm, type as typeSizes } from '../measures.ts';
import { capHeight, type Run, setText } from '../text.ts';
import { headingPiece, listing, type Piece, prose, stack } from './flow.ts';

const { body, leading } = typeSizes;
const style = { size: body, leading } as const;
const labelStyle = { size: body, face: 'bold' } as const;

/** From the last baseline of a line to the top of the capitals of the next. */
const lineGap = mm(body) * leading - capHeight(body);
const itemGap = lineGap + 1.3;
const headGap = lineGap + 2;
export const sectionGap = 7.5;

export const section = (name: string, under: Piece): Piece =>
  stack([headingPiece(2, name, { size: typeSizes.heading, face: 'bold', colour: 'own' }), under], headGap);

export const runsOf = (line: Line): Run[] =>
  line.map(({ text, strong }) => ({ text, face: strong ? 'bold' : 'regular' }));

/** A paragraph, or bullets where there are more lines. */
export const freeLines = (lines: readonly Line[]): Piece =>
  lines.length > 1
    ? bullets(lines)
    : stack(
        lines.map((line) => prose(runsOf(line), style)),
        itemGap,
      );

export const bullets = (lines: readonly Line[]): Piece =>
  listing(lines.map(runsOf), {
    ...style,
    gap: itemGap,
    indent: 4.5,
    label: (_, x, baseline) => [setText('•', x + 0.6, baseline, { ...labelStyle, colour: 'own' })],
  });

export const numbers = (lines: readonly Line[]): Piece =>
  listing(lines.map(runsOf), {
    ...style,
    gap: itemGap,
    indent: 7.5,
    label: (index, x, baseline) => [
      { kind: 'circle', x: x + 2.6, y: baseline - capHeight(body) / 2, radius: 2.9, fill: 'own' },
      setText(String(index + 1), x + 2.6, baseline, { ...labelStyle, colour: 'paper', align: 'centre' }),
    ],
  });
