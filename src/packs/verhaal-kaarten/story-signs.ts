/** Signs that tell the piles of story cards apart without colour: each has its own outline. */

import { type Box, middle } from '../../sheets/lay/box.ts';
import { weights } from '../../sheets/measures.ts';
import type { Accent } from '../../sheets/palette.ts';
import type { Mark } from '../../sheets/sheet.ts';
import { setText } from '../../sheets/text.ts';
import type { StoryPart } from './rules.ts';

export type Sign = StoryPart | 'vraag';

export const accentOf: Readonly<Record<Sign, Accent>> = {
  wie: 'red',
  waar: 'green',
  wat: 'blue',
  probleem: 'purple',
  vraag: 'yellow',
};

/** A square box; the sign fills it: a face, a house, a present, a warning triangle, a balloon with a question mark. */
export function drawSign(sign: Sign, box: Box): Mark[] {
  const fill = accentOf[sign];
  const [cx, cy] = middle(box);
  const r = Math.min(box.width, box.height) / 2;
  const at = (x: number, y: number): string => `${(cx + x * r).toFixed(2)} ${(cy + y * r).toFixed(2)}`;
  const ink = { colour: 'paper', weight: weights.frame * Math.max(1, r / 7) } as const;
  switch (sign) {
    case 'wie':
      return [
        { kind: 'circle', x: cx, y: cy, radius: r, fill },
        { kind: 'circle', x: cx - 0.36 * r, y: cy - 0.18 * r, radius: 0.13 * r, fill: 'paper' },
        { kind: 'circle', x: cx + 0.36 * r, y: cy - 0.18 * r, radius: 0.13 * r, fill: 'paper' },
        {
          kind: 'path',
          d: `M${at(-0.5, 0.25)}C${at(-0.3, 0.68)} ${at(0.3, 0.68)} ${at(0.5, 0.25)}`,
          stroke: ink,
        },
      ];
    case 'waar':
      return [
        {
          kind: 'path',
          d: `M${at(0, -1)}L${at(1.05, -0.1)}L${at(0.78, -0.1)}L${at(0.78, 0.95)}L${at(-0.78, 0.95)}L${at(-0.78, -0.1)}L${at(-1.05, -0.1)}Z`,
          fill,
        },
        { kind: 'rect', x: cx - 0.22 * r, y: cy + 0.2 * r, width: 0.44 * r, height: 0.75 * r, fill: 'paper' },
      ];
    case 'wat':
      return [
        { kind: 'rect', x: cx - 0.88 * r, y: cy - 0.45 * r, width: 1.76 * r, height: 1.38 * r, fill },
        {
          kind: 'path',
          d: `M${at(0, -0.5)}C${at(-0.9, -0.5)} ${at(-0.7, -1.2)} ${at(0, -0.5)}C${at(0.7, -1.2)} ${at(0.9, -0.5)} ${at(0, -0.5)}Z`,
          stroke: { ...ink, colour: fill },
        },
        { kind: 'path', d: `M${at(0, -0.45)}L${at(0, 0.93)}`, stroke: ink },
        { kind: 'path', d: `M${at(-0.88, 0.1)}L${at(0.88, 0.1)}`, stroke: ink },
      ];
    case 'probleem':
      return [
        {
          kind: 'path',
          d: `M${at(0, -0.95)}Q${at(0.12, -0.95)} ${at(0.2, -0.8)}L${at(1, 0.7)}Q${at(1.08, 0.92)} ${at(0.85, 0.92)}L${at(-0.85, 0.92)}Q${at(-1.08, 0.92)} ${at(-1, 0.7)}L${at(-0.2, -0.8)}Q${at(-0.12, -0.95)} ${at(0, -0.95)}Z`,
          fill,
        },
        {
          kind: 'path',
          d: `M${at(-0.13, -0.35)}L${at(0.13, -0.35)}L${at(0.08, 0.35)}L${at(-0.08, 0.35)}Z`,
          fill: 'paper',
        },
        { kind: 'circle', x: cx, y: cy + 0.6 * r, radius: 0.13 * r, fill: 'paper' },
      ];
    case 'vraag':
      return [
        {
          kind: 'path',
          d: `M${at(0, -0.9)}C${at(1.4, -0.9)} ${at(1.4, 0.6)} ${at(0, 0.6)}L${at(-0.15, 0.6)}L${at(-0.6, 1)}L${at(-0.55, 0.5)}C${at(-1.35, 0.15)} ${at(-1.2, -0.9)} ${at(0, -0.9)}Z`,
          fill,
        },
        setText('?', cx, cy + 0.22 * r, {
          size: Math.max(11, 3 * r),
          face: 'bold',
          colour: 'paper',
          align: 'centre',
        }),
      ];
  }
}
