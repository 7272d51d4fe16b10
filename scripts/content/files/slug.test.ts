import { expect, it } from 'vitest';
import { toSlug } from './slug.ts';

it.each([
  ['Rijm-bingo!', 'rijm-bingo'],
  [' “Zoë’s één dag” ', 'zoe-s-een-dag'],
  ['Reuzen & dwergen', 'reuzen-dwergen'],
  ['!?', ''],
])('%s becomes %s', (text, slug) => {
  expect(toSlug(text)).toBe(slug);
});
