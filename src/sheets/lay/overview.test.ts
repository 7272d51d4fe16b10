import { describe, expect, it } from 'vitest';
import { marksOf, type Page } from '../sheet.ts';
import { overview } from './overview.ts';
import { inPart } from './parts.ts';

const standing: Page = { blocks: [] };
const named: Page = { ...standing, bookmark: 'Zo speel je' };
const lying: Page = { landscape: true, blocks: [] };
const column = { x: 12, top: 60, width: 186 };

function look(pages: readonly Page[], height: number) {
  const { piece, height: used } = overview(pages, { width: column.width, height });
  const { blocks, bottom } = piece(column);
  expect(bottom).toBeCloseTo(column.top + used, 6);
  const marks = [...marksOf(blocks)];
  return {
    bottom,
    papers: marks.filter((mark) => mark.kind === 'rect'),
    labels: marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])),
  };
}

describe('the pages of a pack in small', () => {
  it.each([50, 90, 130])('are as large as %i mm allow, on one scale, and stay within', (height) => {
    const { papers, bottom } = look([standing, standing, lying, ...Array(6).fill(standing)], height);
    expect(bottom).toBeLessThanOrEqual(column.top + height);
    expect(bottom).toBeGreaterThan(column.top + 0.6 * height);
    expect(new Set(papers.map((paper) => Math.max(paper.width, paper.height).toFixed(3))).size).toBe(1);
    for (const { x, width } of papers) {
      expect(x).toBeGreaterThanOrEqual(column.x - 0.01);
      expect(x + width).toBeLessThanOrEqual(column.x + column.width + 0.01);
    }
  });

  it('say what they are with their numbers, the page that they stand on left out', () => {
    const cards = inPart({ name: 'Kaarten: kies er een', holder: 'klas', prints: 'once' }, [
      standing,
      standing,
    ]);
    expect(look([standing, named, ...cards, standing], 60).labels).toEqual([
      '2 Zo speel je',
      '3–4 Kaarten',
      '5',
    ]);
  });

  it('have what they are said again where a part goes on in the next row', () => {
    const cards = inPart({ name: 'Kaarten', holder: 'klas', prints: 'once' }, Array<Page>(9).fill(standing));
    expect(look([standing, named, ...cards], 110).labels).toEqual([
      '2 Zo speel je',
      '3–6 Kaarten',
      '7–11 Kaarten',
    ]);
  });

  it('go on in the next row between two parts rather than within one', () => {
    const part = (name: string, count: number) =>
      inPart({ name, holder: 'klas', prints: 'once' }, Array<Page>(count).fill(standing));
    const dice = [...part('Rijm', 3), ...part('Klank', 3), ...part('Doe-dobbelsteen', 1)];
    expect(look([standing, named, ...dice, ...part('Lege dobbelsteen', 1)], 60).labels).toEqual([
      '2 Zo speel je',
      '3–5 Rijm',
      '6–8 Klank',
      '9 Doe-dobbelsteen',
      '10 Lege dobbelsteen',
    ]);
  });

  it('are a front and no back where a part is printed on both sides', () => {
    const part = inPart(
      { name: 'Kaartjes', holder: 'klas', prints: 'once', twoSided: true },
      Array<Page>(4).fill(standing),
    );
    expect(look([standing, standing, ...part, standing], 60).labels).toEqual(['2', '3–6 Kaartjes', '7']);
  });

  it('lie in a pile for each part where there are very many, and no page is without its number', () => {
    const part = (name: string, count: number) =>
      inPart({ name, holder: 'klas', prints: 'once' }, Array<Page>(count).fill(standing));
    const pages = [standing, standing, ...part('Letters', 30), ...part('Kaarten', 2)];
    expect(look(pages, 60).labels).toEqual(['2', '30', '3–32 Letters', '2', '33–34 Kaarten']);
  });
});
