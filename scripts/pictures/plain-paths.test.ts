import { describe, expect, it } from 'vitest';
import { loadPicture } from './load-picture.ts';
import { toPlainPaths } from './plain-paths.ts';

const draw = (body: string) => toPlainPaths('proef', `<svg viewBox="0 0 32 32">${body}</svg>`);

describe('plain paths', () => {
  it('are absolute, with curves for arcs, and keep their colours', () => {
    const { shapes } = draw(
      '<g fill="#f00"><path d="m1 2h3a2 2 0 0 1 2 2z"/><circle cx="16" cy="16" r="4" fill="none" stroke="#00F" stroke-width="2"/></g>',
    );
    expect(shapes).toMatchObject([{ fill: '#ff0000' }, { stroke: '#0000ff', weight: 2 }]);
    for (const { d } of shapes) expect(d).toMatch(/^[MLHVCQZ0-9 .,-]+$/);
    expect(shapes[0]?.d.startsWith('M1 2H4C')).toBe(true);
  });

  it('follow transforms from the inside out', () => {
    const { shapes } = draw(
      '<g transform="translate(10 0)"><path transform="scale(2)" fill="#000" d="M1 1H2V2Z"/></g>',
    );
    expect(shapes[0]?.d).toBe('M12 2H14V4Z');
  });

  it.each([
    ['a gradient', '<defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0H9V9Z"/>', '<defs>'],
    ['transparency', '<path opacity=".5" fill="#000" d="M0 0H9V9Z"/>', 'opacity'],
    ['a clip', '<path clip-path="url(#a)" fill="#000" d="M0 0H9V9Z"/>', 'clip-path'],
    ['a mask', '<mask id="a"/>', '<mask>'],
    ['a named colour that nobody listed', '<path fill="hotpink" d="M0 0H9V9Z"/>', 'kleur hotpink'],
    ['nothing at all', '', 'er staat niets op'],
  ])('refuse %s', (_, body, what) => {
    expect(() => draw(body)).toThrow(`plaatje proef kan niet getrouw getekend worden: ${what}`);
  });
});

describe('loading', () => {
  it('gives a picture of the icon set', () => {
    expect(loadPicture('fox')).toMatchObject({ name: 'fox', width: 32, height: 32 });
  });

  it('refuses what is not there, and what leads out of the folder', () => {
    expect(() => loadPicture('vosje')).toThrow('plaatje vosje bestaat niet');
    expect(() => loadPicture('../site')).toThrow('bestaat niet');
  });
});
