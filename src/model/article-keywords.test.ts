import { expect, it } from 'vitest';
import { articleKeywords } from './article-keywords.ts';

const words = {
  ofCategory: {
    rijm: ['rijmen met kleuters', 'klanken oefenen'],
    woordenschat: [],
    voorlezen: [],
    spellen: [],
  },
  always: ['taalontwikkeling kleuters'],
};

it('an article is found by its subject, its category and what people type for it', () => {
  expect(articleKeywords({ title: 'Rijmen: horen wat hetzelfde klinkt', category: 'rijm' }, words)).toEqual([
    'Rijmen',
    'Rijm',
    'rijmen met kleuters',
    'klanken oefenen',
    'taalontwikkeling kleuters',
  ]);
  expect(articleKeywords({ title: 'Zonder dubbele punt', category: 'spellen' }, words)[0]).toBe(
    'Zonder dubbele punt',
  );
});
