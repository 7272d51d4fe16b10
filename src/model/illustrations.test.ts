import { expect, it } from 'vitest';
import { artOf } from './illustrations.ts';

it('gives an article the drawing that it names, and else that of its category', () => {
  expect(artOf({ drawing: 'pan', category: 'spellen' })).toBe('pan');
  expect(artOf({ category: 'voorlezen' })).toBe('voorlezen');
});
