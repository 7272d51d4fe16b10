import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercise-for-tests.ts';
import { rhymes, type Word } from '../../model/word.ts';
import { edgesOf } from '../../sheets/marks/index.ts';
import { paint } from '../../sheets/palette.ts';
import { type Element, isMark, type Mark, marksOf, type Page } from '../../sheets/sheet.ts';

const slug = 'woord-plaatjes-memory';
const pack = layOutExample(slug);

const pageOf = (name: string): Page => {
  const page = pack.sheet.pages.find(({ bookmark }) => bookmark?.startsWith(name));
  if (!page) throw new Error(`No page ${name}`);
  return page;
};

const elementsOf = (page: Page, role: Element['role']): Element[] =>
  page.blocks.flatMap((block) => (!isMark(block) && block.role === role ? [block] : []));

const shownOn = (name: string): string[] => elementsOf(pageOf(name), 'Figure').map(({ alt }) => alt ?? '');

/** So far from a cut line scissors may go. */
const astray = 3;

const stepsOf = (edges: readonly number[]): number[] =>
  edges.slice(1).map((edge, index) => Math.round((edge - (edges[index] ?? 0)) * 100) / 100);

/** Where each piece of a path begins, and of what kind of path it is. */
const piecesOf = (mark: Mark): { x: number; y: number; of: string }[] =>
  mark.kind === 'path'
    ? [...mark.d.matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({
        x: Number(x),
        y: Number(y),
        of: mark.fill ?? 'line',
      }))
    : [];

const sorted = (words: Iterable<string>) => [...words].sort();

describe('the memory', () => {
  it('has twelve pairs of the same picture', () => {
    expect(new Set(shownOn('Rondjes')).size).toBe(12);
    expect(sorted(shownOn('Vierkantjes'))).toEqual(sorted(shownOn('Rondjes')));
  });

  it('has a word for each picture', () => {
    const written = elementsOf(pageOf('Driehoekjes'), 'P').flatMap((element) =>
      [...marksOf([element])].flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])),
    );
    for (const word of shownOn('Rondjes')) expect(written.filter((text) => text === word)).toHaveLength(1);
  });

  it('has for each picture one that rhymes with it, and no other', () => {
    const wordOf = (name: string): Word => pack.words.get(name) as Word;
    const partners = shownOn('Sterretjes').map(wordOf);
    expect(partners).toHaveLength(12);
    const all = [...shownOn('Rondjes').map(wordOf), ...partners];
    for (const word of all) expect(all.filter((other) => rhymes(word, other))).toHaveLength(1);
  });

  it('lays cards of 55 mm, and a back that lies alike behind each of any sheet, and on past the last cuts', () => {
    const back = [...marksOf(pageOf('Rug').blocks)].filter(({ kind }) => kind !== 'text');
    expect(back.every(({ kind }) => kind === 'path')).toBe(true);
    const pieces = back.flatMap(piecesOf);
    const ground = back.map(edgesOf);
    for (const name of ['Rondjes', 'Vierkantjes', 'Driehoekjes', 'Sterretjes']) {
      const lines = [...marksOf(pageOf(name).blocks)].flatMap((mark) =>
        mark.kind === 'line' && mark.stroke.colour === 'cut' ? [mark] : [],
      );
      const xs = lines.filter(({ x1, x2 }) => x1 === x2).map(({ x1 }) => x1);
      const ys = lines.filter(({ y1, y2 }) => y1 === y2).map(({ y1 }) => y1);
      expect(stepsOf(xs)).toEqual([55, 55, 55]);
      expect(stepsOf(ys)).toEqual([55, 55, 55, 55]);
      const lying = xs.slice(0, -1).flatMap((x) =>
        ys.slice(0, -1).map((y) => {
          // Turned over along its long side; what begins on a cut is counted once.
          const [left, top] = [210 - x - 55 - 0.12, y - 0.12];
          return sorted(
            pieces
              .filter(
                (piece) => piece.x >= left && piece.x < left + 55 && piece.y >= top && piece.y < top + 55,
              )
              .map((piece) => `${(piece.x - left).toFixed(1)} ${(piece.y - top).toFixed(1)} ${piece.of}`),
          );
        }),
      );
      expect(lying[0]?.length).toBeGreaterThan(100);
      for (const other of lying) expect(other).toEqual(lying[0]);
      expect(Math.min(...ground.map(({ left }) => left))).toBeLessThan(210 - Math.max(...xs) - astray);
      expect(Math.max(...ground.map(({ right }) => right))).toBeGreaterThan(210 - Math.min(...xs) + astray);
      expect(Math.min(...ground.map(({ top }) => top))).toBeLessThan(Math.min(...ys) - astray);
      expect(Math.max(...ground.map(({ bottom }) => bottom))).toBeGreaterThan(Math.max(...ys) + astray);
    }
  });

  it('has a back that nothing shows through in zwart-wit, and a frame around a card that has a word only', () => {
    const grounds = [...marksOf(pageOf('Rug').blocks)].flatMap((mark) =>
      mark.kind === 'path' && mark.fill === 'cover' ? [mark.fill] : [],
    );
    expect(grounds.length).toBeGreaterThan(10);
    for (const ground of grounds) expect(paint(ground, 'line')).not.toBe(paint('paper', 'line'));
    const frames = [...marksOf(pageOf('Driehoekjes').blocks)].filter(({ kind }) => kind === 'rect');
    expect(frames).toHaveLength(12);
    for (const frame of frames) expect(frame).toHaveProperty('stroke');
  });

  it('is printed once for every four who play', () => {
    for (const name of ['Rondjes', 'Vierkantjes', 'Driehoekjes', 'Sterretjes'])
      expect(pageOf(name).part?.prints).toEqual({ copyFor: 4 });
  });

  it('keeps the sign in the corner of a card clear of its picture', () => {
    for (const name of ['Rondjes', 'Vierkantjes', 'Sterretjes']) {
      const page = pageOf(name);
      const pictures = elementsOf(page, 'Figure').flatMap((shown) => [...marksOf([shown])].map(edgesOf));
      const decorated = page.blocks.filter((block) => !isMark(block) && block.role === 'Artifact');
      const signs = [...marksOf(decorated)]
        .filter((mark) => 'stroke' in mark && mark.stroke?.colour === 'quiet')
        .map(edgesOf);
      expect(signs.length).toBeGreaterThanOrEqual(12);
      for (const sign of signs)
        for (const picture of pictures)
          expect(
            sign.left < picture.right &&
              picture.left < sign.right &&
              sign.top < picture.bottom &&
              picture.top < sign.bottom,
          ).toBe(false);
    }
  });

  it('says which sheets each game takes, and leaves nothing behind a picture in zwart-wit', () => {
    const parts = pack.sheet.pages.map(({ part }) => part?.name);
    expect(parts.slice(2, 7)).toEqual([
      'Elk spel: rondjes',
      'Spel 1: erbij vierkantjes',
      'Spel 2: erbij driehoekjes',
      'Spel 3: erbij sterretjes',
      'Rug: als papier doorschijnt',
    ]);
    const tints = [...marksOf(pageOf('Rondjes').blocks)].filter(({ kind }) => kind === 'rect');
    expect(tints).toHaveLength(12);
    for (const tint of tints) expect(tint).not.toHaveProperty('stroke');
  });
});
