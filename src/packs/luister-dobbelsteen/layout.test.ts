import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { rhymes, type Word } from '../../model/word.ts';
import { drawn, figuresOn, namesOn } from '../../sheets/drawn-for-tests.ts';
import { printLoad } from '../../sheets/lay/print-load.ts';
import { dashes } from '../../sheets/measures.ts';
import { isMark, type Page } from '../../sheets/sheet.ts';

/** The squares of the cross as they are given: two apart in the column, and the arms. */
const opposite = [
  [0, 4],
  [1, 5],
  [2, 3],
] as const;

const pack = layOutExample('luister-dobbelsteen');
const dice = pack.sheet.pages.filter(({ bookmark }) => bookmark?.includes('obbelsteen'));
const dieNamed = (name: string): Page[] => dice.filter(({ bookmark }) => bookmark?.startsWith(name));

const oppositesOn = (page: Page): [string, string][] =>
  opposite.map(([one, other]) => [namesOn(page)[one] ?? '', namesOn(page)[other] ?? '']);
const pairsOf = (page: Page): [Word, Word][] =>
  oppositesOn(page).map(([one, other]) => [pack.words.get(one) as Word, pack.words.get(other) as Word]);

/** An edge, whichever way it is drawn. */
const edge = (...points: [number, number][]): string =>
  points
    .map((point) => point.map((value) => value.toFixed(2)).join(' '))
    .sort()
    .join(' – ');

/** Edges of the net as they are drawn: folded, cut, or cut round a tab. */
function edgesOf(page: Page) {
  const named = (dash: readonly number[]) =>
    drawn(page, 'line')
      .filter(({ stroke }) => stroke.dash === dash)
      .map(({ x1, y1, x2, y2 }) => edge([x1, y1], [x2, y2]));
  const tabs = drawn(page, 'path')
    .filter(({ stroke }) => stroke?.dash === dashes.cut)
    .map(({ d }) => (d.match(/-?[\d.]+/g) ?? []).map(Number))
    .map(([x1 = 0, y1 = 0, ...rest]) => edge([x1, y1], [rest.at(-2) ?? 0, rest.at(-1) ?? 0]));
  return { folds: named(dashes.fold), cuts: named(dashes.cut), tabs };
}

const ends = (drawnEdge: string): number[] => (drawnEdge.match(/[\d.]+/g) ?? []).map(Number);

