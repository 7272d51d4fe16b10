import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { categories } from '../model/category.ts';

const tokens = await readFile('src/styles/tokens.css', 'utf8');
const sheet = await readFile('src/styles/sheet.css', 'utf8');

it.each(categories)('%s has its two colours by day and by night, on a card and under a page', (category) => {
  for (const colour of [category, `${category}-soft`])
    expect(tokens.match(new RegExp(`^ +--${colour}: #`, 'gm')), colour).toHaveLength(2);
  expect(tokens).toMatch(
    new RegExp(
      `^\\.${category} \\{\\s+--strong: var\\(--${category}\\);\\s+--soft: var\\(--${category}-soft\\);`,
      'm',
    ),
  );
  expect(sheet).toContain(`body:has(.sheet.${category}) {\n  --sheet: var(--${category}-soft);`);
});
