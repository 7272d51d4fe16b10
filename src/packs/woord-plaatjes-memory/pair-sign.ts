/** Both cards of a pair have its sign, so that children see for themselves whether two belong together. */
import type { Box } from '../../sheets/lay/box.ts';
import { drawSilhouette, type Filling, silhouettes } from '../../sheets/lay/silhouettes.ts';
import type { Mark } from '../../sheets/sheet.ts';

const shapes = silhouettes.slice(0, 12);
/** The same shapes once more where there are many pairs. */
const fillings: readonly Filling[] = ['filled', 'hollow'];

/** `pair` is counted from 0. */
export function drawPairSign(pair: number, box: Box): Mark {
  const shape = shapes[pair % shapes.length] ?? 'hart';
  const filling = fillings[Math.floor(pair / shapes.length) % fillings.length] ?? 'filled';
  return drawSilhouette(shape, box, filling);
}

export const mostSigns = shapes.length * fillings.length;
