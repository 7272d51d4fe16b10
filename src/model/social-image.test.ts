import { expect, it } from 'vitest';
import { categories } from './category.ts';
import { coverOf } from './cover.ts';
import type { Site } from './site.ts';
import { coverImage, siteImage } from './social-image.ts';

it('each category has a cover, of its own or a borrowed one', () => {
  expect(categories.map(coverOf)).toEqual(['woordenschat', 'rijm', 'voorlezen', 'woordenschat']);
});

it('the site is told by its name and what it is', () => {
  const site: Pick<Site, 'name' | 'tagline'> = { name: 'Proefsite', tagline: 'Om te proberen' };
  expect(siteImage(site)).toEqual({ path: '/covers/site.png', alt: 'Proefsite: Om te proberen' });
});

it('a cover is told by the name of the category, and whatever is none gets that of the cover', () => {
  expect(coverImage('spellen')).toEqual({ path: '/covers/woordenschat.png', alt: 'Spellen' });
  expect(coverImage('iets anders')).toEqual({ path: '/covers/woordenschat.png', alt: 'Woordenschat' });
});
