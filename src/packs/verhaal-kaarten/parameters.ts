/** What an exercise file says of its piles of cards. */
import type { InferOutput } from 'valibot';
import { fields, list } from '../../model/shape.ts';
import { scene } from '../../sheets/lay/scene.ts';

/** Nine on an A4, the last one of each pile is empty: the child's own. With fewer than six, the second story is the first again. */
const onPage = 9;
const pile = list(scene, 6, onPage - 1);

export const schema = fields({
  wie: pile,
  waar: pile,
  wat: pile,
  probleem: pile,
  /** What the grown-up asks; the picture tells the child which question it is. */
  vragen: list(scene, 4, onPage),
});

export type Parameters = InferOutput<typeof schema>;
