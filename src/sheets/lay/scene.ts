/** What a writer types of a small scene. */
import * as v from 'valibot';
import { choice, fields, list, text } from '../../model/shape.ts';
import { grounds } from './grounds.ts';

/**
 * A figure looks to the left instead of to the right, or lies on its back; a thing that is drawn askew lies flat; what
 * hangs or flies has no shadow at its foot.
 */
const ways = ['links', 'ligt', 'plat', 'hangt'] as const;
export type Way = (typeof ways)[number];

const rule =
  'een plaatje; of [plaatje, midden, onderkant, breedte] met getallen van 0 tot en met 100, en zo nodig “links”, “ligt”, “plat” of “hangt” erachter; een figuur mag zonder breedte';
const part = v.pipe(v.number(rule), v.minValue(0, rule), v.maxValue(100, rule));
const way = v.picklist(ways, rule);
const placed = v.union(
  [
    text(60),
    v.strictTuple([text(60), part, part], rule),
    v.strictTuple([text(60), part, part, v.union([part, way], rule)], rule),
    v.strictTuple([text(60), part, part, part, way], rule),
  ],
  rule,
);

/** In the front matter: a ground, and what stands on it from back to front. */
export const scene = fields({
  name: text(30),
  ground: v.optional(choice(grounds)),
  /** How tall a child is in it, in hundredths of its height; figures without a width have their size from that. */
  child: v.optional(
    v.pipe(v.number('een getal'), v.minValue(15, '15 of meer'), v.maxValue(95, '95 of minder')),
  ),
  pictures: list(placed, 1, 10),
});

export type Scene = v.InferOutput<typeof scene>;
/** What is seen, whatever it is called. */
export type View = Pick<Scene, 'ground' | 'child' | 'pictures'>;
export type Placed = Scene['pictures'][number];
