import type { PaperShape } from '../../sheets/lay/paper-shapes.ts';
import { weights } from '../../sheets/measures.ts';
import type { Mark, Stroke } from '../../sheets/sheet.ts';

/** The sign in the corner tells the sheets apart when all cards lie in one heap. */
export type Sign = PaperShape;

const signStroke: Stroke = { colour: 'quiet', weight: weights.line };

export function drawSign(sign: Sign, x: number, y: number): Mark {
  const corners = (count: number, radius: (index: number) => number): string =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
      const [px, py] = [x + radius(index) * Math.cos(angle), y + radius(index) * Math.sin(angle)];
      return `${index === 0 ? 'M' : 'L'}${px.toFixed(2)} ${py.toFixed(2)}`;
    }).join('');
  switch (sign) {
    case 'circle':
      return { kind: 'circle', x, y, radius: 2.6, stroke: signStroke };
    case 'square':
      return { kind: 'rect', x: x - 2.3, y: y - 2.3, width: 4.6, height: 4.6, stroke: signStroke };
    case 'triangle':
      return { kind: 'path', d: `${corners(3, () => 3.1)}Z`, stroke: signStroke };
    case 'star':
      return {
        kind: 'path',
        d: `${corners(10, (index) => (index % 2 === 0 ? 3.3 : 1.5))}Z`,
        stroke: signStroke,
      };
  }
}
