/** As many dots as the game is told by: in zwart-wit they alone tell the games apart. */
import type { Mark } from '../../sheets/sheet.ts';

export const dot = { radius: 1.6, step: 4.6 } as const;

/** In a row that begins at a point, or has it in its middle. */
export function dotsOf(count: number, [x, y]: readonly [number, number], from: 'start' | 'middle'): Mark[] {
  const left = from === 'start' ? x + dot.radius : x - ((count - 1) * dot.step) / 2;
  return Array.from({ length: count }, (_, index) => ({
    kind: 'circle',
    x: left + index * dot.step,
    y,
    radius: dot.radius,
    fill: 'quiet',
  }));
}
