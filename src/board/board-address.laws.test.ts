import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { tries, triesOf } from '../model/tries-for-tests.ts';
import { readBoardAddress, writeBoardAddress } from './board-address.ts';
import { mostGames } from './moves.ts';

const game = fc.integer({ min: 1, max: mostGames });
/** A show only goes on, or has moves to choose between; these are never only the first. */
const moves = fc.oneof(
  fc.array(fc.constant(0), { maxLength: 200 }),
  fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 60 }),
);
const set = fc.constantFrom(
  '',
  '#set=1',
  '#set=1&kinderen=27&woorden=aap.muis&voor=Groep+2&schud=3',
  '#set=1&spel=rijm&bord=3',
);

it('an address gives back how far it was, and of which set', () => {
  fc.assert(
    fc.property(game, moves, set, (game, moves, set) => {
      const { hash } = new URL(writeBoardAddress({ game, moves }, set), 'https://voorbeeld.example/spel');
      expect(readBoardAddress(hash)).toEqual({ progress: { game, moves }, set });
    }),
    tries,
  );
});

it('can be read by people', () => {
  expect(writeBoardAddress({ game: 12, moves: [0, 0, 0] }, '')).toBe('#bord=12&stap=3');
  expect(writeBoardAddress({ game: 12, moves: [2, 7] }, '#set=1&schud=2')).toBe(
    '#bord=12&keus=2.7&set=1&schud=2',
  );
});

it.each(['', '#bord', '#bord=', '#bord=0', '#bord=99999', '#bord=x', '#stap=4', '#%zz'])(
  '%s tells of no game, so that a new one begins',
  (fragment) => {
    expect(readBoardAddress(fragment)).toEqual({ progress: undefined, set: '' });
  },
);

it('whatever an address says, it is read without an error and within bounds', () => {
  const noise = fc.tuple(game, moves, set, fc.nat(60), fc.string({ unit: 'binary', maxLength: 8 }));
  fc.assert(
    fc.property(noise, ([game, moves, set, at, text]) => {
      const good = writeBoardAddress({ game, moves }, set);
      const { progress } = readBoardAddress(good.slice(0, at) + text + good.slice(at));
      if (!progress) return;
      expect(progress.game).toBeGreaterThanOrEqual(1);
      expect(progress.game).toBeLessThanOrEqual(mostGames);
      expect(progress.moves.every((move) => Number.isInteger(move) && move >= 0)).toBe(true);
      expect(progress.moves.length).toBeLessThan(1000);
    }),
    triesOf(600),
  );
});
