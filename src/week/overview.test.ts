import { describe, expect, it } from 'vitest';
import { marksOf, type Page } from '../sheets/sheet.ts';
import { overview, type Pile } from './overview.ts';

const standing: Page = { blocks: [] };
const lying: Page = { landscape: true, blocks: [] };
const column = { x: 12, top: 60, width: 186 };
const pile = (name: string, first: number, last = first, page = standing): Pile => ({
  name,
  page,
  first,
  last,
});

function look(piles: readonly Pile[], height: number) {
  const { piece, height: used } = overview(piles, { width: column.width, height });
  const { blocks, bottom } = piece(column);
  expect(bottom).toBeCloseTo(column.top + used, 6);
  const marks = [...marksOf(blocks)];
  return {
    bottom,
    papers: marks.filter((mark) => mark.kind === 'rect'),
    texts: marks.filter((mark) => mark.kind === 'text'),
  };
}

describe('things to print in small', () => {
  it.each([50, 70, 110])('are as large as %i mm allow, on one scale, and stay within', (height) => {
    const piles = [1, 2, 3, 4, 5, 6, 7].map((number) =>
      pile(`Deel ${number}`, number, number, number === 3 ? lying : standing),
    );
    const { papers, bottom, texts } = look(piles, height);
    expect(papers).toHaveLength(7);
    expect(bottom).toBeLessThanOrEqual(column.top + height + 0.01);
    expect(new Set(papers.map((paper) => Math.max(paper.width, paper.height).toFixed(3))).size).toBe(1);
    for (const { x, width } of [...papers, ...texts]) {
      expect(x).toBeGreaterThanOrEqual(column.x - 0.01);
      expect(x + width).toBeLessThanOrEqual(column.x + column.width + 0.01);
    }
  });

  it('stand in columns of one width, in rows about equally long', () => {
    const piles = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => pile(`Deel ${number}`, number));
    const { papers } = look(piles, 90);
    const [first, second] = [papers.slice(0, 4), papers.slice(4)];
    expect(second.map(({ x }) => x.toFixed(3))).toEqual(first.map(({ x }) => x.toFixed(3)));
    expect(new Set(papers.map(({ y }) => y.toFixed(3))).size).toBe(2);
  });

  it('say what they are with their pages', () => {
    const { texts } = look([pile('Kaarten', 3, 4), pile('Antwoorden', 5)], 60);
    expect(texts.map(({ text }) => text)).toEqual(['2', 'Kaarten', 'blz. 3–4', 'Antwoorden', 'blz. 5']);
  });

  it('lie in a pile with its number where there is more than one page', () => {
    expect(look([pile('Kaarten', 3, 4)], 60).papers).toHaveLength(4);
  });

  it('are told on more lines where a column is narrow', () => {
    const piles = [1, 2, 3, 4, 5, 6].map((number) => pile(`Pionnen en draaischijf ${number}`, number));
    expect(look(piles, 60).texts.length).toBeGreaterThan(12);
  });
});
