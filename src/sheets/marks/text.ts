import { escapeXml } from '../../model/escape-xml.ts';
import { number as operand, turnedAbout } from '../draw/pdf-operators.ts';
import { mm, round } from '../measures.ts';
import type { Colour } from '../palette.ts';
import { turned } from './edges.ts';
import type { MarkKind } from './mark.ts';

export type Face = 'regular' | 'bold';

export interface TextMark {
  readonly kind: 'text';
  readonly text: string;
  /** Left end of the baseline. */
  readonly x: number;
  readonly y: number;
  /** In points, as people speak of type. */
  readonly size: number;
  readonly face: Face;
  readonly colour: Colour;
  /** Measured width in mm, for checks and for the SVG back end. */
  readonly width: number;
  /** The width that it must fit in. */
  readonly room?: number;
  /** Drawn as an outline of this weight (mm) instead of filled: letters to trace or colour in. */
  readonly hollow?: number;
  /** Degrees clockwise about `pivot`, by default the left end of the baseline. */
  readonly turn?: number;
  readonly pivot?: readonly [number, number];
}

/** The highest and the lowest sign of the face, in sizes above and below the baseline. */
const reach = { above: 0.76, below: 0.25 } as const;

export const text: MarkKind<TextMark> = {
  edges({ x, y, width, size: points, turn, pivot = [x, y] }) {
    const size = mm(points);
    const box = { left: x, right: x + width, top: y - reach.above * size, bottom: y + reach.below * size };
    return turn ? turned(box, turn, pivot) : box;
  },

  describe: (mark) => `tekst "${mark.text}"`,

  drawPdf({ text: written, x, y, size, face, colour, hollow, turn, pivot = [x, y] }, pen) {
    const { canvas } = pen;
    const ink = hollow === undefined ? 'rg' : `RG ${operand(hollow)} w 1 j [] 0 d`;
    canvas.addContent(`q ${turn ? turnedAbout(turn, pivot) : ''}`);
    canvas.addContent(`${pen.colour(colour)} ${ink}`);
    canvas.font(face);
    canvas.fontSize(mm(size));
    canvas.text(written, round(x), round(y), {
      lineBreak: false,
      baseline: 'alphabetic',
      // A child reads each letter by itself: no fl or fi in one.
      features: { kern: false, liga: false },
      fill: hollow === undefined,
      stroke: hollow !== undefined,
    });
    canvas.addContent('Q');
  },

  drawSvg({ text: written, x, y, size, face, colour, width, hollow, turn, pivot = [x, y] }, pen) {
    const { number } = pen;
    const ink = pen.colour(colour);
    const fill =
      hollow === undefined ? `fill="${ink}"` : `fill="none" stroke="${ink}" stroke-width="${hollow}"`;
    const weight = face === 'bold' ? ' font-weight="700"' : '';
    const transform = turn ? ` transform="rotate(${turn} ${pivot.map(number).join(' ')})"` : '';
    const place = `x="${number(x)}" y="${number(y)}" font-size="${number(mm(size))}"${weight}`;
    return `<text ${place} textLength="${number(width)}" ${fill}${transform}>${escapeXml(keepSpaces(written))}</text>`;
  },
};

/** The width of a text counts a space at either end, which browsers leave out. */
const keepSpaces = (written: string): string => written.replace(/^ | $/g, '\u00a0');
