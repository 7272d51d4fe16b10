import { expect, it } from 'vitest';
import { layOutExample } from '../../../../scripts/content/exercises/exercise-for-tests.ts';
import { goOn } from '../../../board/go-on-for-tests.ts';
import { board } from './board.ts';
import { rulesOfSearch, viewSearch } from './show.ts';

const { exercise, stock } = layOutExample('klank-zoekplaatje');
const { model } = board.prepare(exercise, stock);
if (!model) throw new Error('Nothing to set out');
const { show, plates } = board.setOut(model, 'een');
const { words } = stock;

it('in a scene only what begins with its sound can be found, each once', () => {
  expect(plates).toHaveLength(show.scenes.length);
  const rules = rulesOfSearch(show);
  show.scenes.forEach(({ sound, things }, index) => {
    const chosen = index + 1;
    const view = viewSearch(show, goOn(rules, [chosen]));
    expect(view?.found).toHaveLength(view?.count ?? 0);
    for (const { word } of view?.found ?? []) expect(words.get(word)?.firstSound).toBe(sound);
    things.forEach(({ isTarget, left, top, width, height }, at) => {
      expect(rules.allows([chosen], at + 1)).toBe(isTarget);
      expect(rules.allows([chosen, at + 1], at + 1)).toBe(false);
      for (const edge of [left, top, left + width, top + height]) {
        expect(edge).toBeGreaterThanOrEqual(0);
        expect(edge).toBeLessThanOrEqual(100.001);
      }
    });
  });
});
