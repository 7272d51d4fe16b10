import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { rhymes, type Word } from '../../model/word.ts';
import { drawn, drawnIn, figuresOn, namesOn } from '../../sheets/drawn-for-tests.ts';
import { printLoad } from '../../sheets/lay/print-load.ts';
import { extentOf } from '../../sheets/marks/path.ts';
import { dashes } from '../../sheets/measures.ts';
import { looks, paint } from '../../sheets/palette.ts';
import { isMark, type Page } from '../../sheets/sheet.ts';
import { glued } from './making.ts';
import { layOutSpots } from './spots.ts';

/** The squares of the cross as they are given: two apart in the column, and the arms. */
const opposite = [
  [0, 4],
  [1, 5],
  [2, 3],
] as const;

const pack = layOutExample('luister-dobbelsteen');
const dice = pack.sheet.pages.filter(({ bookmark }) => bookmark?.includes('obbelsteen'));
const plates = pack.sheet.pages.filter(({ bookmark }) => bookmark?.includes('plaat'));
const dieNamed = (name: string): Page[] => dice.filter(({ bookmark }) => bookmark?.startsWith(name));

const oppositesOn = (page: Page): [string, string][] =>
  opposite.map(([one, other]) => [namesOn(page)[one] ?? '', namesOn(page)[other] ?? '']);
const wordsOf = (names: readonly string[]): Word[] => names.map((name) => pack.words.get(name) as Word);

/** From one dot to six: each stands on the board of dots before it. */
function topsOf(plate: Page): string[] {
  const strip = plate.blocks.find(({ role }) => role === 'L');
  return drawn({ blocks: strip ? [strip] : [] }, 'text').map(({ text }) => text);
}

const answersOn = ({ bookmark }: Page): ((top: Word, word: Word) => boolean) =>
  bookmark?.startsWith('Rijm') ? rhymes : (top, word) => top.firstSound === word.firstSound;

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
    const counts = dice.map((page) => [page.bookmark?.replace(/ [A-D]$/, ''), figuresOn(page).length]);
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

  it('has in its corner as many dots as an ordinary one: what lies opposite makes seven', () => {
    for (const page of dice.slice(0, -1)) {
      const boards = page.blocks.filter(({ role }) => role === 'Artifact').slice(1);
      const counts = boards.map(
        (board) => drawnIn(board, 'line').filter(({ stroke }) => stroke.colour === 'frame').length,
      );
      const dots = counts.filter((count) => count > 0);
      expect(dots.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
      for (const [one, other] of opposite) expect((dots[one] ?? 0) + (dots[other] ?? 0)).toBe(7);
    }
  });

  it('has six words by which children throw: no two rhyme, or begin alike', () => {
    for (const page of dieNamed('Rijm'))
      expect(new Set(wordsOf(namesOn(page)).map(({ rhyme }) => rhyme)).size).toBe(6);
    for (const page of dieNamed('Beginklank'))
      expect(new Set(wordsOf(namesOn(page)).map(({ firstSound }) => firstSound)).size).toBe(6);
  });

  it('says on each of its faces what is asked and for which plate, also where there is no colour', () => {
    const asked = (page: Page, drawing: string) =>
      page.blocks
        .filter((block) => drawnIn(block, 'picture').some(({ picture }) => picture === drawing))
        .flatMap((block) => drawnIn(block, 'text').map(({ text }) => text));
    const sixOf = (says: string) => Array<string>(6).fill(says);
    const letterOf = (page: Page) => page.bookmark?.at(-1);
    for (const page of dieNamed('Rijm'))
      expect(asked(page, 'teken-rijm')).toEqual(sixOf(`rijm ${letterOf(page)}`));
    for (const page of dieNamed('Beginklank'))
      expect(asked(page, 'teken-oor')).toEqual(sixOf(`klank ${letterOf(page)}`));
    for (const page of dieNamed('Doe'))
      expect(drawn(page, 'picture').filter(({ picture }) => picture.startsWith('teken-'))).toEqual([]);
  });

  it('has tabs that nobody cuts off: grey in either version, named, and cut along a heavier line than it is folded along', () => {
    for (const page of dice) {
      const tinted = drawn(page, 'path').filter(({ d, fill }) => fill === glued && isLarge(d));
      expect(tinted).toHaveLength(7);
      for (const look of looks) expect(paint(glued, look)).not.toBe(paint('paper', look));
      const said = drawn(page, 'text').map(({ text }) => text);
      expect(said.filter((text) => text.startsWith('plak'))).toHaveLength(7);
      const weightOf = (dash: readonly number[]) =>
        [...drawn(page, 'line'), ...drawn(page, 'path')].flatMap(({ stroke }) =>
          stroke?.dash === dash ? [stroke.weight] : [],
        );
      expect(Math.min(...weightOf(dashes.cut))).toBeGreaterThan(Math.max(...weightOf(dashes.fold)));
    }
  });

  it('has a sign on each fold between two faces', () => {
    for (const page of dice) {
      const signs = drawn(page, 'path').filter(({ stroke }) => stroke?.colour === 'quiet');
      expect(signs).toHaveLength(5);
    }
  });
});

