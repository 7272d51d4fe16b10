import { expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { canStandTogether } from '../../model/word.ts';
import { drawn } from '../../sheets/drawn-for-tests.ts';
import { printLoad } from '../../sheets/lay/print-load.ts';
import { type Block, isMark, type Mark } from '../../sheets/sheet.ts';

const pack = layOutExample('woordenjacht');
const { cards, sounds, rhymes } = pack.parameters;

const namesIn = (blocks: readonly (Block | Mark)[]): string[] =>
  blocks.flatMap((block) =>
    isMark(block) ? [] : block.role === 'Figure' ? [block.alt ?? ''] : namesIn(block.children),
  );
const wordsOn = (bookmark: string) =>
  namesIn(pack.pageNamed(bookmark).blocks).flatMap((name) => pack.words.get(name) ?? []);
/** To tick: the only squares, but for the small one that says what they are for. */
const boxesOn = (bookmark: string) =>
  drawn(pack.pageNamed(bookmark), 'rect').filter(({ width, height }) => width === height && width > 5);

/** In the corner of what is to be drawn in. */
const pencilsOn = (bookmark: string) =>
  drawn(pack.pageNamed(bookmark), 'picture').filter(({ picture }) => picture === 'pencil');

/** For who says the new word: the balloons, but for the small one that says so. */
const starsOn = (bookmark: string) =>
  drawn(pack.pageNamed(bookmark), 'circle').filter(({ radius }) => radius > 5);

it('each hunt has its pictures, of which no two look alike, and a box for each', () => {
  for (const { title, things } of cards) {
    const shown = wordsOn(title);
    expect(shown.map(({ word }) => word)).toEqual(things.map(({ word }) => word));
    expect(boxesOn(title)).toHaveLength(shown.length);
    for (const one of shown) for (const other of shown) expect(canStandTogether(one, other)).toBe(true);
  }
});

it('the word to learn is bolder than the word that is known, and both have their article', () => {
  const texts = pack.sheet.pages.flatMap((page) => drawn(page, 'text'));
  for (const { word, teach } of cards.flatMap(({ things }) => things)) {
    const said = [`${pack.words.get(word)?.article} ${word}`, teach];
    const [known, learnt] = said.map((one) => texts.find(({ text }) => text === one));
    expect([known?.face, learnt?.face]).toEqual(['regular', 'bold']);
  }
});

it('a child sees the pictures, not the words: they are larger than what stands under them', () => {
  for (const { title } of cards) {
    const page = pack.pageNamed(title);
    const things = drawn(page, 'picture').filter(({ y, width }) => y > 48 && width > 20);
    expect(things).toHaveLength(6);
    for (const { width } of things) expect(width).toBeGreaterThanOrEqual(25);
    for (const { width } of boxesOn(title)) expect(width).toBeGreaterThanOrEqual(14);
    for (const { radius } of starsOn(title)) expect(2 * radius).toBeGreaterThanOrEqual(14);
    expect(starsOn(title)).toHaveLength(things.length);
  }
});

it('beside each thing stands what is asked, to hear the word to learn again', () => {
  const asked = cards.flatMap(({ title, things }) =>
    things.flatMap(({ ask }) => (ask ? [{ title, ask }] : [])),
  );
  expect(asked).toHaveLength(2);
  for (const { title, ask } of asked)
    expect(drawn(pack.pageNamed(title), 'text').map(({ text }) => text)).toContain(ask);
});

it('what is asked may be as long as it stays clear of the star', () => {
  for (const { title, things } of cards)
    for (const { ask } of things) {
      const said = drawn(pack.pageNamed(title), 'text').find(({ text }) => text === ask);
      if (!ask || !said) continue;
      const stars = starsOn(title).filter(({ x, y }) => x > said.x && Math.abs(y - said.y) < 20);
      expect(stars.length).toBeGreaterThan(0);
      for (const { x, radius } of stars)
        expect(x - radius - said.x - (said.room ?? 0)).toBeGreaterThanOrEqual(3);
    }
});

it('there is a card to listen for sounds, one for rhymes, each with room to draw what is found, and an empty one', () => {
  expect(wordsOn('Klankenjacht').map(({ word }) => word)).toEqual(sounds.map(({ word }) => word));
  expect(wordsOn('Rijmjacht').map(({ word }) => word)).toEqual(rhymes.map(({ word }) => word));
  for (const [hunt, keys] of [
    ['Klankenjacht', sounds],
    ['Rijmjacht', rhymes],
  ] as const)
    expect(pencilsOn(hunt)).toHaveLength(keys.length);
  expect(boxesOn('Mijn eigen jacht').length).toBeGreaterThan(0);
  expect(wordsOn('Mijn eigen jacht')).toEqual([]);
});

it('nothing to find reaches over the line under its row', () => {
  for (const { title } of cards) {
    const page = pack.pageNamed(title);
    const tops = boxesOn(title).map(({ y }) => y);
    for (const { picture, x, y, width, height, turn } of drawn(page, 'picture').filter(
      (mark) => mark.y > 60,
    )) {
      const row = Math.min(...tops.filter((top) => top > y + height / 2));
      // What is turned lies: its square is larger than it is.
      expect(y + height * (turn ? 0.8 : 0.97), `${picture} at ${x}, ${width} wide`).toBeLessThan(row);
    }
  }
});

it('a class has enough with 25 sheets and 40 minutes of scissors', () => {
  const { sheets, minutes } = printLoad(pack.sheet.pages, 24);
  expect(sheets).toBeLessThanOrEqual(25);
  expect(minutes).toBeLessThanOrEqual(40);
});
