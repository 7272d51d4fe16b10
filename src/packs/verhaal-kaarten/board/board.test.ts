import { expect, it } from 'vitest';
import { layOutExample } from '../../../../scripts/content/exercises/exercise-for-tests.ts';
import { goOn } from '../../../board/go-on-for-tests.ts';
import { board } from './board.ts';
import { questionAt, rulesOfStory, viewStory } from './show.ts';

const { exercise, stock } = layOutExample('verhaal-kaarten');
const { model } = board.prepare(exercise, stock);
if (!model) throw new Error('Nothing to set out');
const { show } = board.setOut(model, 'een');

it('a story has a card of each pile, no card is in two, and questions come round again', () => {
  const moves = goOn(rulesOfStory(show));
  const names: string[] = [];
  for (let count = 1; count <= moves.length; count += 1) {
    const { drawn, isEnd } = viewStory(show, moves.slice(0, count));
    expect(drawn.filter(Boolean)).toHaveLength(isEnd ? 4 : ((count - 1) % 5) + 1);
    if (isEnd) names.push(...drawn.flatMap((card) => card?.name ?? []));
  }
  expect(new Set(names).size).toBe(names.length);
  const count = show.questions.cards.length;
  expect(questionAt(show, 1)).toEqual(show.questions.cards[0]);
  expect(questionAt(show, count + 1)).toEqual(show.questions.cards[0]);
});
