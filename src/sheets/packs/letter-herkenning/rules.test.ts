import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../model/shuffle.ts';
import type { Chosen } from '../../choose.ts';
import { chosen } from '../../chosen-fixture.ts';
import { checkLetterWords, layStones, lookAlike, othersFor } from './rules.ts';

const word = (name: string, firstSound: string, alsoNamed: string[] = []) =>
  chosen(name, { firstSound, alsoNamed });
const misfit = (one: Chosen, letter: string) => checkLetterWords([one], letter)[0]?.reason;

describe('a word with a letter', () => {
  it.each([
    ['maan', 'm', 'm'],
    ['aap', 'aa', 'aa'],
    ['appel', 'a', 'a'],
    ['slang', 's', 's'],
    ['uil', 'ui', 'ui'],
  ])('%s begins with %s', (name, sound, letter) => expect(misfit(word(name, sound), letter)).toBeUndefined());

  it('begins so by ear', () => {
    expect(misfit(word('citroen', 's'), 'c')).toBe('"citroen" begint met de klank /s/, niet met /c/');
    expect(misfit(word('giraf', 'zj'), 'g')).toContain('de klank /zj/');
  });

  it('begins so on paper, digraphs being one letter', () => {
    expect(misfit(word('citroen', 's'), 's')).toBe(
      '"citroen" klinkt vooraan als /s/, maar begint met de letter c',
    );
    expect(misfit(word('schaap', 's'), 's')).toContain('begint met de letter sch');
    expect(misfit(word('egel', 'ee'), 'ee')).toContain('begint met de letter e');
  });

  it('begins so whatever a child calls the picture', () => {
    expect(misfit(word('kip', 'k', ['haan']), 'k')).toBe(
      'bij het plaatje van "kip" kan een kind ook "haan" zeggen: dat begint met /h/',
    );
    expect(misfit(word('kikker', 'k', ['kikvors']), 'k')).toBeUndefined();
  });
});

describe('letters to search among', () => {
  it.each([
    ['m', 'n'],
    ['b', 'd'],
    ['a', 'aa'],
    ['p', 'b'],
    ['l', 't'],
    ['ee', 'e'],
    ['l', 'h'],
  ])('%s and %s look alike', (one, other) => {
    expect(lookAlike(one, other)).toBe(true);
    expect(lookAlike(other, one)).toBe(true);
  });

  it('neither look nor sound like it', () => {
    expect(othersFor('s', ['z', 's', 'm', 'k'])).toEqual(['m', 'k']);
    expect(othersFor('v', ['f', 'w', 'r', 'aa'])).toEqual(['r', 'aa']);
  });
});

describe('stepping stones', () => {
  const options = { columns: 6, rows: 3 };
  const games = Array.from({ length: 50 }, (_, index) =>
    layStones('m', ['s', 'r', 'k'], { ...options, random: randomFrom(String(index)) }),
  );

  it('show the letter once in each column, a hop from the last', () => {
    for (const stones of games) {
      const path = Array.from({ length: 6 }, (_, column) =>
        stones.flatMap((row, index) => (row[column] === 'm' ? [index] : [])),
      );
      for (const rows of path) expect(rows).toHaveLength(1);
      path.slice(1).forEach((rows, index) => {
        expect(Math.abs((rows[0] ?? 9) - (path[index]?.[0] ?? 0))).toBeLessThanOrEqual(1);
      });
    }
  });

  it('bend', () => {
    for (const stones of games)
      expect(stones.map((row) => row.filter((letter) => letter === 'm').length)).not.toContain(6);
  });
});
