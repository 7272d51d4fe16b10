/** Shapes and colours in the language of a PDF page. */
import { round } from '../measures.ts';
import { type Segment, segmentsOf } from '../path-data.ts';
import type { Shape } from '../picture.ts';

export const number = (value: number): string => short(Math.round(value * 1000) / 1000);

/** Without the nought that says nothing. */
const short = (value: number): string => String(value).replace(/^(-?)0\./, '$1.');

export const operands = (...values: number[]): string => values.map(number).join(' ');

/** To a hundredth: no eye and no printer tells more apart, and pictures are full of colours. */
export const rgb = (hex: string): string =>
  [1, 3, 5].map((at) => short(Math.round(Number.parseInt(hex.slice(at, at + 2), 16) / 2.55) / 100)).join(' ');

const points = (...values: number[]): string => values.map((value) => short(round(value))).join(' ');

/** SVG path data as PDF path operators. */
export const pathOperators = (d: string): string => segmentsOf(d).map(segmentOperator).join(' ');

/** By contour: those of a picture come back in its outline, in both looks and in many sheets. */
const known = new Map<string, string>();

function knownOperators(d: string): string {
  return d
    .split(/(?=M)/)
    .map((contour) => {
      const operators = known.get(contour) ?? pathOperators(contour);
      known.set(contour, operators);
      return operators;
    })
    .join(' ');
}

function segmentOperator({ command, numbers, from: [x = 0, y = 0], to }: Segment): string {
  const [a = 0, b = 0] = numbers;
  const third = (end: number, bend: number): number => end + (2 / 3) * (bend - end);
  switch (command) {
    case 'Z':
      return 'h';
    case 'C':
      return `${points(...numbers)} c`;
    case 'Q':
      return `${points(third(x, a), third(y, b), third(to[0], a), third(to[1], b), ...to)} c`;
    case 'M':
      return `${points(...to)} m`;
    default:
      return `${points(...to)} l`;
  }
}

export const shapeOperators = ({ d, fill, stroke, weight, evenOdd }: Shape): string => {
  const paints = `${fill ? `${rgb(fill)} rg ` : ''}${stroke ? `${rgb(stroke)} RG 1 j 1 J ` : ''}`;
  const star = evenOdd && fill ? '*' : '';
  const painted = `${paints}${knownOperators(d)} ${fill && stroke ? `B${star}` : fill ? `f${star}` : 'S'}`;
  // The lines after it are as thick as before.
  return stroke && weight !== undefined ? `q ${number(weight)} w ${painted} Q` : painted;
};

/** Turns what follows about a point. */
export function turnedAbout(degrees: number, [x, y]: readonly [x: number, y: number]): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return `${operands(cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos)} cm`;
}
