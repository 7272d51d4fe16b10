import { expect, it } from 'vitest';
import { shortenTokens } from './shorten-tokens.ts';

it('gives a token the same short name wherever it stands', () => {
  expect(
    shortenTokens(':root{--paper:#fff;--ink:#000}p{color:var(--ink);background:var(--sheet,var(--paper))}'),
  ).toBe(':root{--a:#fff;--b:#000}p{color:var(--b);background:var(--c,var(--a))}');
});

it('takes no part of another name for one', () => {
  expect(shortenTokens('.card--paper{margin:-1px;--paper-soft:1;--paper:2}')).toBe(
    '.card--paper{margin:-1px;--a:1;--b:2}',
  );
});

it('leaves out what no value needs, and nothing of what is quoted', () => {
  expect(
    shortenTokens(':root{--cut:polygon(0 0.4%, 10.5% 0.2%);--face:"A, 0.1", serif}a{b:url(/x, 0.2)}'),
  ).toBe(':root{--a:polygon(0 .4%,10.5% .2%);--b:"A, 0.1",serif}a{b:url(/x, 0.2)}');
});

it('has a name for each of a thousand', () => {
  const many = Array.from({ length: 1000 }, (_, place) => `--token-${place}:${place}`).join(';');
  expect(new Set(shortenTokens(many).match(/--\w+/g)).size).toBe(1000);
});
