import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { tries } from '../../model/tries-for-tests.ts';
import { footings, isHung, standingFoot } from './footing.ts';
import { mostThings } from './measures.ts';
import { checkSpots } from './spot-rules.ts';
import { seatInRows } from './spots.ts';

const things = fc.array(fc.constantFrom(...footings), { minLength: 1, maxLength: mostThings }).map((all) =>
  all.map((on, index) => ({
    word: { word: `ding ${index}`, article: 'het' as const, path: [] },
    teach: undefined,
    stance: { on, foot: standingFoot, turn: 0 },
  })),
);

it('in rows nothing is over something else, whatever hangs and whatever stands', () => {
  fc.assert(
    fc.property(things, (given) => {
      const { seats } = seatInRows(given);
      expect(seats.map(({ thing }) => thing.word.word).sort()).toEqual(given.map(({ word }) => word.word));
      expect(checkSpots(seats.map(({ thing, spot }) => ({ ...thing, spot })))).toEqual([]);
    }),
    tries,
  );
});

it('what stands is on the ground, and what hangs above it', () => {
  fc.assert(
    fc.property(things, (given) => {
      const { seats, seam, free } = seatInRows(given);
      for (const { thing, spot } of seats) {
        if (isHung(thing.stance.on)) expect(spot.y).toBeLessThan(seam);
        else expect(spot.y).toBeGreaterThan(seam);
      }
      for (const { spot } of seats) expect(`${spot.x} ${spot.y}`).not.toBe(`${free?.x} ${free?.y}`);
    }),
    tries,
  );
});
