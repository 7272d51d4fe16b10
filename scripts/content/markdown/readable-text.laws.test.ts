import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { tries } from '../../../src/model/tries-for-tests.ts';
import { countWords } from './readable-text.ts';

const word = fc
  .string({ minLength: 1, unit: fc.constantFrom(...'abcéï’0-/') })
  .filter((text) => /[^’/-]/.test(text));
const space = fc.string({ minLength: 1, unit: fc.constantFrom(' ', '\n', '\t', '\u00a0', ' – ') });

it('words are counted, however they are parted', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(word, space)), (parts) => {
      expect(countWords(parts.flat().join(''))).toBe(parts.length);
    }),
    tries,
  );
});

it('two texts have as many words as the one and the other', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(countWords(`${one}\n${other}`)).toBe(countWords(one) + countWords(other));
    }),
    tries,
  );
});
