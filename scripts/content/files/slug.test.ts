import { expect, it } from 'vitest';
import { complainAboutSlug, toSlug } from './slug.ts';

it.each([
  ['Rijm-bingo!', 'rijm-bingo'],
  [' “Zoë’s één dag” ', 'zoe-s-een-dag'],
  ['Reuzen & dwergen', 'reuzen-dwergen'],
  ['!?', ''],
])('%s becomes %s', (text, slug) => {
  expect(toSlug(text)).toBe(slug);
});

it.each(['index', 'pagina', 'con', 'lpt1'])('%s is the address of something else', (slug) => {
  expect(complainAboutSlug(slug)).toEqual({
    reason: `“${slug}” is als adres al voor iets anders`,
    expected: 'een naam die zegt waar het over gaat',
  });
});

it('a name has a length that every disk can hold', () => {
  expect(complainAboutSlug('a'.repeat(100))).toBeUndefined();
  expect(complainAboutSlug('a'.repeat(101))).toEqual({
    reason: 'de naam heeft 101 tekens',
    expected: 'hoogstens 100',
  });
});
