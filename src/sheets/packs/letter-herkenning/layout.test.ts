import { beforeAll, describe, expect, it } from 'vitest';
import { type LaidOut, layOutExample, problemsOf } from '../../../../scripts/content/exercise-for-tests.ts';
import { firstYearLetters } from '../../../model/letters.ts';
import { soundAlike } from '../../../model/word.ts';
import { findFigure } from '../../cast/index.ts';
import { listParts } from '../../lay/parts.ts';
import { type Mark, marksOf, type Page, picturesOf } from '../../sheet.ts';
import { lookAlike } from './rules.ts';

const slug = 'letter-herkenning';
let pack: LaidOut<'letter-herkenning'>;
let letters: { letter: string; words: string[]; page: Page }[];

type TextMark = Extract<Mark, { kind: 'text' }>;
const textsOn = (page: Page): TextMark[] =>
  [...marksOf(page.blocks)].filter((mark): mark is TextMark => mark.kind === 'text');

/** What is written on the stones, from left to right. */
const stonesOn = (page: Page): TextMark[] =>
  textsOn(page)
    .filter(({ size }) => size === 36)
    .sort((one, other) => one.x + one.width / 2 - (other.x + other.width / 2));

beforeAll(() => {
  pack = layOutExample(slug);
  letters = pack.parameters.kernen
    .flatMap((kern) => kern.letters)
    .map(({ letter, words }) => ({
      letter,
      words,
      page: pack.sheet.pages.find(({ bookmark }) => bookmark === `De ${letter}`) as Page,
    }));
});

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
      for (const { text } of stones)
        if (text !== letter) expect(lookAlike(letter, text) || soundAlike(letter, text)).toBe(false);
    }
  });

  it('is found by the overview', () => {
    const overview = pack.sheet.pages.find(({ bookmark }) => bookmark?.startsWith('Welke letter'));
    const texts = textsOn(overview as Page).map(({ text }) => text);
    for (const { letter, page } of letters)
      expect(texts[texts.indexOf(letter) + 1]).toBe(`bladzijde ${pack.sheet.pages.indexOf(page) + 1}`);
  });

  it('belongs to its kern', () => {
    const kernen = listParts(pack.sheet.pages).filter(({ part }) => part.name.startsWith('Kern'));
    expect(kernen.map(({ part, first, last }) => `${part.name} (${last - first + 1})`)).toEqual(
      pack.parameters.kernen.map((kern) => {
        const names = kern.letters.map(({ letter }) => letter);
        return `${kern.name}: ${names.join(' ')} (${names.length})`;
      }),
    );
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
      fish.filter(({ text, size }) => text === letter && size === 30),
      letter,
    ).toHaveLength(count);
  }
});

it('has a pond that leads to the first word of its letter', () => {
  for (const { words, page } of letters) {
    const [ask] = textsOn(page).filter(({ text }) => text.startsWith('De kikker'));
    expect(ask?.text).toContain(` ${words[0]}. Spring je mee?`);
  }
});

it('has a card for each letter', () => {
  const cards = pack.sheet.pages
    .filter(({ part }) => part?.name.startsWith('Letterkaartjes'))
    .flatMap(textsOn);
  expect(cards.filter(({ size }) => size === 64).map(({ text }) => text)).toEqual(
    letters.map(({ letter }) => letter),
  );
});

it('has capitals on the sheet for the own name only', () => {
  const loose = (page: Page) => textsOn(page).filter(({ text }) => /^[A-Z]$/.test(text));
  for (const page of pack.sheet.pages)
    expect(new Set(loose(page).map(({ text }) => text)).size).toBe(page.bookmark === 'Mijn naam' ? 26 : 0);
});

describe('it is refused', () => {
  it.each([
    ['soep, slang', 'citroen, slang', 'in "citroen" hoor je /s/, maar je schrijft daar c'],
    ['[aap, aardbei,', '[aap, agent,', 'in "agent" hoor je /aa/, maar je schrijft daar a'],
    ['[deur, doos', '[hond, doos', 'in "hond" hoor je geen /d/'],
    ['koe, kaas', 'kip, kaas', 'bij het plaatje van "kip" kan een kind ook "haan" zeggen'],
    ['letter: m, say', 'letter: M, say', '"M" is geen letter of letterpaar dat hier kan'],
    ['letter: s, say', 'letter: m, say', 'de m staat er twee keer'],
    ['letter: s, say', 'letter: m, say', 'van de 34 letters ontbreekt: s'],
    ['maan, muis, mier, mes', 'maan', 'een lijst van minstens 2'],
    ['[b, d, p]', '[b, s]', 'de b lijkt niet op de andere in deze groep'],
    ['[b, d, p]', '[b, p]', 'de b en de d lijken op elkaar: zet ze samen in een groep'],
  ])('when %s becomes %s', (from, to, reason) => {
    expect(problemsOf(slug, [from, to])).toContainEqual(expect.stringContaining(reason));
  });
});
