import { expect, it } from 'vitest';
import { artOf, exerciseColour } from './illustrations.ts';

it('gives an article its own collage, and a new one that of its category', () => {
  expect(artOf({ slug: 'taalspelletjes-aan-tafel', category: 'spellen' })).toBe('taalspelletjes-aan-tafel');
  expect(artOf({ slug: 'nog-niet-getekend', category: 'voorlezen' })).toBe('voorlezen');
});

it('has a colour for an exercise that is new', () => {
  expect(exerciseColour('iets-nieuws')).toBe('spellen');
});
