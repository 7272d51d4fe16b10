import { expect, test } from 'vitest';
import { shortTitle } from './short-title.ts';

test.each([
  ['Rijmen: met je oren', 'Rijmen'],
  ['Rijmen met je oren', 'Rijmen met je oren'],
  ['Om 12:30 voorlezen', 'Om 12:30 voorlezen'],
])('%s → %s', (title, short) => {
  expect(shortTitle(title)).toBe(short);
});
