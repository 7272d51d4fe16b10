import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { firstYearLetters } from '../../model/letters.ts';
import { findFigure } from '../../sheets/cast/index.ts';
import { drawn, drawnIn, figuresOn, picturesDrawn } from '../../sheets/drawn-for-tests.ts';
import { printLoad } from '../../sheets/lay/print-load.ts';
import { edgesOf } from '../../sheets/marks/index.ts';
import { weights } from '../../sheets/measures.ts';
import { type Element, marksOf, type Page } from '../../sheets/sheet.ts';
import { capHeight, xHeight } from '../../sheets/text.ts';
import { cardSize } from './layout.ts';
import { hasOutlineOf } from './rules.ts';

const pack = layOutExample('letter-herkenning');

const saysOn = (page: Page): string[] => drawn(page, 'text').map(({ text }) => text);

const letters = pack.parameters.kernen
  .flatMap((kern) => kern.letters)
  .map(({ letter, words }) => ({ letter, words, page: pack.pageNamed(`De ${letter}`) }));

function figureOn(page: Page, alt: string): Element {
  const figure = figuresOn(page).find((one) => one.alt?.startsWith(alt));
  if (!figure) throw new Error(`No ${alt}`);
  return figure;
}

/** What is written on the stones, column by column. */
function columnsOf(page: Page): string[][] {
  const stones = drawnIn(figureOn(page, 'water met'), 'text').sort(
    (one, other) => one.x + one.width / 2 - (other.x + other.width / 2),
  );
  return Array.from({ length: 5 }, (_, column) =>
    stones.slice(3 * column, 3 * column + 3).map(({ text }) => text),
  );
}