describe('a plate', () => {
  it('has in its head six cells of one width, with what is in them in the middle', () => {
    for (const plate of plates) {
      const strip = plate.blocks.find(({ role }) => role === 'L');
      const middles = drawn({ blocks: strip ? [strip] : [] }, 'text').map(({ x, width }) => x + width / 2);
      const steps = middles.slice(1).map((x, index) => x - (middles[index] ?? 0));
      for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0);
      const dividers = drawn(plate, 'line').filter(({ x1, x2, y2, y1 }) => x1 === x2 && y2 - y1 > 20);
      expect(dividers).toHaveLength(5);
      dividers.forEach(({ x1 }, index) => {
        expect(x1 - (middles[index] ?? 0)).toBeCloseTo((middles[index + 1] ?? 0) - x1);
      });
    }
  });

  it('has pictures that stay within their round, but for the outermost of their corners', () => {
    for (const plate of plates) {
      const sides = figuresOn(plate).flatMap((figure) =>
        drawnIn(figure, 'picture').map(({ width }) => width),
      );
      const rounds = drawn(plate, 'circle').filter(({ radius }) => radius > 10);
      rounds.forEach(({ radius }, index) => {
        expect((sides[index] ?? 0) / radius).toBeLessThan(1.5);
      });
    }
  });

  it('has the six faces of its die in its head, by the dots of an ordinary one, with their names', () => {
    for (const plate of plates) {
      const letter = plate.bookmark?.at(-1);
      const [die] = dice.filter(({ bookmark }) => bookmark?.endsWith(` ${letter}`));
      expect(topsOf(plate).toSorted()).toEqual(namesOn(die as Page).toSorted());
      // In the net the first square has one dot.
      expect(topsOf(plate)[0]).toBe(namesOn(die as Page)[0]);
    }
  });

  it('has pictures that answer one face each, and for each face one or more', () => {
    for (const plate of plates) {
      const tops = wordsOf(topsOf(plate));
      const shown = wordsOf(namesOn(plate));
      expect(new Set(shown).size).toBe(shown.length);
      const answers = answersOn(plate);
      for (const word of shown)
        expect(
          tops.filter((top) => answers(top, word)),
          word.word,
        ).toHaveLength(1);
      for (const top of tops)
        expect(
          shown.some((word) => answers(top, word)),
          top.word,
        ).toBe(true);
    }
  });

  it('has pictures of 26 mm and more on rounds that keep out of each other, for buttons', () => {
    for (const plate of plates) {
      for (const figure of figuresOn(plate))
        for (const { width } of drawnIn(figure, 'picture')) expect(width).toBeGreaterThanOrEqual(26);
      const rounds = drawn(plate, 'circle').filter(({ radius }) => radius > 10);
      expect(rounds).toHaveLength(figuresOn(plate).length);
      rounds.forEach((one, index) => {
        for (const other of rounds.slice(0, index))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.radius + other.radius);
      });
    }
  });

  it('does not tell by its place what answers what', () => {
    for (const plate of plates) {
      const tops = wordsOf(topsOf(plate));
      const families = wordsOf(namesOn(plate)).map((word) =>
        tops.findIndex((top) => answersOn(plate)(top, word)),
      );
      expect(families).not.toEqual(families.toSorted());
    }
  });

  it('comes out the same each time', () => {
    expect(layOutExample('luister-dobbelsteen').sheet.pages).toEqual(pack.sheet.pages);
  });
});

