import { describe, expect, it } from 'vitest';
import { loadPicture } from './load-picture.ts';
import { toPlainPaths } from './plain-paths.ts';

const draw = (body: string) => toPlainPaths('proef', `<svg viewBox="0 0 32 32">${body}</svg>`);
const shapesOf = (body: string) => draw(body).picture?.shapes ?? [];

describe('plain paths', () => {
  it('are absolute, with curves for arcs, and keep their colours', () => {
    const shapes = shapesOf(
      '<g fill="#f00"><path d="m1 2h3a2 2 0 0 1 2 2z"/><circle cx="16" cy="16" r="4" fill="none" stroke="#00F" stroke-width="2"/></g>',
    );
    expect(shapes).toMatchObject([{ fill: '#ff0000' }, { stroke: '#0000ff', weight: 2 }]);
    for (const { d } of shapes) expect(d).toMatch(/^[MLHVCQZ0-9 .,-]+$/);
    expect(shapes[0]?.d.startsWith('M1 2H4C')).toBe(true);
  });

  it('follow transforms from the inside out', () => {
    const shapes = shapesOf(
      '<g transform="translate(10 0)"><path transform="scale(2)" fill="#000" d="M1 1H2V2Z"/></g>',
    );
    expect(shapes[0]?.d).toBe('M12 2H14V4Z');
  });

  it('have lines as thick as their transform makes them, and the winding of what they stand in', () => {
    const line = '<path stroke="#000" stroke-width=".5" d="M0 0H2"/>';
    const shapes = shapesOf(
      `<g fill-rule="evenodd" transform="rotate(30)"><g transform="scale(-3 3)">${line}</g></g>`,
    );
    expect(shapes).toMatchObject([{ weight: 1.5, evenOdd: true }]);
    expect(shapesOf('<path stroke="#000" stroke-width="0" d="M0 0H2V2Z"/>')[0]).not.toHaveProperty('stroke');
  });

  it('understand numbers however they are spelt', () => {
    const [odd, usual] = [
      '<g transform="rotate(04-5+6)"><polygon points="1-2.5.5+3,08 9"/></g>',
      '<g transform="rotate(4 -5 6)"><polygon points="1 -2.5 0.5 3 8 9"/></g>',
    ].map(shapesOf);
    expect(odd).toHaveLength(1);
    expect(odd).toEqual(usual);
  });

  it('have corners no rounder than their sides', () => {
    const [clamped, whole] = ['rx="9" ry="99"', 'rx="4" ry="3"'].map(
      (round) => shapesOf(`<rect width="8" height="6" ${round}/>`)[0]?.d,
    );
    expect(clamped).toBe(whole);
  });

  it.each([
    [
      'a line of uneven thickness',
      '<path transform="scale(1 2)" stroke="#000" d="M0 0H9"/>',
      'overal even dik',
    ],
    [
      'a line in a skewed group',
      '<g transform="skewX(9)"><path stroke="#000" d="M0 0H9"/></g>',
      'overal even dik',
    ],
    [
      'a shape that flew off',
      '<g transform="scale(999)"><path d="M0 0H99V9Z"/></g>',
      'ver buiten het plaatje',
    ],
    ['nothing at all', '', 'er staat niets op'],
    ['nothing that shows', '<path fill="none" d="M0 0H9V9Z"/>', 'er staat niets op'],
  ])('are none of %s', (_, body, what) => {
    expect(
      draw(body)
        .faults?.map(({ reason }) => reason)
        .join(),
    ).toContain(what);
  });
});

describe('loading', () => {
  it('gives a picture of the icon set', () => {
    expect(loadPicture('fox')).toMatchObject({ name: 'fox', width: 32, height: 32 });
  });

  it('refuses what it could draw only in part, and names it', () => {
    expect(() => loadPicture('butter')).toThrow('kan niet getrouw getekend worden');
  });

  it('refuses what is not there, and what leads out of the folder', () => {
    expect(() => loadPicture('vosje')).toThrow('plaatje vosje bestaat niet');
    expect(() => loadPicture('../site')).toThrow('bestaat niet');
    expect(() => loadPicture('constructor')).toThrow('bestaat niet');
  });
});