describe('a page for each letter', () => {
  it('is there for all of the first year', () => {
    expect(letters.map(({ letter }) => letter).sort()).toEqual([...firstYearLetters].sort());
  });

  it('shows one big hollow letter, and somebody who says it: another than on the page before', () => {
    const figures = letters.map(({ letter, page }) => {
      const hollow = drawn(page, 'text').filter((mark) => mark.hollow);
      expect(hollow.map(({ text }) => text)).toEqual([letter]);
      return picturesDrawn(page).filter((name) => findFigure(name));
    });
    figures.forEach((shown, index) => {
      expect(shown).toHaveLength(1);
      expect(shown).not.toEqual(figures[index + 1]);
    });
  });

  it('has the frog beside the first stone that it hops to, and no lower than the last what it hops to', () => {
    for (const { letter, page } of letters) {
      const water = figureOn(page, 'water met');
      const good = drawnIn(water, 'text')
        .filter(({ text }) => text === letter)
        .sort((one, other) => one.x - other.x);
      const pictures = drawnIn(water, 'picture');
      const frog = pictures.find(({ picture }) => picture === 'kikker');
      const goal = pictures.toSorted((one, other) => other.x - one.x)[0];
      const [first, last] = [good[0], good.at(-1)];
      if (!frog || !goal || !first || !last) throw new Error('No frog, goal or letters');
      const levelOf = (text: typeof first): number => text.y - xHeight(text.size) / 2;
      expect(Math.abs(frog.y + frog.height / 2 - levelOf(first)), letter).toBeLessThan(0.1);
      expect(Math.abs(goal.y + goal.height / 2 - levelOf(last)), letter).toBeLessThan(11);
    }
  });

  it('has what gives light at the left, as every shadow falls to the right', () => {
    const lights = letters
      .flatMap(({ page }) => page.blocks.filter(({ role }) => role === 'Artifact'))
      .flatMap((stage) => drawnIn(stage, 'picture'))
      .filter(({ picture }) => picture === 'zon' || picture === 'maan');
    expect(lights.length).toBeGreaterThan(0);
    for (const { picture, x, width } of lights) expect(x + width / 2, picture).toBeLessThan(105);
  });

  it('marks the letter in the word of each picture', () => {
    for (const { letter, words, page } of letters)
      for (const word of words) {
        const under = page.blocks
          .filter(({ role }) => role === 'P')
          .map((block) => drawnIn(block, 'text'))
          .find((texts) => texts.map(({ text }) => text).join('') === word);
        const bold = under?.filter(({ face }) => face === 'bold').map(({ text }) => text);
        expect(new Set(bold), word).toEqual(new Set([letter]));
      }
  });

  it('has two pictures in which the letter is not heard nor seen, and nothing is marked under these', () => {
    const known = new Set(letters.flatMap(({ words }) => words));
    for (const { letter, words, page } of letters) {
      const written = page.blocks
        .filter(({ role }) => role === 'P')
        .map((block) => drawnIn(block, 'text').filter(({ size }) => size < 100))
        .filter((texts) => {
          const said = texts.map(({ text }) => text).join('');
          return known.has(said) && (said !== letter || words.includes(said));
        });
      const strangers = written.filter((texts) => texts.every(({ face }) => face !== 'bold'));
      expect(written, letter).toHaveLength(words.length + 2);
      expect(strangers, letter).toHaveLength(2);
      for (const [text] of strangers) expect(text?.text).not.toContain(letter);
      const names = (pack.parameters.alsoSaid ?? [])
        .filter(([of]) => strangers.some(([text]) => text?.text === of))
        .flat();
      for (const name of names) expect(name, letter).not.toContain(letter);
    }
  });

  it('has them neither in front nor both last, so that no place tells where the letter is heard', () => {
    for (const { letter, words, page } of letters) {
      const row = figuresOn(page).slice(0, words.length + 2);
      const isOwn = row.map(({ alt = '' }) => words.includes(alt));
      expect(isOwn[0], letter).toBe(true);
      expect(isOwn.slice(-2), letter).toContain(true);
    }
  });

  it('has each word above its own picture, and none so near to the next that the row reads as a sentence', () => {
    for (const { letter, words, page } of letters) {
      const [upper = 0] = drawn(page, 'line').map(({ y1 }) => y1);
      const shown = figuresOn(page)
        .slice(0, words.length + 2)
        .map((figure) => {
          const [picture] = drawnIn(figure, 'picture');
          return (picture?.x ?? 0) + (picture?.width ?? 0) / 2;
        });
      const written = page.blocks
        .filter(({ role }) => role === 'P')
        .map((block) => drawnIn(block, 'text'))
        .filter(([first]) => first && first.size >= 24 && first.size < 100 && first.y < upper)
        .map((texts) => ({
          from: texts[0]?.x ?? 0,
          to: (texts.at(-1)?.x ?? 0) + (texts.at(-1)?.width ?? 0),
        }));
      expect(written, letter).toHaveLength(words.length + 2);
      written.forEach(({ from, to }, index) => {
        expect((from + to) / 2, letter).toBeCloseTo(shown[index] ?? 0, 0);
        const next = written[index + 1];
        if (next) expect(next.from - to, letter).toBeGreaterThan(6);
      });
    }
  });

  it('says of a letter that sounds as another does that you hear the same', () => {
    const said = letters.filter(({ page }) =>
      saysOn(page).some((text) => text.includes('Je hoort hetzelfde')),
    );
    expect(said.map(({ letter }) => letter).sort()).toEqual(['au', 'ei', 'ij', 'ou']);
  });

  it('hides the letter once in each column, of two signs or tall beside another such', () => {
    for (const { letter, page } of letters)
      for (const column of columnsOf(page)) {
        expect(
          column.filter((text) => text === letter),
          letter,
        ).toHaveLength(1);
        if (!hasOutlineOf(letter, letter)) continue;
        const alike = column.filter((text) => text !== letter && hasOutlineOf(letter, text));
        expect(alike, `${letter} among ${column}`).not.toEqual([]);
      }
  });

  it('has a pond that leads to the first word of its letter, shown once', () => {
    for (const { words, page } of letters) {
      expect(saysOn(page).join(' ')).toContain(` ${words[0]}. Spring je mee?`);
      const goal = pack.words.get(words[0] ?? '')?.picture;
      expect(
        drawnIn(figureOn(page, 'water met'), 'picture').filter(({ picture }) => picture === goal),
      ).toHaveLength(1);
    }
  });

  it('is found by the overview', () => {
    const overview = pack.sheet.pages.find(({ bookmark }) => bookmark?.startsWith('Overzicht van'));
    const texts = overview ? saysOn(overview) : [];
    for (const { name, letters: inKern } of pack.parameters.kernen) {
      const numbers = inKern.map(
        ({ letter }) => pack.sheet.pages.indexOf(pack.pageNamed(`De ${letter}`)) + 1,
      );
      expect(texts[texts.indexOf(name) + 1]).toBe(`blz. ${numbers[0]}–${numbers.at(-1)}`);
      for (const { letter } of inKern) expect(texts).toContain(letter);
    }
  });
});

