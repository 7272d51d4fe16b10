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
      expect(readBoardAddress(hash)).toEqual({ progress: { game, moves }, set, isDamaged: false });
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

it.each([
  ['', false],
  ['#bord', false],
  ['#BORD', false],
  ['#bord=', true],
  ['#bord=0', true],
  ['#bord=99999', true],
  ['#bord=x', true],
  ['#bord&stap=4', true],
])(
  '%s tells of no game, so that a new one begins; not all of it could be read: %s',
  (fragment, isDamaged) => {
    expect(readBoardAddress(fragment)).toEqual({ progress: undefined, set: '', isDamaged });
  },
);

it.each([
  ['#bord%3D5%26stap%3D3', { game: 5, moves: [0, 0, 0] }, false],
  ['#bord=5&amp;keus=2.7', { game: 5, moves: [2, 7] }, false],
  ['#BORD=5&STAP=1', { game: 5, moves: [0] }, false],
  ['#bord=5&stap=', { game: 5, moves: [] }, true],
  ['#bord=5&keus=2.x', { game: 5, moves: [2] }, true],
  ['#bord=5&iets=1', { game: 5, moves: [] }, true],
])('%s tells how far it was: %j', (fragment, progress, isDamaged) => {
  expect(readBoardAddress(fragment)).toEqual({ progress, set: '', isDamaged });
});

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
