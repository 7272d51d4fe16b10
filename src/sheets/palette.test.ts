import { describe, expect, it } from 'vitest';
import { paint, shadeOn } from './palette.ts';

const lightOf = (hex: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0) / 765;

describe('a shadow', () => {
  it('is the paper it lies on, a step darker, as much on one as on another', () => {
    const steps = (['grass', 'sand', 'earth', 'stone', 'sky', 'brick'] as const).map(
      (paper) => lightOf(paint(paper, 'colour')) - lightOf(paint(shadeOn(paper), 'colour')),
    );
    expect(Math.min(...steps)).toBeGreaterThan(0.07);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.1);
  });

  it('is one pale grey in zwart-wit, that is seen on white and hides no line', () => {
    const greys = new Set(
      (['grass', 'bark', 'nightGrass'] as const).map((paper) => paint(shadeOn(paper), 'line')),
    );
    expect(greys.size).toBe(1);
    const [grey = ''] = greys;
    expect(lightOf(grey)).toBeGreaterThan(0.8);
    expect(lightOf(grey)).toBeLessThan(0.95);
  });
});
