/**
 * What belongs to a picture by ear is in front too, so that either card of a pair is found there: in the row of another pair, with
 * the number of its own. The same number twice is a pair, and the sheet tells nobody one at a glance.
 */
import { type Box, middle } from '../../sheets/lay/box.ts';
import { placePicture } from '../../sheets/lay/picture-box.ts';
import { type as typeSizes } from '../../sheets/measures.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { capHeight, fitText } from '../../sheets/text.ts';
import type { MemoryPair } from './rules.ts';

const colour = 'own';
const radius = 3.2;
/** Of a front, from its left edge: where its own picture ends, and where the arrow to the other side begins. */
const ownShare = 0.42;
const arrowWide = 17;

/** Where the picture of the row itself stands. */
export const ownPlace = (front: Box, pairs: readonly MemoryPair[]): Box =>
  hasPartners(pairs) ? { ...front, width: front.width * ownShare } : front;

export const hasPartners = (pairs: readonly MemoryPair[]): boolean =>
  pairs.every(({ partner }) => partner !== undefined);

/** The row in which the partner of each stands. */
const rowOfPartner = (index: number, count: number): number => (index + Math.ceil(count / 2)) % count;

export function drawPartners(pairs: readonly MemoryPair[], fronts: readonly Box[]): Mark[] {
  if (!hasPartners(pairs)) return [];
  return pairs.flatMap(({ partner }, index) => {
    const front = fronts[rowOfPartner(index, pairs.length)];
    return partner && front ? drawNumbered(index + 1, partner.picture, front) : [];
  });
}

function drawNumbered(number: number, picture: string, front: Box): Mark[] {
  const x = front.x + front.width * ownShare + 2 * radius;
  const y = middle(front)[1];
  const left = x + radius;
  const box = { ...front, x: left, width: front.x + front.width - arrowWide - left };
  const style = { size: typeSizes.small, face: 'bold', colour: 'paper', align: 'centre' } as const;
  return [
    { kind: 'circle', x, y, radius, fill: colour },
    fitText(String(number), x, y + capHeight(style.size) / 2, 2 * radius, style),
    placePicture(picture, { ...box, y: box.y + 0.8, height: box.height - 1.6 }),
  ];
}