it('has as many fish of each letter where letters are alike', () => {
  const ponds = pack.sheet.pages
    .filter((page) => saysOn(page).includes('Letters die op elkaar lijken'))
    .flatMap(figuresOn)
    .map((pond) => drawnIn(pond, 'text').map(({ text }) => text))
    .filter((texts) => texts.length > 1);
  expect(ponds).toHaveLength(pack.parameters.alike.length);
  for (const [index, group] of pack.parameters.alike.entries())
    for (const letter of group)
      expect(
        ponds[index]?.filter((text) => text === letter),
        letter,
      ).toHaveLength(6 / group.length);
});

it('has fish that swim clear of each other and of the shore, each letter clear of the mouth', () => {
  const ponds = pack.sheet.pages.flatMap(figuresOn).filter(({ alt }) => alt?.startsWith('een vijver'));
  for (const pond of ponds) {
    const [water, ...paths] = drawnIn(pond, 'path');
    // Of each fish: fins, body, eye, mouth, line.
    const fish = drawnIn(pond, 'text').map((text, index) => {
      const [fins, body, eye] = paths.slice(5 * index).map(edgesOf);
      if (!fins || !body || !eye || !water) throw new Error('No fish');
      return { top: fins.top, bottom: fins.bottom, left: body.left, right: body.right, eye, text };
    });
    for (const [index, one] of fish.entries()) {
      const { left, right } = edgesOf(one.text);
      expect(left - one.left, one.text.text).toBeGreaterThan(2);
      // Its eye is on the right in every pond: a b is told from a d by the letter, not by its fish.
      expect(one.eye.left - right, one.text.text).toBeGreaterThan(2);
      if (water) expect(one.top - edgesOf(water).top).toBeGreaterThan(1);
      for (const other of fish.slice(index + 1)) {
        const across = Math.max(other.left - one.right, one.left - other.right);
        const down = Math.max(other.top - one.bottom, one.top - other.bottom);
        expect(Math.max(across, down), `${one.text.text} ${other.text.text}`).toBeGreaterThan(1);
      }
    }
  }
});

it('has a card for each letter, with a line beside it that tells a loose b from a p', () => {
  const cards = pack.sheet.pages
    .filter((page) => saysOn(page).some((text) => text.startsWith('Letterkaartjes')))
    .flatMap((page) => {
      const lines = drawn(page, 'line').filter(
        ({ stroke }) => stroke.colour === 'own' && stroke.weight === weights.frame,
      );
      const heights = new Set(lines.map(({ y1 }) => y1));
      return drawn(page, 'text').filter(({ y }) => heights.has(y));
    });
  expect(cards.map(({ text }) => text)).toEqual(letters.map(({ letter }) => letter));
});

it('has a line for a name on the sheet of each letter, and on no card', () => {
  const named = pack.sheet.pages.filter((page) => saysOn(page).at(-2) === 'Naam:');
  expect(named).toEqual(pack.sheet.pages.filter(({ part }) => part?.name === 'Letters'));
});

