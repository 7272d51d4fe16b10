import { expect, it } from 'vitest';
import { encodeSquareCode } from './square-code.ts';

const address = 'https://voorbeeld.example/oefeningen/rijm-bingo#set=2&woorden=';
const long = (length: number): string => (address + 'maan.vis.beëindigd.'.repeat(60)).slice(0, length);

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
