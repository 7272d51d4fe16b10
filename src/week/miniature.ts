/** A page as a small picture of itself, to find it back by. */

import { type Box, moveInto } from '../sheets/lay/box.ts';
import { edgesOf, type MovableMark, moveMark } from '../sheets/marks/index.ts';
import type { Move } from '../sheets/marks/move.ts';
import { paperSize, type as typeSizes, weights } from '../sheets/measures.ts';
import { type Mark, marksOf, type Page, type TextMark } from '../sheets/sheet.ts';
import { setText, xHeight } from '../sheets/text.ts';

/** What is smaller than this, on the small page, is not drawn; of scenery less is seen. */
const smallest = 1.2;
const smallestScrap = 1.7;

/** As large as fits in the box, in its middle. */
export function layMiniature(page: Page, box: Box): Mark[] {
  const { width, height } = paperSize(page.landscape);
  const move = moveInto({ x: 0, y: 0, width, height }, box);
  const { scale, x, y } = move;
  const edge = { colour: 'frame', weight: weights.hair } as const;
  return [
    { kind: 'rect', x, y, width: width * scale, height: height * scale, fill: 'paper', stroke: edge },
    ...[...marksOf(page.blocks)].flatMap((mark) => shrink(mark, move)),
  ];
}

/** Only large letters are readable at this size; other text is a grey bar. */
function shrink(mark: Mark, move: Move): Mark[] {
  if (mark.kind !== 'text') return isTooSmall(mark, move) ? [] : [moveMark(mark, move)];
  if (mark.turn || mark.colour === 'paper') return [];
  const size = mark.size * move.scale;
  if (size < typeSizes.least) return [moveMark(barOf(mark), move)];
  return [
    setText(mark.text, mark.x * move.scale + move.x, mark.y * move.scale + move.y, { size, face: mark.face }),
  ];
}

/** A line is as thin as it is, and seen. */
function isTooSmall(mark: MovableMark, { scale }: Move): boolean {
  const { left, right, top, bottom } = edgesOf(mark);
  return Math.max(right - left, bottom - top) * scale < (mark.kind === 'path' ? smallestScrap : smallest);
}

const barOf = ({ x, y, width, size }: TextMark) => {
  const height = xHeight(size);
  return { kind: 'rect', x, y: y - height, width, height, fill: 'faint' } as const;
};
