import { describe, expect, it } from 'vitest';
import { type Mark, marksOf } from '../sheet.ts';
import { type Column, framed, type Laid, layIn, listing, type Piece, prose, row, stack } from './flow.ts';

/** Ten high, and it remembers where it was laid. */
const block =
  (laid: Column[]): Piece =>
  (column) => {
    laid.push(column);
    return { blocks: [], bottom: column.top + 10 };
  };
const column = { x: 10, top: 20, width: 100 };
const style = { size: 12, leading: 1.4 };
const marks = ({ blocks }: Pick<Laid, 'blocks'>): Mark[] => [...marksOf(blocks)];

describe('pieces', () => {
  it('stand one below the other', () => {
    const laid: Column[] = [];
    expect(stack([block(laid), block(laid)], 5)(column).bottom).toBe(45);
    expect(laid.map(({ top }) => top)).toEqual([20, 35]);
  });

  it('stand beside each other, as low as the lowest', () => {
    const laid: Column[] = [];
    const both = row([block(laid), stack([block(laid), block(laid)], 5)], 4, [60, 36])(column);
    expect(both.bottom).toBe(45);
    expect(laid.map(({ x, width }) => [x, width])).toEqual([
      [10, 60],
      [74, 36],
      [74, 36],
    ]);
  });

  it('share the width where none is given', () => {
    const laid: Column[] = [];
    row([block(laid), block(laid)], 4)(column);
    expect(laid.map(({ width }) => width)).toEqual([48, 48]);
  });

  it('get a frame that grows with them', () => {
    const framedBlock = framed(block([]), 5, { radius: 4 })(column);
    expect(marks(framedBlock)).toMatchObject([{ kind: 'rect', x: 10, y: 20, width: 100, height: 20 }]);
    expect(framedBlock.bottom).toBe(40);
  });

  it('are refused where they are longer than their room, with by how much', () => {
    const room = { x: 10, y: 20, width: 100, height: 9 };
    expect(() => layIn(room, block([]), (by) => `${by} mm te lang`)).toThrow('1 mm te lang');
    expect(layIn({ ...room, height: 10 }, block([]), () => '').bottom).toBe(30);
  });
});

describe('text', () => {
  it('ends at its last baseline', () => {
    const short = prose([{ text: 'kort', face: 'regular' }], style)(column);
    const long = prose([{ text: 'lang '.repeat(40), face: 'regular' }], style)(column);
    expect(marks(short).at(-1)).toMatchObject({ y: short.bottom });
    expect(long.bottom).toBeGreaterThan(short.bottom);
  });

  it('in a list has its label before it, and is read as a list', () => {
    const laid = listing(
      ['een', 'twee'].map((text) => [{ text, face: 'regular' as const }]),
      { ...style, indent: 6, gap: 2, label: (index, x, y) => [{ kind: 'circle', x, y, radius: index + 1 }] },
    )(column);
    expect(laid.blocks).toMatchObject([
      {
        role: 'L',
        children: [
          { role: 'LI', children: [{ role: 'Lbl' }, { role: 'LBody' }] },
          { role: 'LI', children: [{ role: 'Lbl' }, { role: 'LBody' }] },
        ],
      },
    ]);
    expect(marks(laid).map((mark) => (mark.kind === 'text' ? [mark.text, mark.x] : mark.kind))).toEqual([
      'circle',
      ['een', 16],
      'circle',
      ['twee', 16],
    ]);
  });
});
