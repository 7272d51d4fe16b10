import { describe, expect, it } from 'vitest';
import { everyMark, leaf, pictures } from '../fixture.ts';
import { toAbsolute } from '../path-data.ts';
import type { Page } from '../sheet.ts';
import { simplify } from './light.ts';
import { drawSvg } from './svg.ts';

const page = everyMark.pages[0] as Page;

describe('the SVG back end', () => {
  it('draws line art from the same page', () => {
    const svg = drawSvg(page, { look: 'line', pictures });
    expect(svg).not.toContain('#00d26a');
    expect(svg.match(/<use/g)).toHaveLength(2);
  });

  it('gives pictures of any size one line, and small ones a thinner one', () => {
    const lineOf = (side: number, look: 'colour' | 'line') => {
      const mark = { kind: 'picture', picture: 'leaf', x: 0, y: 0, width: side, height: side };
      const svg = drawSvg({ blocks: [{ role: 'Artifact', children: [mark] }] } as Page, { look, pictures });
      return (Number(/<use .*stroke-width="(.*?)"/.exec(svg)?.[1]) * side) / leaf.width;
    };
    for (const look of ['colour', 'line'] as const) {
      expect(lineOf(60, look)).toBeCloseTo(lineOf(26, look), 1);
      expect(lineOf(10, look)).toBeLessThan(lineOf(26, look) / 2);
    }
  });

  it('is smaller when light, and can stand beside another in one document', () => {
    const light = drawSvg(page, { look: 'colour', pictures, light: true, prefix: 'bingo' });
    expect(light.length).toBeLessThan(drawSvg(page, { look: 'colour', pictures }).length);
    expect(light).toContain('href="#bingo-leaf-plain"');
  });

  it('leaves out the smallest scraps of cut paper when light, and no other path', () => {
    const paths = [
      'M1 0Q0 0 0 1L0 9Q0 10 1 10L10 10Z',
      'M1 0Q0 0 0 1L0 1.4Q0 1.5 1 1.5Z',
      'M20 0C30 0 30 9 20 9Q15 5 20 0Z',
    ].map((d) => ({ kind: 'path', d, fill: 'grass' }));
    const cut = { blocks: [{ role: 'Artifact', children: paths }] } as Page;
    const drawn = (light: boolean) =>
      [...drawSvg(cut, { look: 'colour', pictures, light }).matchAll(/ d="(.*?)"/g)].map(([, d = '']) =>
        toAbsolute(d),
      );
    expect(drawn(true)).toEqual([paths[0]?.d, paths[2]?.d]);
    expect(drawn(false)).toEqual(paths.map(({ d }) => d));
  });

  it('draws less of a picture the lower it is when light, and no bar that stands for a line of text', () => {
    const rounded = 'M1 0Q0 0 0 1L0 9Q0 10 1 10L10 10Z';
    const shapes = ['M2.4 2.4H29V29H2.4Z', rounded, 'M9 9H13V13H9Z', 'M20 20H21.5V21.5H20Z'].map((d) => ({
      d,
      fill: '#00d26a',
    }));
    const spotted = new Map([['leaf', { ...leaf, shapes }]]);
    const shapesAt = (height: number, light: boolean) => {
      const mark = { kind: 'picture', picture: 'leaf', x: 0, y: 0, width: height, height };
      const low = { blocks: [{ role: 'Artifact', children: [mark] }] } as Page;
      return [
        ...drawSvg(low, { look: 'colour', pictures: spotted, light }).matchAll(/ d="([^"]*)" fill="#/g),
      ].map(([, d = '']) => toAbsolute(d));
    };
    expect(shapesAt(30, true)).toEqual(shapes.map(({ d }) => d));
    expect(shapesAt(10, true)).toEqual(['M2 2H29V29H2Z', 'M0 0L0 10 10 10Z', 'M9 9H13V13H9Z']);
    expect(shapesAt(4, true)).toEqual(['M2 2H29V29H2Z', 'M0 0L0 10 10 10Z']);
    expect(shapesAt(4, false)).toEqual(shapes.map(({ d }) => d));
    const bar = { kind: 'rect', x: 0, y: 0, width: 8, height: 0.2, fill: 'faint' };
    const bars = { blocks: [{ role: 'Artifact', children: [bar, { ...bar, height: 2 }] }] } as Page;
    const drawBars = (light: boolean) =>
      drawSvg(bars, { look: 'colour', pictures, light }).match(/<rect x=/g);
    expect(drawBars(true)).toHaveLength(1);
    expect(drawBars(false)).toHaveLength(2);
  });

  it('draws what is painted with `own` in the accent of the exercise, or else in ink', () => {
    const mark = {
      kind: 'circle',
      x: 20,
      y: 20,
      radius: 5,
      fill: 'ownSoft',
      stroke: { colour: 'own', weight: 1 },
    };
    const own = { blocks: [{ role: 'Artifact', children: [mark] }] } as Page;
    expect(drawSvg(own, { look: 'colour', accent: 'red', pictures })).toMatch(
      /fill="#fbe3dc" stroke="#b8392b"/,
    );
    expect(drawSvg(own, { look: 'colour', pictures })).toMatch(/fill="#ffffff" stroke="#2b2622"/);
  });

  it('lets no text become markup', () => {
    const blocks = [
      { role: 'P', children: [{ ...page.blocks[0]?.children[0], text: '<a & b>' }] },
    ] as Page['blocks'];
    expect(drawSvg({ blocks }, { look: 'colour', pictures })).toContain('>&lt;a &amp; b&gt;</text>');
  });
});

it('a number that is rounded to nought in a light drawing stays a number of its own', () => {
  expect(simplify('M25.4 2C15-.3 6 6.7 6 16Z', 1)).toBe('M25 2C15-0 6 7 6 16Z');
});
