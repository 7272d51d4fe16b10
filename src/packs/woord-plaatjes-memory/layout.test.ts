import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { rhymes, type Word } from '../../model/word.ts';
import { drawn, drawnIn, figuresOn, namesOn } from '../../sheets/drawn-for-tests.ts';
import { edgesOf } from '../../sheets/marks/index.ts';
import { paint } from '../../sheets/palette.ts';
import { marksOf, type Page, pageSize } from '../../sheets/sheet.ts';

const pack = layOutExample('woord-plaatjes-memory');

const pageOf = (name: string): Page => {
  const page = pack.sheet.pages.find(({ bookmark }) => bookmark?.startsWith(name));
  if (!page) throw new Error(`No page ${name}`);
  return page;
};
const [circles, squares, triangles, stars] = ['Rondjes', 'Vierkantjes', 'Driehoekjes', 'Sterretjes'].map(
  pageOf,
);
const sheets = [circles, squares, triangles, stars].filter((page) => page !== undefined);
const shownOn = (page: Page | undefined): string[] => (page ? namesOn(page) : []);

describe('the cards', () => {
  it('are pairs of the same picture, and a word for each', () => {
    expect(new Set(shownOn(circles))).toEqual(new Set(pack.parameters.pairs.map(({ word }) => word)));
    expect(shownOn(squares).sort()).toEqual(shownOn(circles).sort());
    const written = drawn(triangles, 'text').map(({ text }) => text);
    for (const word of shownOn(circles)) expect(written.filter((text) => text === word)).toHaveLength(1);
  });

  it('have for each picture one that rhymes with it, and no other', () => {
    const all = [...shownOn(circles), ...shownOn(stars)].map((name) => pack.words.get(name) as Word);
    expect(all).toHaveLength(2 * pack.parameters.pairs.length);
    for (const word of all) expect(all.filter((other) => rhymes(word, other))).toHaveLength(1);
  });

  it('are printed once for every four who play', () => {
    for (const page of sheets) expect(page.part?.prints).toEqual({ copyFor: 4 });
  });

  it('have the sign in their corner clear of their picture', () => {
    for (const page of sheets) {
      const pictures = figuresOn(page).flatMap((shown) => [...marksOf([shown])].map(edgesOf));
      const signs = page.blocks
        .filter(({ role }) => role === 'Artifact')
        .flatMap((block) => [...marksOf([block])])
        .filter((mark) => 'stroke' in mark && mark.stroke?.colour === 'quiet')
        .map(edgesOf);
      expect(signs.length).toBeGreaterThanOrEqual(pack.parameters.pairs.length);
      for (const sign of signs)
        for (const picture of pictures) {
          const isBeside = sign.left >= picture.right || picture.left >= sign.right;
          expect(isBeside || sign.top >= picture.bottom || picture.top >= sign.bottom).toBe(true);
        }
    }
  });

  it('have nothing behind a picture in zwart-wit, and a frame around a word', () => {
    for (const tint of drawn(circles, 'rect')) expect(tint).not.toHaveProperty('stroke');
    for (const frame of drawn(triangles, 'rect')) expect(frame).toHaveProperty('stroke');
  });
});

describe('the back', () => {
  const back = pageOf('Rug');

  /** Where the pieces of its paths begin, and of what kind of path they are. */
  const pieces = drawn(back, 'path').flatMap(({ d, fill = 'line' }) =>
    [...d.matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y), fill })),
  );

  it('lies alike behind each card of any sheet, and goes on past the last cuts', () => {
    const ground = back.blocks.flatMap((block) => drawnIn(block, 'path')).map(edgesOf);
    for (const page of sheets) {
      const cuts = drawn(page, 'line').filter(({ stroke }) => stroke.colour === 'cut');
      const xs = cuts.filter(({ x1, x2 }) => x1 === x2).map(({ x1 }) => pageSize(page).width - x1);
      const ys = cuts.filter(({ y1, y2 }) => y1 === y2).map(({ y1 }) => y1);
      const [across, down] = [xs.sort((a, b) => a - b), ys.sort((a, b) => a - b)];
      const lying = across.slice(0, -1).flatMap((x, column) =>
        down.slice(0, -1).map((y, row) => {
          // What begins on a cut is counted once.
          const [left, top] = [x - 0.12, y - 0.12];
          const [right, bottom] = [(across[column + 1] ?? 0) - 0.12, (down[row + 1] ?? 0) - 0.12];
          return pieces
            .filter((piece) => piece.x >= left && piece.x < right && piece.y >= top && piece.y < bottom)
            .map((piece) => `${(piece.x - left).toFixed(1)} ${(piece.y - top).toFixed(1)} ${piece.fill}`)
            .sort();
        }),
      );
      expect(lying[0]?.length).toBeGreaterThan(100);
      for (const other of lying) expect(other).toEqual(lying[0]);
      expect(Math.min(...ground.map(({ left }) => left))).toBeLessThan(Math.min(...xs));
      expect(Math.max(...ground.map(({ right }) => right))).toBeGreaterThan(Math.max(...xs));
      expect(Math.min(...ground.map(({ top }) => top))).toBeLessThan(Math.min(...ys));
      expect(Math.max(...ground.map(({ bottom }) => bottom))).toBeGreaterThan(Math.max(...ys));
    }
  });

  it('shows nothing through in zwart-wit', () => {
    const grounds = drawn(back, 'path').filter(({ fill }) => fill === 'cover');
    expect(grounds.length).toBeGreaterThan(10);
    expect(paint('cover', 'line')).not.toBe(paint('paper', 'line'));
  });
});
