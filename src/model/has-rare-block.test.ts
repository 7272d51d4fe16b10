import { expect, it } from 'vitest';
import type { Block } from './article.ts';
import { hasRareBlock } from './has-rare-block.ts';

const text: Block = { kind: 'paragraph', html: 'Een muis.' };
const table: Block = { kind: 'table', head: [], rows: [] };

it.each<[string, Block]>([
  ['a table', table],
  ['a rule', { kind: 'rule' }],
  ['one in a quotation', { kind: 'quote', blocks: [text, table] }],
  ['one in the place for the class', { kind: 'class', id: 'in-de-klas', blocks: [table] }],
  ['one below a bullet', { kind: 'bullets', items: [{ html: 'Dit', below: [table] }] }],
  ['one below a number', { kind: 'numbers', start: 1, items: [{ html: 'Dit', below: [table] }] }],
])('finds %s', (_, block) => {
  expect(hasRareBlock([text, block])).toBe(true);
});

it('finds none among the common', () => {
  expect(hasRareBlock([text, { kind: 'quote', blocks: [text] }])).toBe(false);
  expect(hasRareBlock([{ kind: 'bullets', items: [{ html: 'Dit', below: [text] }] }])).toBe(false);
});
