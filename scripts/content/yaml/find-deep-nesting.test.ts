import { expect, test } from 'vitest';
import { findDeepNesting } from './find-deep-nesting.ts';

test.each(['[', '{'])(
  'a hundred of %j in each other are read, and the next one is where it is too deep',
  (sign) => {
    expect(findDeepNesting(`a: ${sign.repeat(100)}`)).toBeUndefined();
    expect(findDeepNesting(`a: ${sign.repeat(101)}`)).toBe(103);
  },
);

test('what closes again is not deep, however often it does', () => {
  expect(findDeepNesting(`${'[]'.repeat(150)}${'{}'.repeat(150)}`)).toBeUndefined();
  expect(findDeepNesting(`${']'.repeat(150)}${'['.repeat(101)}`)).toBe(250);
});

test.each(['- ', '? ', 'a: ', '-\t'])(
  'a line that begins %j a hundred times is read, and no more',
  (begun) => {
    expect(findDeepNesting(`a\n${begun.repeat(100)}`)).toBeUndefined();
    expect(findDeepNesting(`a\n${begun.repeat(101)}`)).toBe(2);
  },
);

test('signs within a word begin nothing, and each line counts for itself', () => {
  expect(findDeepNesting('a-b?c:d'.repeat(150))).toBeUndefined();
  expect(findDeepNesting('- - a\n'.repeat(150))).toBeUndefined();
});
