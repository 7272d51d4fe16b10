import { expect, it } from 'vitest';
import { layOutExample } from '../../../../scripts/content/exercises/exercise-for-tests.ts';
import { goOn } from '../../../board/go-on-for-tests.ts';
import { board } from './board.ts';
import { rulesOfSort, viewSort } from './show.ts';

const { exercise, stock } = layOutExample('woordlengte-sorteren');
const { model } = board.prepare(exercise, stock);
if (!model) throw new Error('Nothing to set out');
const { show } = board.setOut(model, 'een');
const { words } = stock;

it('each monster eats the words that are for it, and each card is eaten once', () => {
  const { eaten } = viewSort(show, goOn(rulesOfSort(show)));
  expect(eaten.flat()).toHaveLength(show.cards.length);
  eaten.forEach((cards, index) => {
    for (const { word } of cards) expect([word, words.get(word)?.claps]).toEqual([word, index + 1]);
    for (const { pieces } of cards) expect(pieces).toHaveLength(index + 1);
  });
  expect(viewSort(show, [0])).toMatchObject({ now: show.cards[0], isFed: false });
  expect(viewSort(show, [0, 0])).toMatchObject({ now: show.cards[0], isFed: true });
  expect(viewSort(show, [0, 0, 0])).toMatchObject({ now: show.cards[1], isFed: false });
});
