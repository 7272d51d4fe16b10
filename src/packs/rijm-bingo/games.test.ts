import { expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { randomFrom, shuffle } from '../../model/shuffle.ts';
import { picturesOnCard } from './measures.ts';
import { answersOn, playBingo } from './play-bingo-for-tests.ts';
import { prepareBingo } from './rules.ts';
import { dealFor } from './set/deal-for-tests.ts';

const { parameters, exercise, stock } = layOutExample('rijm-bingo');
const { model } = prepareBingo({ parameters, slug: 'rijm-bingo' }, stock);

it('has on no card two pictures for one call', () => {
  for (const { call } of model?.families ?? [])
    for (const card of model?.cards ?? []) expect(answersOn(card, call).length).toBeLessThan(2);
});

it('lasts ten to eighteen calls with twenty-four children, and is seldom won by two at once', {
  timeout: 300_000,
}, () => {
  if (!model) throw new Error('the example is a game');
  const games = Array.from({ length: 10_000 }, (_, index) => {
    const children = shuffle(model.cards, randomFrom(`kinderen ${index}`)).slice(0, 24);
    return playBingo({ ...model, cards: children }, `trekken ${index}`);
  });
  const calls = games.map((game) => game.calls).sort((one, other) => one - other);
  const median = calls[calls.length / 2] ?? 0;
  expect(median).toBeGreaterThanOrEqual(10);
  expect(median).toBeLessThanOrEqual(18);
  expect(games.filter(({ winners }) => winners > 1).length / games.length).toBeLessThanOrEqual(0.2);
});

it('lasts longer when a whole card wins, and ends before all is called', () => {
  if (!model) throw new Error('the example is a game');
  const whole = Array.from({ length: picturesOnCard }, (_, place) => place);
  const games = Array.from({ length: 300 }, (_, index) => playBingo(model, `trekken ${index}`, whole));
  const calls = games.map((game) => game.calls).sort((one, other) => one - other);
  expect(calls[150]).toBeGreaterThanOrEqual(14);
  expect(calls[150]).toBeLessThan(model.families.length);
});

it.each(['woord', 'klank'] as const)(
  'called by %s it lasts long enough, and is seldom won by three at once',
  (way) => {
    const model = dealFor(way, 24, { exercise, stock });
    const games = Array.from({ length: 300 }, (_, index) => playBingo(model, `trekken ${index}`));
    const calls = games.map((game) => game.calls).sort((one, other) => one - other);
    expect(calls[150]).toBeGreaterThanOrEqual(5);
    expect(calls[150]).toBeLessThanOrEqual(18);
    expect(games.filter(({ winners }) => winners > 2).length / games.length).toBeLessThanOrEqual(0.2);
  },
);
