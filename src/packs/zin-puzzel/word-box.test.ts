import { expect, it } from 'vitest';
import { piecesPerSheet, scenesPerSheet } from './measures.ts';
import { inBatches, lackingIn, type Told, toldBare, wordsOf } from './word-box.ts';

const tell = (...said: string[]): Told[] =>
  said.map((says) => toldBare({ says, sign: 'hart', pictures: ['clown'] }));

const boxesOf = (told: readonly Told[]) =>
  inBatches(told).map(({ pieces }) => pieces.map(({ word }) => word));

it('hears the words of a sentence without capitals and stops', () => {
  expect(wordsOf('Ren, vos: ren  naar huis!')).toEqual(['ren', 'vos', 'ren', 'naar', 'huis']);
});

it('has a word once, however many sentences borrow it', () => {
  expect(boxesOf(tell('De muis eet kaas.', 'Oma eet kaas.', 'De muis eet oma!'))).toEqual([
    ['de', 'muis', 'eet', 'kaas', 'oma'],
  ]);
});

it('has a word as often as one sentence needs it', () => {
  expect(boxesOf(tell('De muis danst.', 'De vos zoekt de muis.', 'De muis zoekt de vos.'))).toEqual([
    ['de', 'muis', 'danst', 'vos', 'zoekt', 'de'],
  ]);
  const [{ pieces: needed }, { pieces: box }] = tell('De vos ziet de vos.', 'De vos.') as [Told, Told];
  expect(lackingIn(box, needed).map(({ word }) => word)).toEqual(['ziet', 'de', 'vos']);
});

it('cuts for later sentences only what is not in the box yet, and nothing where all is there', () => {
  const first = Array.from({ length: scenesPerSheet }, (_, index) => `Oma ${'abcdefgh'[index]}.`);
  const [one, two, ...more] = inBatches(tell(...first, 'Oma zwaait a.', 'A b c.'));
  expect(more).toEqual([]);
  expect(one?.told).toHaveLength(scenesPerSheet);
  expect(two?.pieces.map(({ word }) => word)).toEqual(['zwaait']);
  expect(inBatches(tell(...first, 'A b c.'))[1]?.pieces).toEqual([]);
});

it('begins another sheet where the words of a sentence are too many for this one', () => {
  const letters = [...'abcdefghijklmnopqrst'];
  const said = [0, 5, 10, 15].map((from) => `${letters.slice(from, from + 5).join(' ')}.`);
  expect(boxesOf(tell(...said))).toEqual([letters.slice(0, piecesPerSheet), letters.slice(piecesPerSheet)]);
});
