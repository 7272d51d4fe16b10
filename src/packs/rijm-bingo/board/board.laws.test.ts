import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../../scripts/content/exercises/exercise-for-tests.ts';
import { replay } from '../../../board/moves.ts';
import { triesOf } from '../../../model/tries-for-tests.ts';
import { playBingo } from '../play-bingo-for-tests.ts';
import { corners } from '../rules.ts';
import { dealFor } from '../set/deal-for-tests.ts';
import { wayNames } from '../ways/way.ts';
import { board } from './board.ts';
import { rulesOfBingo, viewCalls, winnersAfter } from './show.ts';

describe.each(wayNames)('bingo on a board, called by %s', (way) => {
  const model = dealFor(way, 20, layOutExample('rijm-bingo'));
  const play = (seed: string) => board.setOut(model, seed).show;

  it('has the cards that are printed, with their numbers, whatever the game', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const printed = model.cards.map((card, index) => [index + 1, card.map(({ word }) => word)]);
        expect(
          play(seed).cards.map(({ number, places }) => [number, places.map(({ word }) => word)]),
        ).toEqual(printed);
      }),
      triesOf(20),
    );
  });

  it('knows at every call who has won, by the rule of the game', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: model.families.length }), (seed, count) => {
        const show = play(seed);
        const said = new Set(
          show.calls
            .slice(0, count)
            .flatMap(({ call, answers }) => [call, ...answers].map(({ word }) => word)),
        );
        const isCovered = (index: number, places: readonly number[]) =>
          places.every((place) => said.has(model.cards[index]?.[place]?.word ?? ''));
        const numbers = (places: readonly number[]) =>
          model.cards.flatMap((_, index) => (isCovered(index, places) ? [index + 1] : []));
        const { fresh, earlier, full } = winnersAfter(show, count);
        const won = [...fresh, ...earlier].map(({ number }) => number).sort((one, other) => one - other);
        expect(won).toEqual(numbers(corners));
        expect(full.map(({ number }) => number)).toEqual(numbers([0, 1, 2, 3, 4, 5, 6, 7, 8]));
      }),
      triesOf(100),
    );
  });

  it('tells of the first winners what a game by the rules of play does', () => {
    for (const seed of ['een', 'twee', 'drie']) {
      const show = play(seed);
      const { calls, winners } = playBingo(model, seed);
      expect(winnersAfter(show, calls).fresh).toHaveLength(winners);
      expect(winnersAfter(show, calls).earlier).toEqual([]);
    }
  });

  it('says a word, then shows it with what rhymes with it; a called picture stays, and undo is a step back', () => {
    const show = play('spel');
    const rules = rulesOfBingo(show);
    let moves: readonly number[] = [];
    for (const [index, { call }] of show.calls.entries())
      for (const moment of ['said', 'answered']) {
        const next = rules.next(moves);
        moves = [...moves, next ?? Number.NaN];
        const view = viewCalls(show, moves);
        expect(view.now).toMatchObject({ call, moment });
        expect(view.count).toBe(index + 1);
        expect(view.called).toEqual(
          show.calls.slice(0, moment === 'said' ? index : index + 1).map((one) => one.call),
        );
      }
    expect(rules.next(moves)).toBeUndefined();
    expect(viewCalls(show, []).now).toBeUndefined();
    expect(replay(rules, [...moves, 0, 0, 7])).toEqual(moves);
  });
});