it('has cards on which a stem, a tail and the dots stay clear of where is cut', () => {
  const [page] = pack.sheet.pages.filter((one) => one.part?.name === 'Kaartjes');
  if (!page) throw new Error('No cards');
  const written = drawn(page, 'text').filter(({ size }) => size === cardSize);
  const cuts = [
    ...new Set(
      drawn(page, 'line')
        .filter(({ stroke }) => stroke.dash)
        .map(({ y1 }) => y1),
    ),
  ];
  expect(xHeight(cardSize)).toBeGreaterThan(9);
  for (const { text, y } of written)
    for (const cut of cuts.filter((one) => one < y))
      expect(y - 1.06 * capHeight(cardSize) - cut, text).toBeGreaterThan(4);
  for (const dot of drawn(page, 'circle'))
    for (const cut of cuts)
      expect(Math.abs(dot.y - cut) - dot.radius, `dot at ${dot.y}`).toBeGreaterThan(1.5);
});

it('costs a class a sheet for each child and nothing to cut', () => {
  const { sheets, minutes } = printLoad(pack.sheet.pages, 24);
  expect(sheets).toBeLessThanOrEqual(25);
  expect(minutes).toBe(0);
});

it('shows every letter of one size: a stem is as long on each page', () => {
  const sizes = letters.flatMap(({ page }) =>
    drawn(page, 'text')
      .filter(({ hollow }) => hollow)
      .map(({ size }) => size),
  );
  expect(new Set(sizes).size).toBe(1);
});

it('marks a sound with one line, also where it is written with two signs', () => {
  for (const { letter, words, page } of letters) {
    const marks = page.blocks
      .filter(({ role }) => role === 'Artifact')
      .map((block) => [...marksOf([block])])
      .filter(
        (some) =>
          some.length > 0 &&
          some.every(
            (mark) =>
              (mark.kind === 'circle' && mark.fill === 'own') ||
              (mark.kind === 'line' && mark.stroke.colour === 'own'),
          ),
      );
    expect(marks, letter).toHaveLength(words.length);
    expect(new Set(marks.flat().map((mark) => mark.kind)), letter).toEqual(new Set(['line']));
  }
});

it('writes what a child reads at least 9 mm high on stones, fish and tiles', () => {
  const read = pack.sheet.pages.flatMap((page) =>
    figuresOn(page).flatMap((figure) =>
      /^(water|een vijver met 6)/.test(figure.alt ?? '') ? drawnIn(figure, 'text') : [],
    ),
  );
  for (const { text, size } of read) expect(xHeight(size), text).toBeGreaterThan(8.95);
});

describe('the sheet for the own name', () => {
  const page = pack.pageNamed('Mijn naam');
  const [, fishPage = page] = pack.sheet.pages.filter(({ part }) => part?.name === 'Mijn naam');

  it('has capitals, each on a fish with its small letter, and no other page has', () => {
    for (const other of pack.sheet.pages.filter((one) => one.part?.name !== 'Mijn naam'))
      expect(saysOn(other).filter((text) => /^[A-Z]$/.test(text))).toEqual([]);
    const fish = drawnIn(figureOn(fishPage, 'een vijver'), 'text').map(({ text }) => text.replace(' ', ''));
    expect(new Set(fish).size).toBe(27);
    for (const text of fish) {
      const half = text.length / 2;
      expect(text.slice(0, half).toLowerCase()).toBe(text.slice(half));
    }
  });

  it('has all letters of one size, and one fish more for a letter that is not there', () => {
    const pond = figureOn(fishPage, 'een vijver');
    const texts = drawnIn(pond, 'text');
    expect(new Set(texts.map(({ size }) => size)).size).toBe(1);
    const [, ...paths] = drawnIn(pond, 'path');
    expect(paths).toHaveLength(5 * (texts.length + 1));
  });

  it('shows one to look at, written and letter by letter', () => {
    expect(saysOn(page)).toContain('Dit zijn de letters van Bas.');
    expect(saysOn(page).join(' ')).toContain('B as B a s');
    expect(drawn(page, 'text').filter(({ colour }) => colour === 'trace')).toEqual([]);
  });
});
