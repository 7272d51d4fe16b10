import { describe, expect, it } from 'vitest';
import { firstYearLetters } from '../../model/letters.ts';
import { randomFrom } from '../../model/shuffle.ts';
import { lookAlike } from './heard-letters.ts';
import { layStones, othersFor, prepareLetters } from './rules.ts';

describe('letters to search among', () => {
  it.each([
    ['m', 'n'],
    ['b', 'd'],
    ['a', 'aa'],
    ['p', 'b'],
    ['l', 't'],
    ['ee', 'e'],
    ['l', 'h'],
    ['s', 'z'],
    ['ie', 'l'],
  ])('%s and %s look alike', (one, other) => {
    expect(lookAlike(one, other)).toBe(true);
    expect(lookAlike(other, one)).toBe(true);
  });

  it('each look like themselves', () => {
    for (const letter of firstYearLetters) expect(lookAlike(letter, letter), letter).toBe(true);
  });

  it('neither look nor sound like it', () => {
    expect(othersFor('s', ['z', 's', 'm', 'k'])).toEqual(['m', 'k']);
    expect(othersFor('v', ['f', 'w', 'r', 'aa'])).toEqual(['r', 'aa']);
    expect(othersFor('e', ['i', 'u', 'k'])).toEqual(['k']);
  });

  it('are enough for each letter of the first year', () => {
    for (const letter of firstYearLetters)
      expect(othersFor(letter, firstYearLetters).length, letter).toBeGreaterThanOrEqual(4);
  });
});

describe('stepping stones', () => {
  const options = { columns: 6, rows: 3 };
  const lay = () =>
    Array.from({ length: 50 }, (_, index) =>
      layStones(
        'm',
        { near: [], others: ['s', 'r', 'k'] },
        { ...options, random: randomFrom(String(index)) },
      ),
    );

  /** In which row the letter stands, column by column. */
  const pathsOf = (laid: string[][][]) =>
    laid.map((stones) =>
      Array.from({ length: options.columns }, (_, column) => stones.findIndex((row) => row[column] === 'm')),
    );

  it('fill the pond with the letter and its others', () => {
    for (const stones of lay()) {
      expect(stones.map((row) => row.length)).toEqual([6, 6, 6]);
      expect(['m', 's', 'r', 'k']).toEqual(expect.arrayContaining([...new Set(stones.flat())]));
    }
  });

  it('show the letter once in each column, a hop from the last', () => {
    for (const stones of lay())
      for (let column = 0; column < options.columns; column++)
        expect(stones.filter((row) => row[column] === 'm')).toHaveLength(1);
    for (const path of pathsOf(lay()))
      path.slice(1).forEach((row, index) => {
        expect(Math.abs(row - (path[index] ?? 9))).toBeLessThanOrEqual(1);
      });
  });

  it('spread it: along no row is the whole way', () => {
    for (const path of pathsOf(lay())) expect(new Set(path).size).toBe(options.rows);
    const five = Array.from({ length: 50 }, (_, index) =>
      layStones(
        'm',
        { near: [], others: ['s', 'r', 'k'] },
        { columns: 5, rows: 3, random: randomFrom(String(index)) },
      ).map((row) => row.filter((one) => one === 'm').length),
    );
    for (const inRows of five) expect(inRows.toSorted()).toEqual([1, 2, 2]);
  });

  it('have it in any row of any column', () => {
    const paths = pathsOf(lay());
    for (let column = 0; column < options.columns; column++)
      expect(new Set(paths.map((path) => path[column])).size).toBe(options.rows);
  });

  it('show one of its outline in each column', () => {
    for (const seed of Array.from({ length: 50 }, (_, index) => String(index))) {
      const among = { near: ['ee', 'oo'], others: ['s', 'r', 'k'] };
      const stones = layStones('aa', among, { ...options, random: randomFrom(seed) });
      for (let column = 0; column < options.columns; column++)
        expect(stones.filter((row) => among.near.includes(row[column] ?? ''))).toHaveLength(1);
    }
  });

  it('read as no word that nobody wants on a worksheet', () => {
    for (const seed of Array.from({ length: 200 }, (_, index) => String(index)))
      for (const row of layStones(
        'i',
        { near: [], others: ['p', 's', 'k', 'm'] },
        { ...options, random: randomFrom(seed) },
      ))
        expect(row.join('')).not.toMatch(/pis|pik/);
  });

  it('go straight on at times, and never for long', () => {
    const runs = pathsOf(lay()).map((path) => path.join('').match(/(.)\1*/g) ?? []);
    expect(new Set(runs.flat().map((run) => run.length))).toEqual(new Set([1, 2]));
  });
});

