/** A small scene on a card: ground and sky, and pictures placed on them. */
import * as v from 'valibot';
import { choice, fields, list, text } from '../../model/shape.ts';
import { weights } from '../measures.ts';
import type { Colour } from '../palette.ts';
import type { Mark } from '../sheet.ts';
import type { Box } from './box.ts';

const grounds = {
  gras: { above: 'sky', below: 'grass', horizon: 0.68 },
  zand: { above: 'sky', below: 'earth', horizon: 0.68 },
  water: { above: 'sky', below: 'water', horizon: 0.6 },
  zeebodem: { above: 'water', below: 'earth', horizon: 0.84 },
  sneeuw: { above: 'sky', below: 'paper', horizon: 0.66 },
  kamer: { above: 'cream', below: 'earth', horizon: 0.72 },
  nacht: { above: 'dusk', below: 'dusk', horizon: 1 },
  maan: { above: 'dusk', below: 'cream', horizon: 0.74 },
} as const satisfies Record<string, { above: Colour; below: Colour; horizon: number }>;

const percent = 'een plaatje, of [plaatje, midden, onderkant, breedte] met getallen van 0 tot en met 100';
const part = v.pipe(v.number(percent), v.minValue(0, percent), v.maxValue(100, percent));
const placed = v.union([text(60), v.strictTuple([text(60), part, part, part], percent)], percent);

/** In the front matter: a ground, and what stands on it from back to front. */
export const scene = fields({
  name: text(30),
  ground: v.optional(choice(['gras', 'zand', 'water', 'zeebodem', 'sneeuw', 'kamer', 'nacht', 'maan'])),
  pictures: list(placed, 1, 8),
});

export type Scene = v.InferOutput<typeof scene>;
export type Placed = Scene['pictures'][number];

export const pictureNameOf = (picture: Placed): string =>
  typeof picture === 'string' ? picture : picture[0];

const round = (value: number): number => Math.round(value * 100) / 100;

function layGround({ x, y, width, height }: Box, ground: keyof typeof grounds, radius: number): Mark[] {
  const { above, below, horizon } = grounds[ground];
  const [right, bottom, line] = [round(x + width), round(y + height), round(y + height * horizon)];
  const rise =
    ground === 'gras' || ground === 'zand' || ground === 'sneeuw' || ground === 'maan' ? height * 0.05 : 0;
  const [high, low] = [round(line - rise), round(line + rise)];
  const stroke = { colour: 'frame', weight: weights.thin } as const;
  const whole: Mark = { kind: 'rect', x, y, width, height, radius, fill: above, stroke };
  if (horizon === 1) return [whole];
  return [
    whole,
    {
      kind: 'path',
      d:
        `M${x} ${line}C${round(x + width * 0.3)} ${high} ${round(x + width * 0.6)} ${low} ${right} ${line}` +
        `V${round(bottom - radius)}Q${right} ${bottom} ${round(right - radius)} ${bottom}` +
        `H${round(x + radius)}Q${x} ${bottom} ${x} ${round(bottom - radius)}Z`,
      fill: below,
      stroke,
    },
  ];
}

/** Where a picture stands in its box. By itself it stands large in the middle. */
export function placeIn(box: Box, picture: Placed): Box {
  if (typeof picture === 'string') {
    const side = Math.min(box.width, box.height) * 0.86;
    return {
      x: round(box.x + (box.width - side) / 2),
      y: round(box.y + (box.height - side) / 2),
      width: side,
      height: side,
    };
  }
  const [, middle, bottom, wide] = picture;
  const side = round((box.width * wide) / 100);
  return {
    x: round(box.x + (box.width * middle) / 100 - side / 2),
    y: round(box.y + (box.height * bottom) / 100 - side),
    width: side,
    height: side,
  };
}

export const layVignette = (box: Box, { ground, pictures }: Pick<Scene, 'ground' | 'pictures'>): Mark[] => [
  ...(ground ? layGround(box, ground, 3.5) : []),
  ...pictures.map(
    (picture): Mark => ({ kind: 'picture', picture: pictureNameOf(picture), ...placeIn(box, picture) }),
  ),
];
