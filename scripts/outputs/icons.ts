import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { brandDrawing } from '../../src/model/brand-drawing.ts';

const sun = '#f9c23c';
const ink = '#231b16';

/** The mark of the header on a sheet of its own: of 40 units the balloon fills all but `edge` on each side. */
function iconSvg(edge: number, sheet: string): string {
  const scale = (40 - 2 * edge) / 40;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">',
    `<path fill="${sun}" d="${sheet}"/>`,
    `<g transform="translate(${edge} ${edge})scale(${scale})">`,
    `<path fill="${ink}" d="${brandDrawing.balloon}"/>`,
    `<path fill="none" stroke="${sun}" stroke-width="${brandDrawing.weight}" stroke-linecap="round" d="${brandDrawing.letters}"/>`,
    '</g></svg>',
  ].join('');
}

const cutSheet = 'M1.5.5 20 2 39 0l1 20-1.5 19.5L19 38.5.5 40 0 19z';
const wholeSheet = 'M0 0H40V40H0z';

/** By their file names. A maskable icon may be cut to a circle of four fifths. */
const pngs = {
  'icon-180.png': { size: 180, edge: 6, sheet: wholeSheet },
  'icon-192.png': { size: 192, edge: 5, sheet: cutSheet },
  'icon-512.png': { size: 512, edge: 5, sheet: cutSheet },
  'icon-maskable-512.png': { size: 512, edge: 7, sheet: wholeSheet },
} as const;

export async function writeIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'icon.svg'), iconSvg(5, cutSheet));
  for (const [name, { size, edge, sheet }] of Object.entries(pngs)) {
    const drawing = new Resvg(iconSvg(edge, sheet), { fitTo: { mode: 'width', value: size } });
    await writeFile(path.join(folder, name), drawing.render().asPng());
  }
}
