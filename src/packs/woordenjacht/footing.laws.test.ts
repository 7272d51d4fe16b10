import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { tries } from '../../model/tries-for-tests.ts';
import { edgesOf } from '../../sheets/marks/index.ts';
import { settle, shadeFooting, standing } from './footing.ts';

const box = fc.record({
  x: fc.integer({ min: 10, max: 120 }),
  y: fc.integer({ min: 60, max: 200 }),
  width: fc.integer({ min: 40, max: 90 }),
  height: fc.integer({ min: 40, max: 90 }),
});
const stance = fc.record({
  on: fc.constantFrom(...standing),
  size: fc.integer({ min: 40, max: 100 }),
  foot: fc.integer({ min: 70, max: 100 }),
});

it('however it lies, a thing to find and its shadow stay beside their neighbours', () => {
  fc.assert(
    fc.property(box, stance, fc.nat(359), (cell, stands, turn) => {
      const square = settle(cell, 'kamer', stands, turn);
      const shadow = shadeFooting('kamer', stands, cell, square, turn !== 0);
      const picture = { kind: 'picture', picture: 'sok', ...square, turn } as const;
      for (const { left, right } of [picture, ...shadow].map(edgesOf)) {
        expect(left).toBeGreaterThanOrEqual(cell.x - 0.01);
        expect(right).toBeLessThanOrEqual(cell.x + cell.width + 0.01);
      }
    }),
    tries,
  );
});
