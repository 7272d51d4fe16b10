import { describe, expect, it } from 'vitest';
import { layOutExample, problemsOf } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { firstYearLetters } from '../../model/letters.ts';
import { soundAlike } from '../../model/word.ts';
import { findFigure } from '../../sheets/cast/index.ts';
import type { Point } from '../../sheets/cast/paper.ts';
import { listParts } from '../../sheets/lay/parts.ts';
import { type Mark, marksOf, type Page, picturesOf } from '../../sheets/sheet.ts';
import { ascent, xHeight } from '../../sheets/text.ts';
import { hasOutlineOf, lookAlike } from './rules.ts';

const slug = 'letter-herkenning';
const pack = layOutExample(slug);

type TextMark = Extract<Mark, { kind: 'text' }>;
const textsOn = (page: Page): TextMark[] =>
  [...marksOf(page.blocks)].filter((mark): mark is TextMark => mark.kind === 'text');

/** What is written on the stones, from left to right. */
const stonesOn = (page: Page): TextMark[] =>
  textsOn(page)
    .filter(({ size }) => size === 36)
    .sort((one, other) => one.x + one.width / 2 - (other.x + other.width / 2));

const pageOf = (letter: string): Page => pack.pageNamed(`De ${letter}`);

/** Fifteen of it lie on each of the pages. */
const isStone = (name: string, pages: readonly Page[]): boolean =>
  pages.every(
    ({ blocks }) =>
      [...marksOf(blocks)].filter((mark) => mark.kind === 'picture' && mark.picture === name).length === 15,
  );

const isBlue = ({ stroke }: Extract<Mark, { kind: 'path' }>): boolean => stroke?.colour === 'blue';

/** Points that a path goes through: where its lines end, and half way along its bends. */
const pointsOf = ({ d }: Extract<Mark, { kind: 'path' }>): Point[] => {
  const points: Point[] = [];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLQC])([^MLQCZ]*)/g)) {
    const numbers = rest.trim().split(/[ ,]+/).map(Number);
    const [x = 0, y = 0] = numbers.slice(-2);
    const [fromX, fromY] = points.at(-1) ?? [x, y];
    const [overX = 0, overY = 0] = numbers;
    if (command === 'Q') points.push([(fromX + 2 * overX + x) / 4, (fromY + 2 * overY + y) / 4]);
    points.push([x, y]);
  }
  return points;
};

const isInside = ([x, y]: Point, shore: readonly Point[]): boolean =>
  shore.filter(([x1, y1], index) => {
    const [x2, y2] = shore.at(index - 1) ?? [0, 0];
    return y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);
  }).length %
    2 ===
  1;

const letters = pack.parameters.kernen
  .flatMap((kern) => kern.letters)
  .map(({ letter, words }) => ({ letter, words, page: pageOf(letter) }));

