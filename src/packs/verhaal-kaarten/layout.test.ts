import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../../scripts/content/exercises/exercise-for-tests.ts';
import { cards as sizes } from '../../sheets/measures.ts';
import { type Element, marksOf, type Page, picturesOf, type RectMark } from '../../sheets/sheet.ts';
import { window } from './measures.ts';
import { storyParts } from './rules.ts';

const slug = 'verhaal-kaarten';
const pack = layOutExample(slug);
const { pageNamed } = pack;
const piles = {
  wie: 'Wie-kaarten',
  waar: 'Waar-kaarten',
  wat: 'Wat-kaarten',
  probleem: 'Probleem-kaarten',
} as const;

const figuresOf = (page: Page): string[] =>
  page.blocks.flatMap((block) => (block.role === 'Figure' ? [(block as Element).alt ?? ''] : []));
const framesOf = (page: Page): RectMark[] =>
  [...marksOf(page.blocks)].filter(
    (mark): mark is RectMark =>
      mark.kind === 'rect' && mark.width > 50 && mark.width < 80 && mark.height > 80,
  );

/** What is drawn in the corner of a card, without its place. */
function signOf(page: Page, frame: RectMark): string {
  const corner = { x: frame.x + 2, y: frame.y + frame.height - 18 };
  return [...marksOf(page.blocks)]
    .flatMap((mark) => {
      if (
        mark.kind === 'circle' &&
        Math.abs(mark.x - corner.x - 8) < 8 &&
        Math.abs(mark.y - corner.y - 8) < 8
      )
        return [`circle ${mark.radius.toFixed(1)}`];
      if (mark.kind !== 'path' || mark.stroke?.dash) return [];
      const [x = 0, y = 0] = (mark.d.match(/-?[\d.]+/g) ?? []).map(Number);
      const inside = x > corner.x && x < corner.x + 16 && y > corner.y && y < corner.y + 18;
      return inside ? [`path ${mark.d.replace(/[^A-Z]/g, '')}`] : [];
    })
    .join(', ');
}

describe('the story cards', () => {
  it('are four piles, eight of each and one to draw yourself, and nine questions', () => {
    for (const part of storyParts) {
      expect(figuresOf(pageNamed(piles[part]))).toEqual(pack.parameters[part]?.map(({ name }) => name));
      expect(framesOf(pageNamed(piles[part]))).toHaveLength(9);
    }
    expect(figuresOf(pageNamed('Vraagkaarten'))).toHaveLength(9);
  });

  it('are cut to 62 by 88 mm, nine on an A4', () => {
    for (const part of storyParts) {
      const frames = framesOf(pageNamed(piles[part]));
      const xs = [...new Set(frames.map(({ x }) => x))];
      const ys = [...new Set(frames.map(({ y }) => y))];
      expect(xs.map((x) => Math.round(x - (xs[0] ?? 0)))).toEqual([0, 62, 124]);
      expect(ys.map((y) => Math.round(y - (ys[0] ?? 0)))).toEqual([0, 88, 176]);
    }
  });

  it('have a colour and a sign for each pile, the same on all its cards', () => {
    const pages = [...storyParts.map((part) => piles[part]), 'Vraagkaarten'].map(pageNamed);
    const colours = pages.map((page) => new Set(framesOf(page).map(({ stroke }) => stroke?.colour)));
    for (const colour of colours) expect(colour.size).toBe(1);
    expect(new Set(colours.flatMap((colour) => [...colour])).size).toBe(5);
    const signs = pages.map((page) => new Set(framesOf(page).map((frame) => signOf(page, frame))));
    for (const sign of signs) expect([...sign].filter(Boolean)).toHaveLength(1);
    expect(new Set(signs.flatMap((sign) => [...sign])).size).toBe(5);
  });

  it('lie on a mat with a place for each pile, in its colour, that a card lies in with room around it', () => {
    const mat = pageNamed('Vertelmat');
    const places = framesOf(mat);
    const colourOf = (part: keyof typeof piles) => framesOf(pageNamed(piles[part]))[0]?.stroke?.colour;
    expect(places.map(({ stroke }) => stroke?.colour)).toEqual(storyParts.map(colourOf));
    for (const { width, height } of places) {
      expect(width).toBeGreaterThanOrEqual(sizes.story.width + 2);
      expect(height).toBeGreaterThanOrEqual(sizes.story.height + 2);
    }
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1))
        expect(
          Math.max(one.x, other.x) >= Math.min(one.x + one.width, other.x + other.width) ||
            Math.max(one.y, other.y) >= Math.min(one.y + one.height, other.y + other.height),
        ).toBe(true);
    const headings = mat.blocks.filter(({ role }) => role === 'H2');
    expect([...marksOf(headings)].map((mark) => mark.kind === 'text' && mark.text)).toEqual([
      'begin',
      'midden',
      'eind',
    ]);
  });

  it('show a figure as tall as it is beside a child', () => {
    const [boy] = [...marksOf(pageNamed(piles.wie).blocks)].filter(
      (mark) => mark.kind === 'picture' && mark.picture === 'jongen-rent',
    );
    const height = window.height * 0.6;
    expect(boy?.kind === 'picture' && boy.height).toBeCloseTo((height * 106) / 100, 1);
  });

  it('show few pictures twice, so that a story has something new on each card', () => {
    const shown = storyParts.flatMap((part) => [
      ...new Set(picturesOf({ ...pack.sheet, pages: [pageNamed(piles[part])] })),
    ]);
    expect(shown.length - new Set(shown).size).toBeLessThanOrEqual(6);
  });
});
