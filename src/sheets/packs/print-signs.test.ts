import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercise-for-tests.ts';
import { type Mark, marksOf, type Page } from '../sheet.ts';
import * as packs from './index.ts';

const marksOn = (pages: readonly Page[]): Mark[] => pages.flatMap((page) => [...marksOf(page.blocks)]);
const isDrawnAs = (colour: 'cut' | 'fold') => (mark: Mark) =>
  'stroke' in mark && mark.stroke?.colour === colour;

describe.each(Object.keys(packs) as (keyof typeof packs)[])('page 1 of %s', (name) => {
  it('explains cut and fold lines exactly where there are any', () => {
    const { sheet } = layOutExample(name);
    const [first, ...rest] = sheet.pages;
    const told = marksOn(first ? [first] : []).flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
    expect(told.includes('knippen')).toBe(marksOn(rest).some(isDrawnAs('cut')));
    expect(told.includes('vouwen')).toBe(marksOn(rest).some(isDrawnAs('fold')));
  });
});