describe('a page for each letter', () => {
  it('is there for all of the first year', () => {
    expect(letters.map(({ letter }) => letter).sort()).toEqual([...firstYearLetters].sort());
    for (const { page } of letters) expect(page).toBeDefined();
  });

  it('shows one big hollow letter', () => {
    for (const { letter, page } of letters)
      expect(
        textsOn(page)
          .filter(({ hollow }) => hollow)
          .map(({ text }) => text),
      ).toEqual([letter]);
  });

  it('has that letter where a reader does not take it to be off the page', () => {
    for (const { letter, page } of letters)
      for (const { y, size } of textsOn(page).filter(({ hollow }) => hollow))
        expect(y, letter).toBeGreaterThanOrEqual(ascent(size));
  });

  it('has no picture over that letter, and above a low one something in the air', () => {
    const withSky = letters.filter(({ letter, page }) => {
      const marks = [...marksOf(page.blocks)];
      const [big] = textsOn(page).filter(({ hollow }) => hollow);
      if (!big) throw new Error(`no big ${letter}`);
      const [stage] = marks.flatMap((mark) =>
        mark.kind === 'rect' && mark.y < big.y && mark.y + mark.height > big.y ? [mark] : [],
      );
      const inItsColumn = marks.flatMap((mark) =>
        mark.kind === 'picture' && mark.x < big.x + big.width && mark.x + mark.width > big.x ? [mark] : [],
      );
      const above = inItsColumn.filter(({ y, height }) => y + height < big.y - xHeight(big.size));
      expect(above.length + inItsColumn.filter(({ y }) => y > big.y).length, letter).toBe(inItsColumn.length);
      return above.some(({ y }) => y > (stage?.y ?? 0));
    });
    expect(withSky.map(({ letter }) => letter)).toEqual(expect.arrayContaining(['aa', 'eu', 'ou', 'uu']));
  });

  it('has somebody beside it who says it, on each page another than on the last', () => {
    const figures = letters.map(({ letter, page }) => {
      const said = textsOn(page).filter(({ size }) => size === 34);
      expect(said.map(({ text }) => text)).toEqual([letter]);
      return picturesOf({ ...pack.sheet, pages: [page] }).filter((name) => findFigure(name));
    });
    figures.forEach((shown, index) => {
      expect(shown).toHaveLength(1);
      expect(shown).not.toEqual(figures[index + 1]);
    });
  });

  it('marks the letter in the word under each picture', () => {
    for (const { letter, words, page } of letters) {
      const under = textsOn(page).filter(({ size }) => size === 19);
      expect(under.map(({ text }) => text).join('')).toBe(words.join(''));
      const marked = under.filter(({ face }) => face === 'bold').map(({ text }) => text);
      expect(new Set(marked)).toEqual(new Set([letter]));
      expect(marked.length).toBeGreaterThanOrEqual(words.length);
    }
  });

  it('says of a letter that sounds as another does that you hear the same', () => {
    const said = letters
      .filter(({ page }) => textsOn(page).some(({ text }) => text.includes('je hoort hetzelfde')))
      .map(({ letter }) => letter);
    expect(said.sort()).toEqual(['au', 'ei', 'ij', 'ou']);
  });

  it('hides the letter five times, once in each column, among letters that look and sound different', () => {
    for (const { letter, page } of letters) {
      const stones = stonesOn(page);
      expect(stones).toHaveLength(15);
      for (let column = 0; column < 5; column++)
        expect(
          stones.slice(3 * column, 3 * column + 3).filter(({ text }) => text === letter),
          `${letter}, column ${column}`,
        ).toHaveLength(1);
      for (const { text } of stones.filter(({ text }) => text !== letter)) {
        expect(soundAlike(letter, text)).toBe(false);
        if (letter.length === 1 || text.length === 1) expect(lookAlike(letter, text)).toBe(false);
      }
    }
  });

  it('of two signs, or tall, is no column’s only one', () => {
    const shaped = letters.filter(({ letter }) => hasOutlineOf(letter, letter));
    expect(shaped.length).toBeGreaterThan(15);
    for (const { letter, page } of shaped) {
      const stones = stonesOn(page).map(({ text }) => text);
      for (let column = 0; column < 5; column++) {
        const others = stones.slice(3 * column, 3 * column + 3).filter((text) => text !== letter);
        expect(
          others.some((other) => hasOutlineOf(letter, other)),
          `${letter}, column ${column}: ${others}`,
        ).toBe(true);
      }
    }
  });

  it('is found by the overview', () => {
    const overview = pack.sheet.pages.find(({ bookmark }) => bookmark?.startsWith('Overzicht van'));
    const texts = textsOn(overview as Page).map(({ text }) => text);
    for (const { letter, page } of letters)
      expect(texts[texts.indexOf(letter) + 1]).toBe(`blz. ${pack.sheet.pages.indexOf(page) + 1}`);
  });

  it('is chosen from a table that takes a line for all letters', () => {
    const parts = listParts(pack.sheet.pages).filter(({ part }) => part.name.startsWith('Letters'));
    expect(parts.map(({ first, last }) => last - first + 1)).toEqual([letters.length]);
  });

  it('is composed otherwise than in the kern before, and as the others of its kern', () => {
    const kernen = pack.parameters.kernen.map((kern) => {
      const looks = kern.letters.map(({ letter }) => {
        const page = pageOf(letter);
        const [big, under] = [
          textsOn(page).find(({ hollow }) => hollow),
          textsOn(page).find(({ size }) => size === 19),
        ];
        const order = (under?.y ?? 0) < (big?.y ?? 0) ? 'pictures' : 'letter';
        const fills = [...marksOf(page.blocks)].flatMap((mark) =>
          mark.kind === 'rect' || mark.kind === 'circle' ? [`${mark.kind} ${mark.fill}`] : [],
        );
        return `${order}: ${[...new Set(fills)].sort().join()}`;
      });
      expect(new Set(looks).size, kern.name).toBe(1);
      return looks[0];
    });
    kernen.forEach((look, index) => {
      expect(look).not.toBe(kernen[index + 1]);
    });
  });

  it('has lines to write on that end within its frame', () => {
    for (const { letter, page } of letters)
      for (const mark of marksOf(page.blocks))
        if (mark.kind === 'line') {
          expect(mark.x1, letter).toBeGreaterThan(12 + 4);
          expect(mark.x2, letter).toBeLessThan(198 - 4);
        }
  });

  it('has the water of its kern, and a shore of its own', () => {
    const floating = pack.parameters.kernen.map((kern) => {
      const pages = kern.letters.map(({ letter }) => pageOf(letter));
      const stones = picturesOf({ ...pack.sheet, pages }).filter((name) => isStone(name, pages));
      expect(stones).toHaveLength(1);
      return stones[0];
    });
    expect(new Set(floating).size).toBe(pack.parameters.kernen.length);
    const shores = letters.map(({ page }) =>
      [...marksOf(page.blocks)]
        .flatMap((mark) => (mark.kind === 'path' && isBlue(mark) ? [mark.d] : []))
        .join(),
    );
    expect(new Set(shores).size).toBeGreaterThan(0.6 * letters.length);
  });
});

