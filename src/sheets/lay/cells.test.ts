import { describe, expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { cards, divide, divideFor, fill, grid, inPages, rows } from './cells.ts';
import { figure } from './meaning.ts';

const room = { x: 10, y: 20, width: 100, height: 60 };

describe('a grid of cards', () => {
  it('stands in the middle of its room, row by row', () => {
    const cells = grid(room, { columns: 2, rows: 2, width: 30, height: 20 });
    expect(cells).toEqual([
      { x: 30, y: 30, width: 30, height: 20 },
      { x: 60, y: 30, width: 30, height: 20 },
      { x: 30, y: 50, width: 30, height: 20 },
      { x: 60, y: 50, width: 30, height: 20 },
    ]);
  });

  it('is refused where it is wider or higher than its room', () => {
    expect(() => grid(room, { columns: 4, rows: 1, width: 30, height: 20 })).toThrow(
      '4 bij 1 kaartjes van 30 bij 20 mm passen niet op het papier',
    );
    expect(() => grid(room, { columns: 1, rows: 4, width: 30, height: 20 })).toThrow(Refusal);
  });
});

it('cells for what is wide and what is narrow have the same air, and fill the room', () => {
  expect(divideFor([10, 50, 10], room)).toEqual([
    { x: 10, y: 20, width: 20, height: 60 },
    { x: 30, y: 20, width: 60, height: 60 },
    { x: 90, y: 20, width: 20, height: 60 },
  ]);
});

describe('what is put into cells', () => {
  const cells = divide(room, 2, 1);

  it('comes each in its own, and leaves the rest empty', () => {
    const laid = fill(cells, ['a'], (item, { x }, index) => [figure(`${item} ${index} ${x}`, [])]);
    expect(laid).toEqual([figure('a 0 10', [])]);
  });

  it('is refused where there is more of it than cells: nothing is left out in silence', () => {
    expect(() => fill(cells, ['a', 'b', 'c'], () => [])).toThrow('er is plaats voor 2, en het zijn er 3');
    expect(() => cards(cells, ['a', 'b', 'c'], () => [])).toThrow(Refusal);
  });

  it('is cut out along lines around the cells that are used', () => {
    const [lines] = cards(cells, ['a'], () => []);
    const right = Math.max(...(lines?.children ?? []).map((mark) => ('x2' in mark ? mark.x2 : 0)));
    expect(right).toBe(60);
  });

  it('and none round a place that is left over in the last row', () => {
    const [lines] = cards(divide(room, 2, 2), ['a', 'b', 'c'], () => []);
    const cuts = (lines?.children ?? []).flatMap((mark) =>
      'x2' in mark && mark.stroke.dash ? [[mark.x1, mark.y1, mark.x2, mark.y2]] : [],
    );
    expect(cuts).toEqual([
      [10, 20, 10, 80],
      [60, 20, 60, 80],
      [110, 20, 110, 50],
      [10, 20, 110, 20],
      [10, 50, 110, 50],
      [10, 80, 60, 80],
    ]);
  });
});

it('rows stand below each other, and are refused where they are too high together', () => {
  expect(rows(room, [20, 30], 5, 'te veel').map(({ y }) => y)).toEqual([20, 45]);
  expect(() => rows(room, [20, 36], 5, 'te veel')).toThrow('te veel');
});

it('what does not fit on one page goes on the next', () => {
  expect(inPages([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
});
