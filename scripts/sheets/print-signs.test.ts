import { describe, expect, it } from 'vitest';
import { packs } from '../../src/sheets/packs/index.ts';
import { type Mark, marksOf, type Page } from '../../src/sheets/sheet.ts';
import { layOutExample } from './laid-out.ts';

const marksOn = (pages: readonly Page[]): Mark[] => pages.flatMap((page) => [...marksOf(page.blocks)]);
const isDrawnAs = (colour: 'cut' | 'fold') => (mark: Mark) =>
  'stroke' in mark && mark.stroke?.colour === colour;

describe.each(Object.keys(packs))('page 1 of %s', (name) => {
  it('explains cut and fold lines exactly where there are any', () => {
    const { sheet } = layOutExample(name);
    const [first, ...rest] = sheet.pages;
    const told = marksOn(first ? [first] : []).flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
    expect(told.includes('knippen')).toBe(marksOn(rest).some(isDrawnAs('cut')));
    expect(told.includes('vouwen')).toBe(marksOn(rest).some(isDrawnAs('fold')));
  });
});
