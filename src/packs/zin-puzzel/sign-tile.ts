/** The sign of a sentence on its white tile: the same on its scene and on its line to check by. */
import { inset } from '../../sheets/lay/box.ts';
import { drawSilhouette } from '../../sheets/lay/silhouettes.ts';
import { weights } from '../../sheets/measures.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { signCorner, signSide } from './measures.ts';
import type { Sentence } from './parameters.ts';

/** White: on a scene it would be one thing more to see. */
export function laySign(sign: Sentence['sign'], x: number, y: number): Mark[] {
  const tile = { x, y, width: signCorner, height: signCorner };
  return [
    { kind: 'rect', ...tile, radius: 2, fill: 'paper', stroke: { colour: 'frame', weight: weights.line } },
    drawSilhouette(sign, inset(tile, (signCorner - signSide) / 2)),
  ];
}
