/** Signs that tell at a glance what belongs together: whole shapes, so that none is a fine line in zwart-wit. */
import { keysOf } from '../../model/keys-of.ts';
import { moveMark } from '../marks/index.ts';
import { weights } from '../measures.ts';
import type { Colour } from '../palette.ts';
import type { Mark } from '../sheet.ts';
import { type Box, moveInto } from './box.ts';

interface Shape {
  readonly colour: Colour;
  /** What is too light to be seen on white without an edge. */
  readonly edge?: Colour;
  /** In a square of 20 by 20. */
  readonly d: string;
}

const side = 20;

const corners = (count: number, radiusOf: (index: number) => number): string =>
  `M${Array.from({ length: count }, (_, index) => at((index / count) * 2 * Math.PI, radiusOf(index))).join('L')}Z`;

/** From the middle; an angle of 0 is straight up. */
const at = (angle: number, radius: number, middle: readonly [number, number] = [10, 10.4]): string =>
  `${(middle[0] + radius * Math.sin(angle)).toFixed(2)} ${(middle[1] - radius * Math.cos(angle)).toFixed(2)}`;

const petals = 5;
const flower = (): string => {
  const turn = (2 * Math.PI) / petals;
  const petal = (index: number): string => {
    const from = (index - 0.5) * turn;
    return `C${at(from - 0.12, 14.6)} ${at(from + turn + 0.12, 14.6)} ${at(from + turn, 4.2)}`;
  };
  return `M${at(-0.5 * turn, 4.2)}${Array.from({ length: petals }, (_, index) => petal(index)).join('')}Z`;
};

const shapes = {
  hart: {
    colour: 'red',
    d: 'M10 18.8C6 15.8 0.5 11.8 0.5 6.8C0.5 3.6 2.8 1.6 5.4 1.6C7.4 1.6 9.2 2.8 10 4.8C10.8 2.8 12.6 1.6 14.6 1.6C17.2 1.6 19.5 3.6 19.5 6.8C19.5 11.8 14 15.8 10 18.8Z',
  },
  ster: { colour: 'glow', edge: 'frame', d: corners(10, (index) => (index % 2 === 0 ? 10 : 4.4)) },
  druppel: {
    colour: 'blue',
    d: 'M10 0.4C13 5.4 17 9 17 13C17 17 13.9 19.6 10 19.6C6.1 19.6 3 17 3 13C3 9 7 5.4 10 0.4Z',
  },
  kruis: {
    colour: 'green',
    d: 'M6.6 0.8H13.4V6.6H19.2V13.4H13.4V19.2H6.6V13.4H0.8V6.6H6.6Z',
  },
  ring: {
    colour: 'purple',
    d: 'M10 0.6C15.2 0.6 19.4 4.8 19.4 10C19.4 15.2 15.2 19.4 10 19.4C4.8 19.4 0.6 15.2 0.6 10C0.6 4.8 4.8 0.6 10 0.6Z',
  },
  driehoek: { colour: 'blue', d: 'M10 1L19.6 18.4H0.4Z' },
  bliksem: { colour: 'glow', edge: 'frame', d: 'M12.8 0.2L3 11.6H8.8L6.6 19.8L17.2 7.4H11.2Z' },
  vierkant: { colour: 'red', d: 'M1.8 1.8H18.2V18.2H1.8Z' },
  pijl: { colour: 'green', d: 'M19.4 10L10.6 1.4V6.2H0.8V13.8H10.6V18.6Z' },
  zandloper: { colour: 'purple', d: 'M2.4 0.8H17.6L12.2 10L17.6 19.2H2.4L7.8 10Z' },
  wolk: {
    colour: 'blue',
    d: 'M5 17C2.2 17 0.5 15.2 0.5 12.9C0.5 10.7 2.1 9 4.3 8.9C4.6 5.9 7 3.5 9.9 3.5C12.2 3.5 14.2 5 15.1 7.2C17.6 7.3 19.5 9.4 19.5 12C19.5 14.8 17.4 17 14.7 17Z',
  },
  ruit: { colour: 'red', d: 'M10 0.2L17.6 10L10 19.8L2.4 10Z' },
  bloem: { colour: 'red', d: flower() },
  kroon: { colour: 'glow', edge: 'frame', d: 'M0.8 3.6L5.6 9.4L10 1.6L14.4 9.4L19.2 3.6L17.6 17.6H2.4Z' },
  vlag: { colour: 'purple', d: 'M2.6 0.4H5.4V1.8H18.6L14.8 6.6L18.6 11.4H5.4V19.6H2.6Z' },
  blad: { colour: 'green', d: 'M2 18C-0.4 7.6 6.4 1.4 18.6 1.4C19.4 12.6 12.4 20 2 18Z' },
  boot: { colour: 'blue', d: 'M8.8 0.6L17.4 11.4H8.8ZM0.8 13.2H19.2L15.8 19.2H4.2Z' },
  vis: {
    colour: 'green',
    d: 'M0.6 10C3.6 4.2 10 3.2 14 8L19.4 4.2V15.8L14 12C10 16.8 3.6 15.8 0.6 10Z',
  },
  maan: {
    colour: 'glow',
    edge: 'frame',
    d: 'M13.6 0.8C8 0.8 3.6 4.9 3.6 10C3.6 15.1 8 19.2 13.6 19.2C14.7 19.2 15.7 19 16.6 18.7C12.6 17.2 9.9 13.9 9.9 10C9.9 6.1 12.6 2.8 16.6 1.3C15.7 1 14.7 0.8 13.6 0.8Z',
  },
  hoed: {
    colour: 'purple',
    d: 'M5.6 2.2H14.4V13.4H18.4C19.2 13.4 19.6 14 19.6 14.8C19.6 15.8 19.2 16.4 18.4 16.4H1.6C0.8 16.4 0.4 15.8 0.4 14.8C0.4 14 0.8 13.4 1.6 13.4H5.6Z',
  },
  paddenstoel: {
    colour: 'red',
    d: 'M10 1.4C15.4 1.4 19.6 5.2 19.6 9.4C19.6 10.8 18.6 11.6 17.2 11.6H13L13.8 17C14 18.4 13.2 19.2 12 19.2H8C6.8 19.2 6 18.4 6.2 17L7 11.6H2.8C1.4 11.6 0.4 10.8 0.4 9.4C0.4 5.2 4.6 1.4 10 1.4Z',
  },
} as const satisfies Record<string, Shape>;

export type Silhouette = keyof typeof shapes;
export const silhouettes = keysOf(shapes);

export type Filling = 'filled' | 'hollow';

/** As large as fits in the box; a hollow one is another sign than the same one filled. */
export function drawSilhouette(name: Silhouette, box: Box, filling: Filling = 'filled'): Mark {
  const { d, colour, edge }: Shape = shapes[name];
  const move = moveInto({ x: 0, y: 0, width: side, height: side }, box);
  const ink =
    filling === 'filled'
      ? { fill: colour, ...(edge && { stroke: { colour: edge, weight: weights.line / move.scale } }) }
      : { fill: 'paper' as const, stroke: { colour: edge ?? colour, weight: weights.frame / move.scale } };
  return moveMark({ kind: 'path', d, ...ink }, move);
}
