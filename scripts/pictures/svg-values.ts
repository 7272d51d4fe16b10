/** The values of a drawing, each read to the letter: undefined where one is anything else. */

/** Far outside any picture: what is larger is a slip, or an attack. */
const furthest = 10_000;

const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?`;
const space = String.raw`[ \t\r\n]*`;
const wholeNumber = new RegExp(`^${space}${number}${space}$`);

export function readNumber(value: string): number | undefined {
  return wholeNumber.test(value) && isNear(Number(value)) ? Number(value) : undefined;
}

export const isNear = (value: number): boolean => Math.abs(value) <= furthest;

const separator = String.raw`(?:[ \t\r\n]+,?[ \t\r\n]*|,[ \t\r\n]*|(?=[+.-]))`;
const numberList = new RegExp(`^${space}${number}(?:${separator}${number})*${space}$`);

export function readNumbers(value: string): number[] | undefined {
  if (!numberList.test(value)) return undefined;
  const numbers = [...value.matchAll(new RegExp(number, 'g'))].map(Number);
  return numbers.every(isNear) ? numbers : undefined;
}

/** As `#rrggbb`, or none at all. */
export function readColour(value: string): { colour?: string } | undefined {
  if (value === 'none') return {};
  const hex = (colourNames.get(value) ?? value).toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(hex)) return { colour: hex };
  if (/^#[0-9a-f]{3}$/.test(hex)) return { colour: hex.replace(/[0-9a-f]/g, '$&$&') };
  return undefined;
}

const colourNames = new Map([
  ['white', '#ffffff'],
  ['black', '#000000'],
  ['red', '#ff0000'],
]);

/** What a transform does to a length and a direction: two columns of a matrix. */
export type Linear = readonly [a: number, b: number, c: number, d: number];

export const unturned: Linear = [1, 0, 0, 1];

const step = String.raw`(matrix|translate|scale|rotate|skewX|skewY)${space}\(([^()]*)\)`;
const steps = new RegExp(`^${space}${step}(?:${space},?${space}${step})*${space}$`);

export interface Transform {
  /** With a space between any two numbers: not every program reads a list without. */
  plain: string;
  linear: Linear;
}

export function readTransform(value: string): Transform | undefined {
  if (!steps.test(value)) return undefined;
  let linear = unturned;
  const plain: string[] = [];
  for (const [, name = '', said = ''] of value.matchAll(new RegExp(step, 'g'))) {
    const numbers = readNumbers(said) ?? [];
    const next = readStep(name, numbers);
    if (!next) return undefined;
    linear = multiply(linear, next);
    plain.push(`${name}(${numbers.join(' ')})`);
  }
  return { plain: plain.join(' '), linear };
}

function readStep(name: string, numbers: readonly number[]): Linear | undefined {
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  const turn = (a * Math.PI) / 180;
  switch (`${name} ${numbers.length}`) {
    case 'matrix 6':
      return [a, b, c, d];
    case 'translate 1':
    case 'translate 2':
      return unturned;
    case 'scale 1':
      return [a, 0, 0, a];
    case 'scale 2':
      return [a, 0, 0, b];
    case 'rotate 1':
    case 'rotate 3':
      return [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn)];
    case 'skewX 1':
      return [1, 0, Math.tan(turn), 1];
    case 'skewY 1':
      return [1, Math.tan(turn), 0, 1];
    default:
      return undefined;
  }
}

export function multiply([a, b, c, d]: Linear, [e, f, g, h]: Linear): Linear {
  return [a * e + c * f, b * e + d * f, a * g + c * h, b * g + d * h];
}

/** How much thicker a line gets; undefined where it gets thicker one way than another. */
export function thickening([a, b, c, d]: Linear): number | undefined {
  const [one, other] = [Math.hypot(a, b), Math.hypot(c, d)];
  const isEven = Math.abs(one - other) < 1e-6 * one && Math.abs(a * c + b * d) < 1e-6 * one * other;
  if (!isEven) return undefined;
  return Math.abs(one - 1) < 1e-6 ? 1 : one;
}