it('has as many fish of each letter where letters are alike, with the letters beside the pond', () => {
  const fish = pack.sheet.pages
    .filter(({ blocks }) => textsOn({ blocks }).some(({ text }) => text === 'Letters die op elkaar lijken'))
    .flatMap(textsOn);
  const keys = fish.filter(({ size }) => size === 40).map(({ text }) => text);
  expect(keys).toEqual(pack.parameters.alike.flat());
  for (const letter of new Set(keys)) {
    const groups = pack.parameters.alike.filter((group) => group.includes(letter));
    const count = groups.reduce((sum, group) => sum + 12 / group.length, 0);
    expect(
      fish.filter(({ text, size }) => text === letter && size === 36),
      letter,
    ).toHaveLength(count);
  }
});

it('keeps every fish in its water, tail and all', () => {
  const ponds = pack.sheet.pages
    .filter(({ blocks }) => textsOn({ blocks }).some(({ text }) => text === 'Letters die op elkaar lijken'))
    .flatMap(({ blocks }) => blocks.filter(({ role }) => role === 'Figure'))
    .map((pond) => [...marksOf([pond])].flatMap((mark) => (mark.kind === 'path' ? [mark] : [])))
    .filter((paths) => paths.length > 1);
  expect(ponds).toHaveLength(pack.parameters.alike.length);
  for (const [water, ...fish] of ponds) {
    expect(fish).toHaveLength(12);
    const shore = water ? pointsOf(water) : [];
    for (const corner of fish.flatMap(pointsOf)) expect(isInside(corner, shore)).toBe(true);
  }
});

it('gives who writes lines as high as a small letter and with room for the tail of a g, for a name as a capital too', () => {
  const linesOn = (page: Page | undefined) =>
    [...marksOf(page?.blocks ?? [])].flatMap((mark) =>
      mark.kind === 'line' && mark.stroke.colour === 'frame' ? [mark] : [],
    );
  const wide = linesOn(namePage()).filter(({ x1, x2 }) => x2 - x1 === 186);
  expect(wide).toHaveLength(8);
  for (const lines of [wide.slice(0, 4), wide.slice(4)]) {
    const [top = 0, body = 0, base = 0, tail = 0] = lines.map(({ y1 }) => y1);
    expect(body - top).toBeGreaterThan(0.2 * (base - top));
    expect(tail - base).toBeGreaterThan(0.4 * (base - body));
  }
  expect(linesOn(cardPages().at(-1)).length % 3).toBe(0);
});