describe.each([1, 2, 6, 10, 14, 18])('%d spots', (count) => {
  const room = { x: 10, y: 20, width: 180, height: 210 };
  const spots = layOutSpots(count, room);

  it('are in the room, three millimetres and more apart', () => {
    expect(spots).toHaveLength(count);
    spots.forEach(({ x, y, radius }, index) => {
      expect(x - radius).toBeGreaterThanOrEqual(room.x - 0.01);
      expect(x + radius).toBeLessThanOrEqual(room.x + room.width + 0.01);
      expect(y - radius).toBeGreaterThanOrEqual(room.y - 0.01);
      expect(y + radius).toBeLessThanOrEqual(room.y + room.height + 0.01);
      for (const other of spots.slice(0, index))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(2 * radius + 2.99);
    });
  });
});

describe('a class', () => {
  it('has all that answers a face on what children check themselves by, named, and what there is to do', () => {
    const pages = pack.sheet.pages.filter(
      ({ bookmark, part }) =>
        part?.name === 'Klopt het?' || (part?.name === 'Klankplaat' && !bookmark?.includes('plaat')),
    );
    const said = pages.flatMap((page) => drawn(page, 'text').map(({ text }) => text));
    const { rhymeDice, firstSoundDice, actions } = pack.parameters;
    const named = [
      ...rhymeDice.flat(2),
      ...firstSoundDice.flat(2),
      ...actions.flat().map(({ action }) => action),
    ];
    expect(said).toEqual(expect.arrayContaining(named));
    const rows = pages.flatMap(({ blocks }) => blocks.filter(({ role }) => role === 'L'));
    const [first] = rows.flatMap(({ children }) => children);
    const words = drawn({ blocks: first ? [first] : [] }, 'text').map(({ text }) => text);
    expect(words).toEqual(rhymeDice[0]?.[0]);
  });

  it('of 24 has a plate and a card to check by for each of six groups, and one die to glue', () => {
    const { sheets, minutes } = printLoad(pack.sheet.pages, 24);
    expect(sheets).toBeLessThanOrEqual(15);
    expect(minutes).toBeLessThanOrEqual(5);
  });

  it('finds behind each throw, at the same height across the fold, what answers it', () => {
    const { rhymeDice, firstSoundDice } = pack.parameters;
    const checks = pack.sheet.pages.filter((page) =>
      page.blocks.some(({ role, children }) => role === 'H3' && children.length === 2),
    );
    const rows = checks.flatMap(({ blocks }) =>
      blocks
        .filter(({ role, children }) => role === 'L' && children.length === 6)
        .flatMap(({ children }) => children),
    );
    const named = rows
      .map((row) => (isMark(row) ? [] : drawnIn(row, 'text')))
      .filter((texts) => texts.length > 1);
    expect(named.map((texts) => texts.map(({ text }) => text))).toEqual(
      [...rhymeDice, ...firstSoundDice].flat(),
    );
    for (const [top, ...answers] of named)
      for (const { x, y } of answers) {
        expect(top?.x).toBeLessThan(105);
        expect(x).toBeGreaterThan(105);
        expect(Math.abs(y - (top?.y ?? 0))).toBeLessThan(9);
      }
  });

  it('cuts nothing away but how a die is made', () => {
    for (const page of dice) {
      const asides = page.blocks.filter(({ role }) => role === 'L');
      expect(asides).toHaveLength(1);
      expect(asides[0]?.children).toHaveLength(5);
    }
  });
});

describe('the die of deeds', () => {
  it('has whispering under shouting, waving under jumping, feet under hands', () => {
    expect(dieNamed('Doe').map((page) => oppositesOn(page).toSorted())).toEqual([
      [
        ['klap', 'stamp'],
        ['roep', 'fluister'],
        ['spring', 'zwaai'],
      ],
    ]);
  });
});

/** Of a net, not of a drawing of one. */
const isLarge = (d: string): boolean => extentOf(d) > 40;

function lengthOf(drawnEdge: string): [number, number] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends(drawnEdge);
  return [x2 - x1, y2 - y1];
}
