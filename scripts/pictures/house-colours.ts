/** The colours of the icon set as our own scissors cut them: one box of paper for whole plates, cast and things alike. */
import { isNearBlack, type Picture } from '../../src/sheets/picture.ts';

/** Lightness from 0 to 1, how strong the colour is, and its hue in degrees, as eyes see them (OKLCH). */
type Seen = readonly [lightness: number, strength: number, hue: number];

/** Around the circle: a hue as it comes, the hue that the cast wears beside it, and the strongest that it may be. */
const papers = [
  { hue: 6, becomes: 12, strongest: 0.16 },
  { hue: 27, becomes: 33, strongest: 0.175 },
  { hue: 50, becomes: 52, strongest: 0.16 },
  { hue: 85, becomes: 84, strongest: 0.155 },
  { hue: 110, becomes: 104, strongest: 0.15 },
  { hue: 135, becomes: 135, strongest: 0.142 },
  { hue: 160, becomes: 147, strongest: 0.128 },
  { hue: 200, becomes: 205, strongest: 0.09 },
  { hue: 240, becomes: 243, strongest: 0.125 },
  { hue: 265, becomes: 257, strongest: 0.14 },
  { hue: 295, becomes: 300, strongest: 0.125 },
  { hue: 330, becomes: 336, strongest: 0.13 },
] as const;

/** Weaker than this share of the strongest, a colour keeps its strength. */
const untouched = 0.7;

/** White paper is a little warm. */
const warmth: Three = [1, 0.987, 0.957];

/** Eyes and noses stay black, and nothing else becomes so: in zwart-wit they alone are filled. */
export function toHouseColour(colour: string): string {
  if (isNearBlack(colour)) return colour;
  const [lightness, strength, hue] = toSeen(colour);
  const paper = paperOf(hue);
  const knee = paper.strongest * untouched;
  const room = paper.strongest - knee;
  const softer = strength <= knee ? strength : knee + room * Math.tanh((strength - knee) / room);
  const warm = fromSeen([lightness, softer, paper.becomes], warmth);
  return isNearBlack(warm) ? colour : warm;
}

export const inHouseColours = (picture: Picture): Picture => ({
  ...picture,
  shapes: picture.shapes.map((shape) => ({
    ...shape,
    ...(shape.fill && { fill: toHouseColour(shape.fill) }),
    ...(shape.stroke && { stroke: toHouseColour(shape.stroke) }),
  })),
});

/** Between the two papers that the hue lies between. */
function paperOf(hue: number): { becomes: number; strongest: number } {
  const found = papers.findIndex((paper) => paper.hue > hue);
  const index = found < 0 ? papers.length : found;
  const before = papers.at(index - 1) ?? papers[0];
  const after = papers[index % papers.length] ?? papers[0];
  const share = turnTo(before.hue, hue) / turnTo(before.hue, after.hue);
  return {
    becomes: before.becomes + turnTo(before.becomes, after.becomes) * share,
    strongest: before.strongest + (after.strongest - before.strongest) * share,
  };
}

const turnTo = (from: number, to: number): number => (to - from + 360) % 360;

function toSeen(colour: string): Seen {
  const light = each(channels(colour), toLight);
  const [lightness, a, b] = through(toSight, each(through(toCones, light), Math.cbrt));
  return [lightness, Math.hypot(a, b), ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360];
}

function fromSeen([lightness, strength, hue]: Seen, tint: Three): string {
  const angle = (hue * Math.PI) / 180;
  const sight = [lightness, strength * Math.cos(angle), strength * Math.sin(angle)] as const;
  const light = through(
    fromCones,
    each(through(fromSight, sight), (cone) => cone ** 3),
  );
  const [red, green, blue] = each(light, fromLight);
  return `#${[red * tint[0], green * tint[1], blue * tint[2]].map(toHex).join('')}`;
}

type Three = readonly [number, number, number];
type Matrix = readonly [Three, Three, Three];

/** Björn Ottosson's OKLab: from light to the three cones of an eye, and from these to lightness and two opposites. */
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toSight: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromSight: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromCones: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const through = ([first, second, third]: Matrix, parts: Three): Three => [
  weigh(first, parts),
  weigh(second, parts),
  weigh(third, parts),
];

const weigh = ([a, b, c]: Three, [x, y, z]: Three): number => a * x + b * y + c * z;

const each = ([a, b, c]: Three, change: (part: number) => number): Three => [change(a), change(b), change(c)];

const channels = (colour: string): Three => [channel(colour, 1), channel(colour, 3), channel(colour, 5)];

const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16) / 255;

const toLight = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const fromLight = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

const toHex = (share: number): string =>
  Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0');
