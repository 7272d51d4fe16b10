import { describe, expect, it } from 'vitest';
import { cross, type Edge, foldCube, placeTabs, type Square, spreadPairs } from './cube-net.ts';

const fold = (net: readonly Square[]) => {
  const cube = foldCube(net);
  if (!cube) throw new Error('no cube');
  return cube;
};
const cube = fold(cross);
const name = ({ square, side }: Edge) => `${square} ${side}`;

describe('the cross', () => {
  it('has five folds and seven seams that take up each free edge once', () => {
    expect(cube.folds).toHaveLength(5);
    expect(cube.seams).toHaveLength(7);
    expect(new Set(cube.seams.flat().map(name)).size).toBe(14);
  });

  it('has the first square opposite the third of the column, the second opposite the last, arm opposite arm', () => {
    expect(cube.opposite).toEqual([4, 5, 3, 2, 0, 1]);
  });

  it('glues the side of the top square to the top of the arm beside it', () => {
    expect(cube.seams.map((seam) => seam.map(name).sort().join(' – '))).toEqual(
      expect.arrayContaining(['0 left – 2 top', '0 right – 3 top', '2 bottom – 4 left', '0 top – 5 bottom']),
    );
  });

  it('needs seven tabs, one on each seam, the lid last', () => {
    const tabs = placeTabs(cube, [5, 4, 0, 1, 2, 3]);
    expect(tabs.map(name)).toHaveLength(7);
    for (const seam of cube.seams)
      expect(tabs.filter((tab) => seam.map(name).includes(name(tab)))).toHaveLength(1);
    expect(tabs.map(({ square }) => square)).toEqual([0, 0, 4, 4, 5, 5, 5]);
  });

  it('puts the two of a pair on opposite sides', () => {
    const labels = spreadPairs(cube, [
      ['a', 'A'],
      ['b', 'B'],
      ['c', 'C'],
    ]);
    expect(labels).toHaveLength(6);
    labels.forEach((label, square) => {
      expect(labels[cube.opposite[square] ?? -1]?.toLowerCase()).toBe(label.toLowerCase());
      expect(labels[cube.opposite[square] ?? -1]).not.toBe(label);
    });
  });
});

describe('other nets', () => {
  const at = (...places: [number, number][]): Square[] => places.map(([column, row]) => ({ column, row }));

  it('a staircase folds too', () => {
    const stairs = fold(at([0, 0], [1, 0], [1, 1], [2, 1], [2, 2], [3, 2]));
    expect(stairs.seams).toHaveLength(7);
    expect(stairs.folds).toHaveLength(5);
  });

  it.each([
    ['six in a row', at([0, 0], [1, 0], [2, 0], [3, 0], [4, 0], [5, 0])],
    ['two by three', at([0, 0], [1, 0], [0, 1], [1, 1], [0, 2], [1, 2])],
    ['five squares', at([1, 0], [1, 1], [0, 1], [2, 1], [1, 2])],
    ['a square apart', at([1, 0], [1, 1], [0, 1], [2, 1], [1, 2], [1, 5])],
  ])('%s does not', (_, net) => {
    expect(foldCube(net)).toBeUndefined();
  });
});
