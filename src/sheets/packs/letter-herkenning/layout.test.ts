import { beforeAll, describe, expect, it } from 'vitest';
import { type LaidOut, layOutExample, problemsOf } from '../../../../scripts/content/exercise-for-tests.ts';
import { firstSoundsOfPicture, soundAlike } from '../../../model/word.ts';
import { type Mark, marksOf, type Page } from '../../sheet.ts';
import { lookAlike } from './rules.ts';

const slug = 'letter-herkenning';
let pack: LaidOut<'letter-herkenning'>;
let letters: { letter: string; words: string[]; page: Page }[];

type TextMark = Extract<Mark, { kind: 'text' }>;
const textsOn = (page: Page): TextMark[] =>
  [...marksOf(page.blocks)].filter((mark): mark is TextMark => mark.kind === 'text');

/** What stands on the leaves, from left to right. */
const stonesOn = (page: Page): TextMark[] =>
  textsOn(page)
    .filter(({ size }) => size === 36)
    .sort((one, other) => one.x + one.width / 2 - (other.x + other.width / 2));

beforeAll(() => {
  pack = layOutExample(slug);
  letters = pack.parameters.letters.map(({ letter, words }) => ({
    letter,
    words,
    page: pack.sheet.pages.find(({ bookmark }) => bookmark === `De ${letter}`) as Page,
  }));
});

describe('a page for each letter', () => {
  it('is there for twelve letters or more, with digraphs among them', () => {
    expect(letters.length).toBeGreaterThanOrEqual(12);
    expect(letters.filter(({ letter }) => letter.length === 2).length).toBeGreaterThanOrEqual(2);
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

  it('has a dot in each sign, where to begin', () => {
    for (const { letter, page } of letters) {
      const [big] = textsOn(page).filter(({ hollow }) => hollow);
      const dots = [...marksOf(page.blocks)].filter((mark) => mark.kind === 'circle' && mark.radius === 2.6);
      expect(dots, letter).toHaveLength(letter.length);
      for (const dot of dots)
        if (big && dot.kind === 'circle') {
          expect(dot.x).toBeGreaterThan(big.x);
          expect(dot.x).toBeLessThan(big.x + big.width);
          expect(dot.y).toBeLessThan(big.y);
        }
    }
  });

  it('shows pictures that begin with the sound and the letter, in all their names', () => {
    for (const { letter, words } of letters)
      for (const name of words) {
        const word = pack.words.get(name);
        expect(word?.word.startsWith(letter)).toBe(true);
        if (word) expect(new Set(firstSoundsOfPicture(word))).toEqual(new Set([letter]));
      }
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
});

it('has capitals on the sheet for the own name only', () => {
  const loose = (page: Page) => textsOn(page).filter(({ text }) => /^[A-Z]$/.test(text));
  for (const page of pack.sheet.pages)
    expect(new Set(loose(page).map(({ text }) => text)).size).toBe(page.bookmark === 'Mijn naam' ? 26 : 0);
});

describe('it is refused', () => {
  it.each([
    ['soep, slang', 'citroen, slang', '"citroen" klinkt vooraan als /s/, maar begint met de letter c'],
    ['[aap, aardbei]', '[aap, agent]', '"agent" klinkt vooraan als /aa/, maar begint met de letter a'],
    ['koe, kaas', 'kip, kaas', 'bij het plaatje van "kip" kan een kind ook "haan" zeggen'],
    ['letter: m, say', 'letter: M, say', '"M" is geen letter of letterpaar dat hier kan'],
    ['letter: s, say', 'letter: m, say', 'de m staat er twee keer'],
    ['maan, muis, mier, mes', 'maan', 'een lijst van minstens 2'],
  ])('when %s becomes %s', (from, to, reason) => {
    expect(problemsOf(slug, [from, to])).toContainEqual(expect.stringContaining(reason));
  });
});
