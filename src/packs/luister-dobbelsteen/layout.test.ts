import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { rhymes, type Word } from '../../model/word.ts';
import { dashes } from '../../sheets/measures.ts';
import {
  type Element,
  isMark,
  type LineMark,
  marksOf,
  type Page,
  type PathMark,
} from '../../sheets/sheet.ts';

const slug = 'luister-dobbelsteen';
const side = 54;
/** The squares of the cross as they are given, and which lie opposite each other: two apart in the column, and the arms. */
const column = [0, 1, 4, 5] as const;
const opposite = [
  [0, 4],
  [1, 5],
  [2, 3],
] as const;

const pack = layOutExample(slug);

const dice = pack.sheet.pages.slice(2, -1);

const figures = (page: Page): Element[] =>
  page.blocks.filter((block): block is Element => block.role === 'Figure');
const pairsOf = (page: Page): [Word, Word][] =>
  opposite.map(([one, other]) => {
    const named = (at: number) => pack.words.get(figures(page)[at]?.alt ?? '') as Word;
    return [named(one), named(other)];
  });
const dieNamed = (name: string): Page[] => dice.filter((page) => page.bookmark?.startsWith(name));

const numbersOf = (path: PathMark): number[] => (path.d.match(/-?[\d.]+/g) ?? []).map(Number);
const nameOf = (x1: number, y1: number, x2: number, y2: number): string =>
  [
    [x1, y1],
    [x2, y2],
  ]
    .map((point) => point.map((value) => value.toFixed(2)).join(' '))
    .sort()
    .join(' – ');

/** Edges of the net as they are drawn: folded, cut, or cut round a tab. */
function edgesOf(page: Page) {
  const lines = [...marksOf(page.blocks)].filter((mark): mark is LineMark => mark.kind === 'line');
  const named = (dash: readonly number[]) =>
    lines.filter((mark) => mark.stroke.dash === dash).map(({ x1, y1, x2, y2 }) => nameOf(x1, y1, x2, y2));
  const tabs = [...marksOf(page.blocks)]
    .filter((mark): mark is PathMark => mark.kind === 'path' && mark.stroke?.dash === dashes.cut)
    .map((path) => {
      const points = numbersOf(path);
      return nameOf(points[0] ?? 0, points[1] ?? 0, points.at(-2) ?? 0, points.at(-1) ?? 0);
    });
  return { folds: named(dashes.fold), cuts: named(dashes.cut), tabs };
}

describe('the listening dice', () => {
  it('are rhyme dice, first-sound dice, a do-it die and an empty one', () => {
    expect(dice.map(({ bookmark }) => bookmark)).toEqual([
      'Rijm-dobbelsteen 1',
      'Rijm-dobbelsteen 2',
      'Beginklank-dobbelsteen 1',
      'Beginklank-dobbelsteen 2',
      'Doe-dobbelsteen',
      'Lege dobbelsteen',
    ]);
    expect(dice.map((page) => figures(page).length)).toEqual([6, 6, 6, 6, 6, 0]);
  });

  it('have seven tabs, seven edges to glue them to and five folds, each edge of 54 mm drawn once', () => {
    for (const page of dice) {
      const { folds, cuts, tabs } = edgesOf(page);
      expect(tabs).toHaveLength(7);
      expect(cuts).toHaveLength(7);
      expect(folds).toHaveLength(5 + 7);
      for (const tab of tabs) expect(folds).toContain(tab);
      const all = new Set([...folds, ...cuts]);
      expect(all.size).toBe(6 * 4 - 5);
      expect(new Set([...tabs, ...cuts]).size).toBe(14);
      for (const edge of all) {
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (edge.match(/[\d.]+/g) ?? []).map(Number);
        expect(Math.hypot(x2 - x1, y2 - y1)).toBeCloseTo(side, 1);
      }
    }
  });

  it('glue no tab to a tab: where a tab of the column lies in a corner, the arm beside it has none', () => {
    for (const page of dice) {
      const { tabs, cuts } = edgesOf(page);
      const xs = [
        ...new Set(
          [...tabs, ...cuts].flatMap((edge) => (edge.match(/[\d.]+/g) ?? []).filter((_, at) => at % 2 === 0)),
        ),
      ]
        .map(Number)
        .sort((a, b) => a - b);
      expect(xs).toHaveLength(4);
      const inColumn = (edge: string) =>
        (edge.match(/[\d.]+/g) ?? [])
          .map(Number)
          .every((value, at) => at % 2 === 1 || (value >= (xs[1] ?? 0) && value <= (xs[2] ?? 0)));
      expect(tabs.every(inColumn)).toBe(true);
      expect(cuts.filter(inColumn)).toHaveLength(1);
    }
  });

  it('stand in the column and the arms, four and two', () => {
    const placed = figures(dice[0] as Page).map((figure) => figure.children.find(isMark));
    const xs = placed.map((mark) => (mark?.kind === 'picture' ? mark.x : 0));
    const ys = placed.map((mark) => (mark?.kind === 'picture' ? mark.y : 0));
    expect(new Set(column.map((at) => xs[at])).size).toBe(1);
    expect(column.map((at) => Math.round(((ys[at] ?? 0) - (ys[0] ?? 0)) / side))).toEqual([0, 1, 2, 3]);
    expect([2, 3].map((at) => Math.round(((xs[at] ?? 0) - (xs[0] ?? 0)) / side))).toEqual([-1, 1]);
    expect(ys[2]).toBe(ys[1]);
  });

  it('have in their corner the shape of what lies opposite, and of no other', () => {
    const signs = ['glow', 'sea', 'brick'] as const;
    const laidOn = (page: Page) =>
      [...marksOf(page.blocks)].flatMap((mark) =>
        mark.kind === 'path' ? signs.filter((sign) => sign === mark.fill) : [],
      );
    for (const page of [...dieNamed('Rijm'), ...dieNamed('Beginklank')])
      expect(opposite.map((pair) => pair.map((at) => laidOn(page)[at]))).toEqual(
        signs.map((sign) => [sign, sign]),
      );
    for (const page of [...dieNamed('Doe'), ...dieNamed('Lege')]) expect(laidOn(page)).toEqual([]);
  });

  it('have a rhyme underneath, and three different rhymes', () => {
    for (const page of dieNamed('Rijm')) {
      const pairs = pairsOf(page);
      for (const pair of pairs) expect(rhymes(...pair), pair.map(({ word }) => word).join()).toBe(true);
      expect(new Set(pairs.flat().map(({ rhyme }) => rhyme)).size).toBe(3);
      for (const { weight } of pairs.flat()) expect(weight).toBe('strong');
    }
  });

  it('have the same first sound underneath, and three different sounds', () => {
    for (const page of dieNamed('Beginklank')) {
      const pairs = pairsOf(page);
      for (const [one, other] of pairs) expect(one.firstSound).toBe(other.firstSound);
      expect(new Set(pairs.flat().map(({ firstSound }) => firstSound)).size).toBe(3);
    }
  });

  it('have shouting opposite whispering, jumping opposite waving, hands opposite feet', () => {
    const shown = figures(dieNamed('Doe')[0] as Page).map(({ alt }) => alt);
    expect(opposite.map((pair) => pair.map((at) => shown[at]).join())).toEqual([
      'spring,zwaai',
      'roep,fluister',
      'klap,stamp',
    ]);
  });
});
