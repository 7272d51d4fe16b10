import { expect, it } from 'vitest';
import { andika } from '../../src/sheets/andika.ts';
import { measureFace } from './font.ts';

it.each(['regular', 'bold'] as const)('the table of widths is that of the %s face', (face) => {
  expect(andika[face]).toEqual(measureFace(face));
});
