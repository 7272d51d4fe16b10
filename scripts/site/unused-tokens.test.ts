import { expect, test } from 'vitest';
import { dropUnusedTokens } from './unused-tokens.ts';

test.each([
  [
    'a token that nothing asks for',
    ':root{--a:red;--b:1px}p{margin:var(--b)}',
    ':root{--b:1px}p{margin:var(--b)}',
  ],
  ['what only an unused token asks for', ':root{--a:red;--b:var(--a)}p{margin:0}', 'p{margin:0}'],
  [
    'its other value in the dark, and the rule around it',
    ':root{--a:red}@media (prefers-color-scheme:dark){:root{--a:blue}}p{margin:0}',
    'p{margin:0}',
  ],
  ['an empty value', ':root{--a: ;color:red}', ':root{color:red}'],
])('%s goes', (_, css, left) => {
  expect(dropUnusedTokens(css)).toBe(left);
});

test.each([
  ':root{color:red;--a:polygon(0 2%, 31% 0.4%)}p{clip-path:var(--a,none)}',
  '.a{--soft:var(--b)}.b{--b:red;background:var(--soft)}',
  '@media print{p{color:var(--a)}:root{--a:#000}}',
])('%s stays as it is', (css) => {
  expect(dropUnusedTokens(css)).toBe(css);
});