it('has a pond that leads to the first word of its letter', () => {
  for (const { words, page } of letters) {
    const [ask] = textsOn(page).filter(({ text }) => text.startsWith('De kikker'));
    expect(ask?.text).toContain(` ${words[0]}. Spring je mee?`);
  }
});

it('shows what the frog hops to once beside the water', () => {
  for (const { page } of letters) {
    const pond = page.blocks.filter((block) => block.role === 'Figure' && block.alt?.startsWith('water met'));
    const pictures = [...marksOf(pond)].flatMap((mark) => (mark.kind === 'picture' ? [mark] : []));
    const goal = pictures.filter(({ height }) => height === 21)[0]?.picture;
    expect(goal).toBeDefined();
    expect(pictures.filter(({ picture }) => picture === goal)).toHaveLength(1);
  }
});

const namePage = (): Page => pack.pageNamed('Mijn naam');

const cardPages = (): Page[] =>
  pack.sheet.pages.filter(({ blocks }) =>
    textsOn({ blocks }).some(({ text }) => text.startsWith('Letterkaartjes')),
  );

it('has a card for each letter, with a line under it that tells a loose b from a p', () => {
  const cards = cardPages().flatMap((page) => {
    const lines = [...marksOf(page.blocks)].filter(
      (mark) => mark.kind === 'line' && mark.stroke.colour === 'own',
    );
    const shown = textsOn(page).filter(({ size }) => size === 64);
    expect(lines.map((line) => line.kind === 'line' && line.y1)).toEqual(shown.map(({ y }) => y));
    return shown;
  });
  expect(cards.map(({ text }) => text)).toEqual(letters.map(({ letter }) => letter));
});

it('has capitals on the sheet for the own name only: on fish, each with its small letter', () => {
  const pairs = (page: Page) => textsOn(page).filter(({ text }) => /^[A-Z]{1,2} ?[a-z]{1,2}$/.test(text));
  const single = (page: Page) => textsOn(page).filter(({ text }) => /^[A-Z]$/.test(text));
  for (const page of pack.sheet.pages.filter(({ bookmark }) => bookmark !== 'Mijn naam'))
    expect(single(page)).toEqual([]);
  const fish = pairs(namePage()).map(({ text }) => text);
  expect(new Set(fish).size).toBe(27);
  for (const text of fish) {
    const [large = '', small] = text.includes(' ') ? text.split(' ') : [...text];
    expect(large.toLowerCase()).toBe(small);
  }
});

it('shows on the sheet for the own name one to look at, written and letter by letter', () => {
  const texts = textsOn(namePage()).map(({ text }) => text);
  expect(texts).toContain('Dit zijn de letters van Bas.');
  expect(texts.join(' ')).toContain('B as B a s');
  expect(textsOn(namePage()).filter(({ colour }) => colour === 'trace')).toEqual([]);
});

describe('it is refused', () => {
  it.each([
    ['[aap, aardbei,', '[aap, agent,', 'in "agent" hoor je /aa/, maar je schrijft daar a'],
    ['[deur, doos', '[hond, doos', 'in "hond" hoor je geen /d/'],
    ['vlieger, fiets', 'vlieger, mier', 'in "mier" klinkt de ie anders door de r erachter'],
    ['wolk, wafel', 'worm, wafel', 'bij het plaatje van "worm" kan een kind ook "regenworm" zeggen'],
    ['letter: m, say', 'letter: M, say', '"M" is geen letter of letterpaar dat hier kan'],
    ['letter: s, say', 'letter: m, say', 'de m staat er twee keer'],
    ['letter: s, say', 'letter: m, say', 'van de 34 letters ontbreekt: s'],
    ['maan, muis, muts, mes', 'maan', 'een lijst van minstens 2'],
    ['[b, d, p]', '[b, s]', 'de b lijkt niet op de andere in deze groep'],
    ['[b, d, p]', '[b, p]', 'de b en de d lijken op elkaar: zet ze samen in een groep'],
  ])('when %s becomes %s', (from, to, reason) => {
    expect(problemsOf(slug, [from, to])).toContainEqual(expect.stringContaining(reason));
  });
});
