import { expect, it } from 'vitest';
import { categories } from './category.ts';
import { coverOf } from './cover.ts';
import { coverImage } from './social-image.ts';

it('each category has a cover, of its own or a borrowed one', () => {
  expect(categories.map(coverOf)).toEqual(['woordenschat', 'rijm', 'voorlezen', 'woordenschat']);
});

it('a cover is told by the name of the category, and whatever is none gets that of the cover', () => {
  expect(coverImage('spellen')).toEqual({ path: '/covers/woordenschat.png', alt: 'Spellen' });
  expect(coverImage('iets anders')).toEqual({ path: '/covers/woordenschat.png', alt: 'Woordenschat' });
});
