import { describe, expect, it } from 'vitest';
import { marksOf, type Page } from '../sheet.ts';
import { overview, pilesOf } from './overview.ts';
import { guidePart, inPart } from './parts.ts';

const standing: Page = { blocks: [] };
const lying: Page = { landscape: true, blocks: [] };
const column = { x: 12, top: 60, width: 186 };
const guide = inPart(guidePart, [standing, standing]);
const part = (name: string, ...pages: Page[]): Page[] =>
  inPart({ name, holder: 'klas', prints: 'once' }, pages);

function look(pages: readonly Page[], height: number) {
  const { piece, height: used } = overview(pilesOf(pages), { width: column.width, height });
  const { blocks, bottom } = piece(column);
  expect(bottom).toBeCloseTo(column.top + used, 6);
  const marks = [...marksOf(blocks)];
  return {
    bottom,
    papers: marks.filter((mark) => mark.kind === 'rect'),
    texts: marks.filter((mark) => mark.kind === 'text'),
  };
}

describe('the parts of a pack in small', () => {
  it.each([50, 70, 110])('are as large as %i mm allow, on one scale, and stay within', (height) => {
    const parts = [1, 2, 3, 4, 5, 6, 7].map((number) =>
      part(`Deel ${number}`, number === 3 ? lying : standing),
    );
    const { papers, bottom, texts } = look([...guide, ...parts.flat()], height);
    expect(papers).toHaveLength(7);
    expect(bottom).toBeLessThanOrEqual(column.top + height + 0.01);
    expect(new Set(papers.map((paper) => Math.max(paper.width, paper.height).toFixed(3))).size).toBe(1);
    for (const { x, width } of [...papers, ...texts]) {
      expect(x).toBeGreaterThanOrEqual(column.x - 0.01);
      expect(x + width).toBeLessThanOrEqual(column.x + column.width + 0.01);
    }
  });

  it('stand in columns of one width, in rows about equally long', () => {
    const parts = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => part(`Deel ${number}`, standing));
    const { papers } = look([...guide, ...parts.flat()], 90);
    const [first, second] = [papers.slice(0, 4), papers.slice(4)];
    expect(second.map(({ x }) => x.toFixed(3))).toEqual(first.map(({ x }) => x.toFixed(3)));
    expect(new Set(papers.map(({ y }) => y.toFixed(3))).size).toBe(2);
  });

  it('say what they are with their pages, those for the grown-up left out', () => {
    const { texts } = look(
      [...guide, ...part('Kaarten', standing, standing), ...part('Antwoorden', standing)],
      60,
    );
    expect(texts.map(({ text }) => text)).toEqual(['2', 'Kaarten', 'blz. 3–4', 'Antwoorden', 'blz. 5']);
  });

  it('show each of the things to choose from that has a name, and of which sheet its pages are', () => {
    const prints = { chosenFor: 24, pages: 4, names: ['Rijm', 'Woorden'] } as const;
    const pages = Array.from({ length: 8 }, () => standing);
    const captions = (more: object) =>
      look(
        [...guide, ...inPart({ name: 'Kaarten', holder: 'groepje', prints: { ...prints, ...more } }, pages)],
        60,
      )
        .texts.map(({ text }) => text)
        .filter((text) => !/^\d+$/.test(text));
    expect(captions({})).toEqual(['Rijm', 'blz. 3–6', 'Woorden', 'blz. 7–10']);
    expect(captions({ alone: { children: 12, pages: 2 } })).toEqual([
      'Rijm',
      'vel 1: blz. 3–4',
      'vel 2: blz. 5–6',
      'Woorden',
      'vel 1: blz. 7–8',
      'vel 2: blz. 9–10',
    ]);
  });

  it('lie in a pile with its number where there is more than one page', () => {
    const { papers } = look([...guide, ...part('Kaarten', standing, standing)], 60);
    expect(papers).toHaveLength(4);
  });

  it('are told on more lines where a column is narrow', () => {
    const parts = [1, 2, 3, 4, 5, 6].map((number) => part(`Pionnen en draaischijf ${number}`, standing));
    const { texts } = look([...guide, ...parts.flat()], 60);
    expect(texts.length).toBeGreaterThan(12);
  });
});
