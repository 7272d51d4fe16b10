import { isPath } from './svg-path.ts';
import { readColour, readNumber, readNumbers, readTransform } from './svg-values.ts';

/** What an attribute may say, and how to say that to a writer. */
export interface Rule {
  isRight: (value: string) => boolean;
  expected: string;
}

export interface Kind {
  attributes: ReadonlyMap<string, Rule>;
  required: readonly string[];
}

const rule = (isRight: Rule['isRight'], expected: string): Rule => ({ isRight, expected });

const number = rule((value) => readNumber(value) !== undefined, 'een getal zonder eenheid, zoals 2.5');
const positive = rule((value) => (readNumber(value) ?? 0) > 0, 'een getal boven 0, zonder eenheid');
const length = rule((value) => (readNumber(value) ?? -1) >= 0, 'een getal zonder min en zonder eenheid');
const colour = rule((value) => readColour(value) !== undefined, 'een kleur als #1c1c1c, of none');
const round = rule((value) => value === 'round', 'round: lijnen zijn hier altijd rond');
const winding = rule((value) => value === 'nonzero' || value === 'evenodd', 'nonzero of evenodd');
const anything = rule(() => true, '');
const transform = rule(
  (value) => readTransform(value) !== undefined,
  'translate, scale, rotate, skewX, skewY of matrix, met gewone getallen, zoals rotate(45 16 16)',
);
const path = rule(isPath, 'een pad van getallen en letters als M, L, C, A en Z, zoals M2 3L8 9L2 9Z');
const points = rule((value) => {
  const { length: count } = readNumbers(value) ?? [];
  return count >= 4 && count % 2 === 0;
}, 'minstens twee punten, zoals 2,3 8,9');
const namespace = rule(
  (value) => value === 'http://www.w3.org/2000/svg',
  'xmlns="http://www.w3.org/2000/svg"',
);

/** Within these, two decimals are finer than any printer or screen. */
const box = rule((value) => {
  const [left, top, width = 0, height = 0, ...more] = readNumbers(value) ?? [];
  const sides = [width, height];
  return left === 0 && top === 0 && more.length === 0 && sides.every((side) => side >= 8 && side <= 2000);
}, '0 0 32 32, of een ander vak dat bij 0 0 begint, van 8 tot 2000 breed en hoog');

const painted = {
  fill: colour,
  stroke: colour,
  'stroke-width': length,
  'stroke-linecap': round,
  'stroke-linejoin': round,
  'fill-rule': winding,
  'clip-rule': winding,
  transform,
  id: anything,
};

const kind = (own: Record<string, Rule>, ...required: string[]): Kind => ({
  attributes: new Map(Object.entries({ ...painted, ...own })),
  required,
});

export const kinds: ReadonlyMap<string, Kind> = new Map([
  ['svg', kind({ viewBox: box, xmlns: namespace, width: anything, height: anything }, 'viewBox')],
  ['g', kind({})],
  ['path', kind({ d: path }, 'd')],
  ['circle', kind({ cx: number, cy: number, r: positive }, 'r')],
  ['ellipse', kind({ cx: number, cy: number, rx: positive, ry: positive }, 'rx', 'ry')],
  [
    'rect',
    kind(
      { x: number, y: number, width: positive, height: positive, rx: length, ry: length },
      'width',
      'height',
    ),
  ],
  ['polygon', kind({ points }, 'points')],
  ['polyline', kind({ points }, 'points')],
]);
