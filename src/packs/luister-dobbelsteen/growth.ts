/** What grows on either ground: the land itself, grass and small flowers. */
import { frameAt, type Point, reach, stretched, trace } from '../../sheets/cast/paper.ts';
import type { Box } from '../../sheets/lay/box.ts';
import type { Paper } from '../../sheets/palette.ts';
import type { Mark, PathMark } from '../../sheets/sheet.ts';
import { corner } from './ground.ts';
import { edge, type Round, say, toTenth } from './round.ts';

/** The line of a hill against what is behind it: from side to side, as high as `top` at either end, or where `bow` is below 0 a dale. */
export function drawCrest({ x, width }: Box, top: number, bow: number): string {
  const at = (share: number, rise: number): string => say([x + width * share, top - rise * bow]);
  return `M${at(0, 0)}C${at(0.28, 7)} ${at(0.46, -6)} ${at(0.6, -3)}C${at(0.76, 2)} ${at(0.9, 4)} ${at(1, -1)}`;
}

/** Down to the foot of the field. */
export function drawHill(field: Box, top: number, bow: number, fill: Paper): PathMark {
  const { x } = field;
  const [right, bottom] = [x + field.width, field.y + field.height];
  return {
    kind: 'path',
    d:
      `${drawCrest(field, top, bow)}V${toTenth(bottom - corner)}Q${say([right, bottom])} ${say([right - corner, bottom])}` +
      `H${toTenth(x + corner)}Q${say([x, bottom])} ${say([x, bottom - corner])}Z`,
    fill,
  };
}

const blades = '-4.6 0 -6 -3.4 -3.6 -1.4 -3.6 -5.4 -1.8 -1.8 -0.2 -7 1.2 -1.8 3.4 -5.8 3.2 -1.4 6 -3.8 4.6 0';

const drawBlades = (x: number, y: number, size: number): string =>
  `M${trace(stretched(frameAt([x, y]), size), blades)
    .map(say)
    .join('L')}`;

const layBlades = (d: string): Mark => ({ kind: 'path', d, fill: 'leafDeep', stroke: edge });

/** From the middle of its foot. */
export const layGrass = (x: number, y: number): Mark => layBlades(drawBlades(x, y, 0.7));

/** Each petal a bow from one notch to the next. */
export function drawPetals({ x, y, radius }: Round, share: number, petals: number): string {
  const on = (turn: number, far: number): string => say(reach([x, y], (turn * 360) / petals, far));
  const bows = Array.from({ length: petals }, (_, petal) => {
    const [from, to] = [petal + 0.06, petal + 0.94];
    return `C${on(from - 0.1, radius * 1.12)} ${on(to + 0.1, radius * 1.12)} ${on(petal + 1, radius * share)}`;
  });
  return `M${on(0, radius * share)}${bows.join('')}Z`;
}

const daisy = { radius: 2.2, petals: 5, heart: 1.7 } as const;

/** The ends of a line are round: one so short is a heart, told in a third of what a circle takes. */
const drawHeart = ([x, y]: Point): string => `M${say([x, y])}H${toTenth(x + 0.1)}`;

/** Three small flowers in their grass, from the middle of its foot. */
export function layFlowers(x: number, y: number): Mark[] {
  const places = trace(frameAt([x, y]), '-4 -4.2 1.4 -6 5.2 -2.4');
  const petals = places.map(([left, top]) =>
    drawPetals({ x: left, y: top, radius: daisy.radius }, 0.4, daisy.petals),
  );
  return [
    layBlades(drawBlades(x - 2.4, y, 0.9) + drawBlades(x + 3.4, y + 0.5, 0.7)),
    { kind: 'path', d: petals.join(''), fill: 'paper', stroke: edge },
    { kind: 'path', d: places.map(drawHeart).join(''), stroke: { colour: 'glow', weight: daisy.heart } },
  ];
}
