import { expect, it } from 'vitest';
import { readList } from './read-list.ts';

const known = new Set(['maan', 'vis', 'roos', 'ijsje']);
const read = (text: string) => readList(text, (word) => known.has(word));

it.each([
  ['lines', 'maan\r\nvis\n\nroos\n'],
  ['commas', 'maan, vis,roos.'],
  ['a sheet', 'maan\tvis\n1\troos'],
  ['numbers', '1. maan\n2. vis\n10) roos'],
  ['numbers on one line', '1. maan 2. vis 3. roos'],
  ['bullets', '• maan\n- vis\n*  roos'],
  ['articles', 'de maan; een vis; de roos'],
  ['quotes', '“maan”, ‘vis’, (roos)'],
  ['spaces, of words that the site has', 'maan vis roos'],
  ['dashes and slashes between words', 'maan - vis/roos'],
  ['the same twice', 'maan\nvis\nMaan\nroos'],
])('reads %s', (_, text) => {
  expect(read(text)).toEqual(['maan', 'vis', 'roos']);
});

it('reads spaces between words of which the site has most, or that no card could hold together', () => {
  expect(read('maan muts roos')).toEqual(['maan', 'muts', 'roos']);
  expect(read('mok sap saus sla step')).toEqual(['mok', 'sap', 'saus', 'sla', 'step']);
  expect(read('Oma en opa\nmaan mok')).toEqual(['Oma en opa', 'maan mok']);
});

it('keeps capitals, spaces and hyphens, and what is no word, to tell why not', () => {
  expect(read('Noor\nOma Truus\ne-mail\nx2')).toEqual(['Noor', 'Oma Truus', 'e-mail', 'x2']);
  expect(read('12\n—\n\t')).toEqual([]);
});
