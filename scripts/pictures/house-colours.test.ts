import { describe, expect, it } from 'vitest';
import { isNearBlack } from '../../src/sheets/picture.ts';
import { toHouseColour } from './house-colours.ts';
import { readIcons } from './icon-set.ts';

const inTheSet = new Set(
  Object.values(readIcons().icons).flatMap(({ body }) => body.match(/#[0-9a-f]{6}\b/gi) ?? []),
);

const partsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const spread = (colour: string): number => Math.max(...partsOf(colour)) - Math.min(...partsOf(colour));
const strongestPart = (colour: string): number => partsOf(colour).indexOf(Math.max(...partsOf(colour)));

describe('the colours of the icon set', () => {
  it('are filled in zwart-wit, or not, as they were', () => {
    const changed = [...inTheSet].filter(
      (colour) => isNearBlack(colour) !== isNearBlack(toHouseColour(colour)),
    );
    expect(inTheSet.size).toBeGreaterThan(200);
    expect(changed).toEqual([]);
  });

  it('lose of their strength where they shout, and are called what they were called', () => {
    for (const colour of ['#f8312f', '#00d26a', '#00a6ed', '#3f5fff']) {
      const calm = toHouseColour(colour);
      expect(spread(calm), colour).toBeLessThan(spread(colour) * 0.85);
      expect(strongestPart(calm), colour).toBe(strongestPart(colour));
    }
  });

  it('stay as they are where the cast wears them', () => {
    for (const colour of ['#d9482e', '#f5b83d', '#559fd8', '#9c6442', '#6fb255'])
      partsOf(toHouseColour(colour)).forEach((part, index) => {
        expect(Math.abs(part - (partsOf(colour)[index] ?? 0)), colour).toBeLessThan(24);
      });
  });
});
