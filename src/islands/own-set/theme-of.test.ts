import { expect, it } from 'vitest';
import { themeOf } from './theme-of.ts';

const herfst = ['blad', 'egel', 'eikel', 'paddenstoel', 'spin', 'noot', 'regen', 'laars'];
const themes = [
  { name: 'Dieren', words: ['egel', 'spin', 'aap', 'beer', 'hond', 'kat', 'koe', 'leeuw', 'olifant', 'vis'] },
  { name: 'Herfst', words: herfst },
  { name: 'Bos en herfst', words: [...herfst, 'boom', 'beer', 'vos', 'uil', 'hert', 'mier', 'mos', 'tak'] },
];

it.each([
  ['Herfst', herfst],
  ['Herfst', [...herfst.slice(0, 6), 'Noor', 'auto']],
  ['Bos en herfst', [...herfst, 'boom', 'beer', 'vos', 'uil']],
  [undefined, herfst.slice(0, 4)],
  [undefined, [...herfst.slice(0, 6), 'Noor', 'auto', 'bus']],
  [undefined, []],
])('words are about %s', (name, words) => {
  expect(themeOf(words, themes)).toBe(name);
});
