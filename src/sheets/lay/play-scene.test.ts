import { expect, it } from 'vitest';
import type { Player } from '../../model/exercise-cast.ts';
import { edgesOf } from '../marks/index.ts';
import type { PictureMark } from '../sheet.ts';
import { layPlayScene } from './play-scene.ts';

const box = { x: 12, y: 200, width: 186, height: 60 };
const oma: Player = { who: 'oma-blij', with: ['kaart', 'maan'], says: 'maan' };
const players: Player[] = [
  oma,
  { who: 'draak-rent', with: ['dobbelsteen', 'muis'] },
  { who: 'vos-wijst', with: ['ding', 'bed'], says: 'Een bed om in te slapen!' },
];
const pictures = (of: readonly Player[]): PictureMark[] =>
  layPlayScene(box, of).flatMap((mark) => (mark.kind === 'picture' ? [mark] : []));

it.each([2, 3, 4])('keeps %i players and what they have and say within their room', (count) => {
  for (const mark of layPlayScene(box, [...players, oma].slice(0, count))) {
    const { left, right, top, bottom } = edgesOf(mark);
    expect(left).toBeGreaterThanOrEqual(box.x - 0.1);
    expect(right).toBeLessThanOrEqual(box.x + box.width + 0.1);
    expect(top).toBeGreaterThanOrEqual(box.y - 0.1);
    expect(bottom).toBeLessThanOrEqual(box.y + box.height + 0.1);
  }
});

it('has those on the right look to the left, with what they have before them', () => {
  const [, , , , thing, fox] = pictures(players);
  expect([thing?.picture, fox?.picture, fox?.flip]).toEqual(['bed', 'vos-wijst', true]);
  expect(thing && fox && thing.x + thing.width).toBeLessThan(fox ? fox.x + fox.width / 2 : 0);
});

it('has whoever lifts both hands hold it above the head', () => {
  const [card, figure] = pictures([oma, oma]);
  expect(card && figure && card.x + card.width / 2).toBeCloseTo(figure ? figure.x + figure.width / 2 : 0, 1);
  expect(card?.y).toBeLessThan(figure ? figure.y : 0);
});
