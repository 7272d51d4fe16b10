import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { encodeSquareCode } from './square-code.ts';

const address = 'https://voorbeeld.example/oefeningen/rijm-bingo#set=2&woorden=';
const long = (length: number): string => (address + 'maan.vis.beëindigd.'.repeat(60)).slice(0, length);

const printOf = (text: string): string =>
  createHash('sha256')
    .update(JSON.stringify(encodeSquareCode(text)))
    .digest('hex')
    .slice(0, 16);

/** Each was read back by a reader of QR codes when it was first made: all shapes of blocks and of versions. */
it.each([
  [5, '5974532388c7d394'],
  [60, 'cde14ecdd06f4cb1'],
  [150, '6dea8d6ca745e35e'],
  [240, '28a1123ebf3b5d6d'],
  [500, 'fdaf17a837739619'],
  [700, '9fcac2ba855a59c2'],
  [900, 'ee2d7297e2cf8acc'],
])('of %i characters is the one that a reader reads', (length, print) => {
  expect(printOf(long(length))).toBe(print);
});

it('has its three finders inside a white edge', () => {
  const code = encodeSquareCode(address) ?? [];
  const row = (y: number): string => (code[y] ?? []).map((square) => (square ? '#' : '.')).join('');
  expect(new Set(code.map((line) => line.length))).toEqual(new Set([code.length]));
  expect(row(3)).toMatch(/^\.+$/);
  expect(row(4)).toMatch(/^\.{4}#######\..*\.#######\.{4}$/);
  expect(row(5)).toMatch(/^\.{4}#\.{5}#\..*\.#\.{5}#\.{4}$/);
  expect(row(code.length - 5)).toMatch(/^\.{4}#######\./);
});

it('is none of a text that would be too fine to read on paper', () => {
  expect(encodeSquareCode(long(900))).toBeDefined();
  expect(encodeSquareCode(long(1200))).toBeUndefined();
});
