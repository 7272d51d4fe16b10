import { expect, it } from 'vitest';
import { themeOf } from './theme-of.ts';

const herfst = ['blad', 'egel', 'eikel', 'paddenstoel', 'spin', 'noot', 'regen', 'laars'];
const themes = {
  Dieren: ['egel', 'spin', 'aap', 'beer', 'hond', 'kat', 'koe', 'leeuw', 'olifant', 'vis'],
  Herfst: herfst,
  'Bos en herfst': [...herfst, 'boom', 'beer', 'vos', 'uil', 'hert', 'mier', 'mos', 'tak'],
};
const offered = [...new Set([...Object.values(themes).flat(), 'auto', 'bus'])].map((key) => ({
  key,
  themes: Object.entries(themes).flatMap(([name, words]) => (words.includes(key) ? [name] : [])),
}));

it.each([
  ['Herfst', herfst],
  ['Herfst', [...herfst.slice(0, 6), 'Noor', 'auto']],
  ['Bos en herfst', [...herfst, 'boom', 'beer', 'vos', 'uil']],
  [undefined, herfst.slice(0, 4)],
  [undefined, [...herfst.slice(0, 6), 'Noor', 'auto', 'bus']],
  [undefined, []],
])('words are about %s', (name, words) => {
  expect(themeOf(words, offered)).toBe(name);
});