describe('the pages of letters', () => {
  function prepare(
    kernen: string[][],
    alike: string[][] = [],
    more: { shown?: string[]; child?: string } = {},
  ) {
    const typed = kernen.map((letters, index) => ({
      name: `Kern ${index + 1}`,
      letters: letters.map((letter) => ({ letter, say: letter, words: [] })),
    }));
    const { model } = prepareLetters(
      { slug: 'proef', parameters: { kernen: typed, alike, ...more } },
      { words: new Map(), missesPicture: () => undefined },
    );
    const pages = model?.kernen.flatMap(({ letters }) => letters) ?? [];
    const page = (letter: string) => pages.find((one) => one.letter === letter);
    return { model, page };
  }

  it('search among what was taught by then, or where that is too little among what comes first', () => {
    const { page } = prepare([
      ['i', 'k', 'm', 's', 'p'],
      ['aa', 'n'],
    ]);
    expect(page('i')?.others).toEqual(['k', 'm', 's', 'p']);
    expect(page('aa')?.others).toEqual(['i', 'k', 'm', 's', 'p', 'n']);
    const few = prepare([
      ['m', 'n', 'i', 's'],
      ['p', 'aa', 'k'],
    ]);
    expect(few.page('m')?.others).toEqual(['i', 's', 'p', 'aa']);
    expect(few.page('k')?.others).toEqual(['m', 'n', 'i', 's', 'p', 'aa']);
  });

  it('put beside two signs two others, first those that share one', () => {
    const { page } = prepare([['ui', 'aa', 'oo', 'ee', 'ie', 'm']]);
    expect(page('ui')?.near).toEqual(['ie', 'aa', 'oo']);
    expect(page('m')?.near).toEqual([]);
    expect(prepare([['ui', 'aa', 'oo', 'ie']], [['ui', 'ie']]).page('ui')?.near).toEqual(['aa', 'oo']);
    expect(prepare([['uu', 'oe', 'aa', 'ee']]).page('uu')?.near).toEqual(['aa', 'ee']);
  });

  it('put beside a tall letter tall ones that nobody mixes up with it', () => {
    const { page } = prepare([['b', 'd', 'm', 'h', 't', 'k', 'l', 'p', 'bl']]);
    expect(page('b')?.near).toEqual(['t', 'k']);
    expect(page('t')?.near).toEqual(['b', 'h', 'k']);
  });

  it('put beside it what will be taught, where nothing fits yet', () => {
    const { page } = prepare([
      ['aa', 'm', 'oo'],
      ['ee', 'ie', 'eu'],
    ]);
    expect(page('aa')?.near).toEqual(['oo', 'ee']);
    expect(page('ee')?.near).toEqual(['ie', 'eu', 'aa']);
  });

  it('know the letter that sounds the same', () => {
    const { page } = prepare([['ei', 'ij', 'ou', 'm']]);
    expect([page('ei')?.twin, page('ij')?.twin, page('ou')?.twin]).toEqual(['ij', 'ei', undefined]);
  });

  it('are in a set those that were chosen, and only what is left is told apart', () => {
    const kernen = [['b', 'd', 'm'], ['s', 'z'], ['n']];
    const alike = [
      ['b', 'd'],
      ['m', 'n'],
      ['s', 'z'],
    ];
    expect(prepare(kernen, alike).model?.alike).toHaveLength(3);
    const { model } = prepare(kernen, alike, { shown: ['d', 'b', 'n'], child: 'Noor' });
    expect(model?.kernen.map(({ name, letters }) => [name, letters.map(({ letter }) => letter)])).toEqual([
      ['Kern 1', ['b', 'd']],
      ['Kern 3', ['n']],
    ]);
    expect(model?.alike.map((group) => group.map(({ letter }) => letter))).toEqual([['b', 'd']]);
    expect(model?.child).toBe('Noor');
  });
});
