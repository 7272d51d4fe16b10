import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mendable, takenAlong } from '../model/mangled-for-tests.ts';
import { tries, triesOf } from '../model/tries-for-tests.ts';
import { boardOf, readBoardAddress, writeBoardAddress } from './board-address.ts';
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

const sayAlike = (one: string, other: string) =>
  expect(new URLSearchParams(one.slice(1))).toEqual(new URLSearchParams(other.slice(1)));

it.each(mendable)('an address is the same after a program that %s', (_, mangle) => {
  fc.assert(
    fc.property(game, moves, set, (game, moves, set) => {
      const read = readBoardAddress(mangle(writeBoardAddress({ game, moves }, set)));
      expect(read).toMatchObject({ progress: { game, moves }, isDamaged: false });
      sayAlike(read.set, set);
    }),
    tries,
  );
});

it.each(takenAlong)(
  'what stands behind it is of the set, and of a board without one it is damage: %s',
  (_, take) => {
    const progress = { game: 12, moves: [0, 0] };
    expect(readBoardAddress(take(writeBoardAddress(progress, ''))).isDamaged).toBe(true);
    const read = readBoardAddress(take(writeBoardAddress(progress, '#set=3&heel=abcd')));
    expect(read).toMatchObject({ progress, isDamaged: false });
    expect(read.set.startsWith('#set=3&heel=abcd')).toBe(true);
  },
);

it('wherever it is cut it has something of its set, or is damaged', () => {
  const own = set.filter(Boolean);
  fc.assert(
    fc.property(
      fc.oneof(
        game.map((game) => ({ game, moves: [] })),
        fc.record({ game, moves }),
      ),
      own,
      (progress, set) => {
        for (const address of [writeBoardAddress(progress, set), boardOf(set)])
          for (let end = '#bord='.length; end < address.length; end += 1) {
            const cut = address.slice(0, end);
            const read = readBoardAddress(cut);
            expect(read.set !== '' || read.isDamaged, cut).toBe(true);
          }
      },
    ),
    triesOf(60),
  );
});

it('that was written before sets were announced is still read', () => {
  expect(readBoardAddress('#bord=5&stap=2&set=3&schud=2&heel=abcd')).toEqual({
    progress: { game: 5, moves: [0, 0] },
    set: '#set=3&schud=2&heel=abcd',
    isDamaged: false,
  });
  expect(readBoardAddress('#bord&set=3&heel=abcd')).toMatchObject({
    set: '#set=3&heel=abcd',
    isDamaged: false,
  });
});

it('can be read by people', () => {
  expect(writeBoardAddress({ game: 12, moves: [0, 0, 0] }, '')).toBe('#bord=12&stap=3');
  expect(writeBoardAddress({ game: 12, moves: [2, 7] }, '#set=1&schud=2')).toBe(
    '#bord=set-12&keus=2.7&set=1&schud=2',
  );
  expect(boardOf('#set=1&schud=2')).toBe('#bord=set-&set=1&schud=2');
  expect(boardOf('')).toBe('#bord');
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
