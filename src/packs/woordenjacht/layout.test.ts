import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { canStandTogether } from '../../model/word.ts';
import { drawn } from '../../sheets/drawn-for-tests.ts';
import { printLoad } from '../../sheets/lay/print-load.ts';
import { type Block, isMark, type Mark } from '../../sheets/sheet.ts';
import { lettersOnPage } from './home-letter.ts';

const pack = layOutExample('woordenjacht');
const { cards, sounds, rhymes } = pack.parameters;

const namesIn = (blocks: readonly (Block | Mark)[]): string[] =>
  blocks.flatMap((block) =>
    isMark(block) ? [] : block.role === 'Figure' ? [block.alt ?? ''] : namesIn(block.children),
  );
const wordsOn = (bookmark: string) =>
  namesIn(pack.pageNamed(bookmark).blocks).flatMap((name) => pack.words.get(name) ?? []);
/** To tick: the only squares. */
const boxesOn = (bookmark: string) =>
  drawn(pack.pageNamed(bookmark), 'rect').filter(({ width, height }) => width === height);

/** In the corner of what is to be drawn in. */
const pencilsOn = (bookmark: string) =>
  drawn(pack.pageNamed(bookmark), 'picture').filter(({ picture }) => picture === 'pencil');

it('each hunt has its pictures, of which no two look alike, and a box for each', () => {
  for (const { title, things } of cards) {
    const shown = wordsOn(title);
    expect(shown.map(({ word }) => word).sort()).toEqual(things.map(({ word }) => word).sort());
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

it('a child sees the pictures, not the words: they are larger than what stands beside them', () => {
  for (const { title, things } of cards) {
    const page = pack.pageNamed(title);
    const named = things.map(({ word }) => pack.words.get(word)?.picture);
    const shown = drawn(page, 'picture').filter(
      ({ picture, width }) => named.includes(picture) && width > 20,
    );
    expect(shown).toHaveLength(things.length);
    for (const { width } of shown) expect(width).toBeGreaterThanOrEqual(30);
    for (const { width } of boxesOn(title)) expect(width).toBeGreaterThanOrEqual(14);
  }
});

describe('the list of words and questions', () => {
  const list = pack.pageNamed('Woorden en vragen');
  const said = drawn(list, 'text').map(({ text }) => text);

  it('has each hunt with its things, a box to choose each, and its word to learn', () => {
    const things = cards.flatMap((card) => card.things);
    expect(said).toEqual(expect.arrayContaining(cards.map(({ title }) => title)));
    expect(wordsOn('Woorden en vragen').map(({ word }) => word)).toEqual(things.map(({ word }) => word));
    expect(boxesOn('Woorden en vragen')).toHaveLength(things.length);
    expect(said).toEqual(expect.arrayContaining(things.map(({ teach }) => teach)));
  });

  it('tells what to do with it, what to ask and what else is right, where somebody wrote that', () => {
    expect(said).toEqual(
      expect.arrayContaining(['aai hem', 'Wat zit er omheen?', 'Ook goed: de omslag', 'Waar leun je tegen?']),
    );
    expect(said.filter((text) => text.startsWith('Ook goed'))).toHaveLength(1);
  });

  it('leaves a line for what nobody wrote, and has what is asked nowhere else', () => {
    const asked = cards.flatMap(({ things }) => things.flatMap(({ ask }) => (ask ? [ask] : [])));
    expect(asked).toHaveLength(2);
    expect(drawn(list, 'line')).toHaveLength(cards.flatMap(({ things }) => things).length - asked.length);
    const others = pack.sheet.pages.filter((page) => page !== list).flatMap((page) => drawn(page, 'text'));
    for (const ask of asked) expect(others.map(({ text }) => text)).not.toContain(ask);
  });
});

it('a card with a letter goes home with it, twice on a page, and in it all its new words with a line for each', () => {
  const [home] = cards;
  const letter = pack.pageNamed(`${home?.title}: brief voor thuis`);
  const said = drawn(letter, 'text').map(({ text }) => text);
  for (const { teach } of home?.things ?? [])
    expect(said.filter((text) => text === teach)).toHaveLength(lettersOnPage);
  expect(drawn(letter, 'line').filter(({ y1, y2, stroke }) => y1 === y2 && !stroke.dash)).toHaveLength(
    lettersOnPage * (home?.things.length ?? 0),
  );
  const letters = pack.sheet.pages.filter(({ part }) => part?.name === 'Brief voor thuis');
  expect(letters).toHaveLength(cards.filter(({ letter: says }) => says).length);
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

it('a class has enough with 25 sheets and 40 minutes of scissors', () => {
  const { sheets, minutes } = printLoad(pack.sheet.pages, 24);
  expect(sheets).toBeLessThanOrEqual(25);
  expect(minutes).toBeLessThanOrEqual(40);
});
