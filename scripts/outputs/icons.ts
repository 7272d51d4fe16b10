import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { files, iconFiles } from '../../src/model/addresses.ts';
import { brandDrawing } from '../../src/model/brand-drawing.ts';
import type { Tokens } from './tokens.ts';

interface Icon {
  file: string;
  size: number;
  /** Of 40 units the balloon fills all but this on each side. */
  edge: number;
  sheet: string;
}

const cutSheet = 'M1.5.5 20 2 39 0l1 20-1.5 19.5L19 38.5.5 40 0 19z';
const wholeSheet = 'M0 0H40V40H0z';
const bleedingEdge = 6;
const cutEdge = 5;

/** A maskable icon may be cut to a circle of four fifths. */
const maskableEdge = 7;

export const icons = {
  apple: { file: iconFiles.apple, size: 180, edge: bleedingEdge, sheet: wholeSheet },
  small: { file: iconFiles.small, size: 192, edge: cutEdge, sheet: cutSheet },
  large: { file: iconFiles.large, size: 512, edge: cutEdge, sheet: cutSheet },
  maskable: { file: iconFiles.maskable, size: 512, edge: maskableEdge, sheet: wholeSheet },
  logo: { file: files.logo, size: 512, edge: bleedingEdge, sheet: wholeSheet },
} satisfies Record<string, Icon>;

export const favicon = { file: iconFiles.favicon, size: 32, edge: 2, sheet: cutSheet } satisfies Icon;

export async function writeIcons(folder: string, tokens: Tokens): Promise<void> {
  await Promise.all([
    writeFile(path.join(folder, files.icon), iconSvg({ edge: cutEdge, sheet: cutSheet }, tokens)),
    writeFile(path.join(folder, favicon.file), wrapAsIco(await drawPng(favicon, tokens), favicon.size)),
    ...Object.values(icons).map(async (icon) =>
      writeFile(path.join(folder, icon.file), await drawPng(icon, tokens)),
    ),
  ]);
}

/** The names are needed by more than the drawing: what draws is loaded for it alone. */
async function drawPng(icon: Icon, tokens: Tokens): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js');
  return new Resvg(iconSvg(icon, tokens), { fitTo: { mode: 'width', value: icon.size } }).render().asPng();
}

/** The mark of the header on a sheet of its own. */
function iconSvg({ edge, sheet }: Pick<Icon, 'edge' | 'sheet'>, { sun, onSun }: Tokens): string {
  const scale = (40 - 2 * edge) / 40;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">',
    `<path fill="${sun}" d="${sheet}"/>`,
    `<g transform="translate(${edge} ${edge})scale(${scale})">`,
    `<path fill="${onSun}" d="${brandDrawing.balloon}"/>`,
    `<path fill="none" stroke="${sun}" stroke-width="${brandDrawing.weight}" stroke-linecap="round" d="${brandDrawing.letters}"/>`,
    '</g></svg>',
  ].join('');
}

/** A directory of one picture, and the PNG itself. */
function wrapAsIco(png: Buffer, size: number): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2); // an icon
  directory.writeUInt16LE(1, 4); // of one picture
  directory.writeUInt8(size, 6);
  directory.writeUInt8(size, 7);
  directory.writeUInt16LE(1, 10); // plane
  directory.writeUInt16LE(32, 12); // bits a pixel
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}
