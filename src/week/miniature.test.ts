import { expect, it } from 'vitest';
import { decoration, figure, paragraph } from '../sheets/lay/meaning.ts';
import type { Page } from '../sheets/sheet.ts';
import { setText } from '../sheets/text.ts';
import { layMiniature } from './miniature.ts';

const box = { x: 100, y: 50, width: 21, height: 29.7 };
const picture = { kind: 'picture', picture: 'fox', x: 50, y: 100, width: 80, height: 80 } as const;
const page: Page = {
  blocks: [
    figure('vos', [picture]),
    paragraph([setText('klein', 20, 30, { size: 12 }), setText('G', 20, 200, { size: 200 })]),
    decoration([{ kind: 'circle', x: 10, y: 10, radius: 1 }]),
  ],
};

it('is the page at the size of its box: words are bars, and what is too small is left out', () => {
  const [paper, fox, bar, letter, ...others] = layMiniature(page, box);
  expect(paper).toMatchObject({ kind: 'rect', x: 100, y: 50, width: 21, height: expect.closeTo(29.7) });
  expect(fox).toMatchObject({ kind: 'picture', x: 105, y: 60, width: expect.closeTo(8) });
  expect(bar).toMatchObject({ kind: 'rect', x: 102, fill: 'faint' });
  expect(letter).toMatchObject({ kind: 'text', text: 'G', x: 102, y: 70, size: expect.closeTo(20) });
  expect(others).toEqual([]);
});

it('stands in the middle of its box, lying paper too', () => {
  const [paper] = layMiniature({ landscape: true, blocks: [] }, box);
  expect(paper).toMatchObject({
    x: 100,
    width: 21,
    y: expect.closeTo(57.4, 1),
    height: expect.closeTo(14.85, 1),
  });
});
