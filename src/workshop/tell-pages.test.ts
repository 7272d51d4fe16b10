import { expect, it } from 'vitest';
import { layOutExample } from '../../scripts/content/exercises/exercise-for-tests.ts';
import { shippedLook } from '../maker/choices.ts';
import { makeSet } from '../maker/make-set.ts';
import { loadSetKind } from '../packs/loaders.ts';
import { printLoad } from '../sheets/lay/print-load.ts';
import { tellPages } from './tell-pages.ts';

async function tell(
  name: 'rijm-bingo' | 'letter-herkenning',
  changed: Readonly<Record<string, number>> = {},
) {
  const { parameters, words, materials } = layOutExample(name);
  const kind = await loadSetKind(name);
  const answers = { ...kind.shipped(parameters, words), ...changed };
  const { sheet, groups, hindrance } = makeSet(kind, { ...shippedLook, answers }, materials);
  if (!sheet) throw new Error(hindrance.reason);
  const told = tellPages(sheet, groups);
  const pages = told.pages.map((page) => ({ ...page, use: page.use.replaceAll('\u00a0', ' ') }));
  return { ...told, sheet, pages };
}

it('each page has the name, the holder and the copies that its head and page one tell', async () => {
  const { sheet, pages, loads } = await tell('rijm-bingo', { children: 8 });
  expect(pages).toHaveLength(sheet.pages.length);
  expect(pages[0]).toEqual({ name: 'Uitleg', use: 'voor de leerkracht · 1 keer', landscape: false });
  expect(pages[2]).toEqual({ name: 'Kaarten', use: 'voor elk kind · 1 keer', landscape: true });
  expect(loads).toEqual([{ children: 8, ...printLoad(sheet.pages, 8) }]);
});

it('where it is for any group, it is told for those of page one', async () => {
  const { pages, loads } = await tell('letter-herkenning');
  expect(loads.map(({ children }) => children)).toEqual([4, 12, 24]);
  expect(pages.find(({ name }) => name === 'Letters')?.use).toMatch(/kies er één · 4, 12 of 24 keer$/);
});