describe('a die', () => {
  it('is of rhymes, then of first sounds, each in a part of its own; or to do, or empty', () => {
    const counts = dice.map((page) => [page.bookmark?.replace(/ ?\d$/, ''), figuresOn(page).length]);
    expect(counts).toEqual([
      ...['Rijm', 'Rijm', 'Beginklank', 'Beginklank', 'Doe'].map((name) => [`${name}-dobbelsteen`, 6]),
      ['Lege dobbelsteen', 0],
    ]);
  });

  it('can be glued: seven tabs for seven edges, none in an arm, and every edge of the six squares drawn once', () => {
    for (const page of dice) {
      const { folds, cuts, tabs } = edgesOf(page);
      expect([tabs.length, cuts.length, folds.length]).toEqual([7, 7, 5 + 7]);
      for (const tab of tabs) expect(folds).toContain(tab);
      const all = new Set([...folds, ...cuts]);
      expect(all.size).toBe(6 * 4 - 5);
      expect(new Set([...all].map((one) => Math.hypot(...lengthOf(one)).toFixed(0))).size).toBe(1);
      const across = [
        ...new Set([...tabs, ...cuts].flatMap((one) => ends(one).filter((_, at) => at % 2 === 0))),
      ];
      const [, left = 0, right = 0] = across.sort((a, b) => a - b);
      const isInColumn = (one: string) =>
        ends(one).every((value, at) => at % 2 === 1 || (value >= left && value <= right));
      expect(tabs.filter((tab) => !isInColumn(tab))).toEqual([]);
    }
  });

  it('has its squares in a cross', () => {
    for (const page of dice.filter((one) => figuresOn(one).length > 0)) {
      const at = figuresOn(page).map(({ children }) => {
        const mark = children.find(isMark);
        return mark?.kind === 'picture' ? [mark.x, mark.y] : [];
      });
      const [first, second, left, right, third, fourth] = at;
      expect(new Set([first, second, third, fourth].map((place) => place?.[0])).size).toBe(1);
      expect([left?.[1], right?.[1]]).toEqual([second?.[1], second?.[1]]);
    }
  });

  it('has in its corner the shape of what lies opposite, and of no other, dark on white', () => {
    /** Shapes of cut paper have a bow at each of their corners. */
    const bows = ({ d }: { d: string }) => d.split('Q').length - 1;
    const laidOn = (page: Page) => drawn(page, 'path').filter(({ fill }) => fill === 'frame');
    for (const page of [...dieNamed('Rijm'), ...dieNamed('Beginklank')]) {
      const [first, second, third] = opposite.map((pair) =>
        pair.map((at) => bows(laidOn(page)[at] ?? { d: '' })),
      );
      for (const pair of [first, second, third]) expect(new Set(pair).size).toBe(1);
      expect(new Set([first, second, third].map(String)).size).toBe(3);
    }
    for (const page of [...dieNamed('Doe'), ...dieNamed('Lege')]) expect(laidOn(page)).toEqual([]);
  });

  it('says on each of its faces what is asked, also where there is no colour', () => {
    const asked = (page: Page) =>
      drawn(page, 'picture').flatMap(({ picture }) => (picture.startsWith('teken-') ? [picture] : []));
    const sixOf = (name: string) => Array<string>(6).fill(name);
    for (const page of dieNamed('Rijm')) expect(asked(page)).toEqual(sixOf('teken-rijm'));
    for (const page of dieNamed('Beginklank')) expect(asked(page)).toEqual(sixOf('teken-oor'));
    for (const page of dieNamed('Doe')) expect(asked(page)).toEqual([]);
  });
});

describe('a class', () => {
  it('has all pairs on one sheet for the teacher, named', () => {
    const said = drawn(pack.pageNamed('Antwoorden'), 'text').map(({ text }) => text);
    const { rhymeDice, firstSoundDice, actions } = pack.parameters;
    const named = [
      ...rhymeDice.flat(2),
      ...firstSoundDice.flat(2),
      ...actions.flat().map(({ action }) => action),
    ];
    expect(said).toEqual(expect.arrayContaining(named));
    expect(said).toContain('/m/');
  });

  it('of 24 has six groups with a die each, for few sheets and little cutting', () => {
    const { sheets, minutes } = printLoad(pack.sheet.pages, 24);
    expect(sheets).toBeLessThanOrEqual(25);
    expect(minutes).toBeLessThanOrEqual(40);
  });

  it('cuts nothing away but how a die is made', () => {
    for (const page of dice) {
      const asides = page.blocks.filter(({ role }) => role === 'L');
      expect(asides).toHaveLength(1);
      expect(asides[0]?.children).toHaveLength(5);
    }
  });
});

describe('underneath lies', () => {
  it('what rhymes, with three different rhymes on a die', () => {
    for (const pairs of dieNamed('Rijm').map(pairsOf)) {
      for (const pair of pairs) expect(rhymes(...pair), pair.map(({ word }) => word).join()).toBe(true);
      expect(new Set(pairs.flat().map(({ rhyme }) => rhyme)).size).toBe(3);
    }
  });

  it('what begins alike, with three different sounds on a die', () => {
    for (const pairs of dieNamed('Beginklank').map(pairsOf)) {
      for (const [one, other] of pairs) expect(one.firstSound).toBe(other.firstSound);
      expect(new Set(pairs.flat().map(({ firstSound }) => firstSound)).size).toBe(3);
    }
  });

  it('whispering under shouting, waving under jumping, feet under hands', () => {
    expect(dieNamed('Doe').map(oppositesOn)).toEqual([
      [
        ['spring', 'zwaai'],
        ['roep', 'fluister'],
        ['klap', 'stamp'],
      ],
    ]);
  });
});

function lengthOf(drawnEdge: string): [number, number] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends(drawnEdge);
  return [x2 - x1, y2 - y1];
}
