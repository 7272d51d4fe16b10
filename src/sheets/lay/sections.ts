/** What a grown-up reads: a heading and lines under it, in one size for a page. */
import type { Line } from '../../model/exercise.ts';
import { mm, type as typeSizes } from '../measures.ts';
import { capHeight, type Run, setText } from '../text.ts';
import { headingPiece, listing, type Piece, prose, stack } from './flow.ts';

const { leading } = typeSizes;
export const sectionGap = 7.5;

export interface Sections {
  section(name: string, under: Piece): Piece;
  heading(name: string): Piece;
  headed(heading: Piece, under: Piece): Piece;
  /** A paragraph, or bullets where there are more lines. */
  free(lines: readonly Line[]): Piece;
  bullets(lines: readonly Line[]): Piece;
  numbers(lines: readonly Line[]): Piece;
}

export function sectionsOf(size: number): Sections {
  const style = { size, leading } as const;
  const labelStyle = { size, face: 'bold' } as const;
  /** From the last baseline of a line to the top of the capitals of the next. */
  const lineGap = mm(size) * leading - capHeight(size);
  const gap = lineGap + 1.3;
  const scale = size / typeSizes.body;
  const bullets = (lines: readonly Line[]): Piece =>
    listing(lines.map(runsOf), {
      ...style,
      gap,
      indent: 4.5 * scale,
      label: (_, x, baseline) => [setText('•', x + 0.6, baseline, { ...labelStyle, colour: 'own' })],
    });
  const text = (lines: readonly Line[]): Piece =>
    stack(
      lines.map((line) => prose(runsOf(line), style)),
      gap,
    );
  const heading = (name: string): Piece =>
    headingPiece(2, name, { size: typeSizes.heading, face: 'bold', colour: 'own' });
  const headed = (over: Piece, under: Piece): Piece => stack([over, under], lineGap + 2);
  return {
    heading,
    headed,
    section: (name, under) => headed(heading(name), under),
    bullets,
    free: (lines) => (lines.length > 1 ? bullets(lines) : text(lines)),
    numbers: (lines) =>
      listing(lines.map(runsOf), {
        ...style,
        gap,
        indent: 7.5 * scale,
        label: (index, x, baseline) => [
          {
            kind: 'circle',
            x: x + 2.6 * scale,
            y: baseline - capHeight(size) / 2,
            radius: 2.9 * scale,
            fill: 'own',
          },
          setText(String(index + 1), x + 2.6 * scale, baseline, {
            ...labelStyle,
            colour: 'paper',
            align: 'centre',
          }),
        ],
      }),
  };
}

const runsOf = (line: Line): Run[] =>
  line.map(({ text, strong }) => ({ text, face: strong ? 'bold' : 'regular' }));
