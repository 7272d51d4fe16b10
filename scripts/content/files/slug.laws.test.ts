import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addresses } from '../../../src/model/addresses.ts';
import { tries } from '../../../src/model/tries-for-tests.ts';
import { isSlug, toSlug } from './slug.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'aZé 9-.!ĳß') }),
);

it('any text becomes a slug that stays itself, or nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const slug = toSlug(text);
      expect(slug === '' || isSlug(slug)).toBe(true);
      expect(toSlug(slug)).toBe(slug);
      if (isSlug(text)) expect(slug).toBe(text);
    }),
    tries,
  );
});

it('any slug stands in an address as it is', () => {
  fc.assert(
    fc.property(anyText.map(toSlug).filter(isSlug), (slug) => {
      const { pathname, hash } = new URL(addresses.article(slug), 'https://proef.test');
      expect(pathname + hash).toBe(addresses.article(slug));
      expect(new URL(addresses.exercise(slug), 'https://proef.test').pathname).toBe(addresses.exercise(slug));
      expect(new URL(addresses.exerciseCard(slug), 'https://proef.test').hash).toBe(`#${slug}`);
    }),
    tries,
  );
});
