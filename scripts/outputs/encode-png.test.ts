import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { encodePng } from './encode-png.ts';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="31" height="17">${inside}</svg>`;

it('a drawing as PNG has the very pixels that were drawn', async () => {
  const drawn = new Resvg(
    svg('<path fill="#fed" d="M0 0H31V17H0Z"/><circle cx="9" cy="8" r="6.3" fill="#147"/>'),
  ).render();
  const png = await encodePng(drawn);
  const shown = new Resvg(
    svg(`<image width="31" height="17" xlink:href="data:image/png;base64,${png.toString('base64')}"/>`),
  ).render();
  expect([shown.width, shown.height]).toEqual([31, 17]);
  expect(shown.pixels.equals(drawn.pixels)).toBe(true);
});
