import { expect, it } from 'vitest';
import { moveMark } from './index.ts';

const move = { scale: 0.5, x: 10, y: 20 };
const stroke = { colour: 'edge', weight: 1 } as const;

it('moves every kind of mark by the same measure', () => {
  expect(moveMark({ kind: 'circle', x: 4, y: 6, radius: 2, stroke }, move)).toMatchObject({
    x: 12,
    y: 23,
    radius: 1,
    stroke: { weight: 0.5 },
  });
  expect(moveMark({ kind: 'line', x1: 0, y1: 0, x2: 4, y2: 6, stroke }, move)).toMatchObject({
    x1: 10,
    y1: 20,
    x2: 12,
    y2: 23,
  });
  expect(
    moveMark({ kind: 'picture', picture: 'fox', x: 4, y: 6, width: 8, height: 8, turn: 30 }, move),
  ).toMatchObject({ x: 12, y: 23, width: 4, height: 4, turn: 30 });
  expect(moveMark({ kind: 'rect', x: 4, y: 6, width: 8, height: 2, radius: 1 }, move)).toMatchObject({
    x: 12,
    y: 23,
    width: 4,
    height: 1,
    radius: 0.5,
  });
});

it('moves path data with its commands of one number', () => {
  expect(moveMark({ kind: 'path', d: 'M2 4H8V-2C0 0 1 1 2 2Z', fill: 'paper' }, move)).toMatchObject({
    d: 'M11 22H14V19C10 20 10.5 20.5 11 21Z',
  });
});
