import { renderAsync } from '@resvg/resvg-js';
import type { Font } from 'fontkit';
import type { Category } from '../../src/model/category.ts';
import { escapeXml } from '../../src/model/escape-xml.ts';
import { artSize } from '../../src/model/illustrations.ts';
import { socialImageSize } from '../../src/model/social-image.ts';
import { drawPieces, type Piece } from '../pictures/collages/collage.ts';
import { inks } from '../pictures/collages/inks.ts';
import { openFace } from './open-face.ts';
import type { Tokens } from './tokens.ts';

/** What a shared link shows: a collage, and words beside it. */
export interface SocialPicture {
  art: readonly Piece[];
  colour: Category;
  title: string;
  /** Small, above the title. */
  name: string;
}

const family = 'Grandstander ExtraBold';
const words = { x: 64, width: 500, top: 150, largest: 84, smallest: 48, lines: 5 } as const;
const art = { x: 540, scale: 1.375 } as const;

function socialSvg(
  { art: pieces, colour, title, name }: SocialPicture,
  { soft, ink }: Tokens,
  face: Font,
): string {
  const { width, height } = socialImageSize;
  const { size, lines } = fitTitle(title, face);
  const top = height - artSize.height * art.scale;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path fill="${soft[colour]}" d="M0 0H${width}V${height}H0Z"/>`,
    `<path fill="${inks[colour]}" d="M0 552 260 566 560 548 900 562 1200 546V630H0Z"/>`,
    `<g transform="translate(${art.x} ${top})scale(${art.scale})">${drawPieces(pieces)}</g>`,
    `<g fill="${ink}">`,
    text(name, words.x, 96, 34),
    ...lines.map((line, place) => text(line, words.x, words.top + (place + 0.75) * size * 1.04, size)),
    '</g></svg>',
  ].join('');
}

function text(line: string, x: number, y: number, size: number): string {
  return `<text x="${x}" y="${Math.round(y)}" font-family="${family}" font-size="${size}">${escapeXml(line)}</text>`;
}

/** As large as fits beside the collage. */
function fitTitle(title: string, face: Font): { size: number; lines: string[] } {
  for (let size: number = words.largest; size > words.smallest; size -= 4) {
    const lines = breakLines(title, size, face);
    const isNarrow = lines.every((line) => measure(line, size, face) <= words.width);
    if (isNarrow && lines.length * size <= words.lines * 62) return { size, lines };
  }
  return { size: words.smallest, lines: breakLines(title, words.smallest, face) };
}

function breakLines(title: string, size: number, face: Font): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last && measure(longer, size, face) <= words.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function measure(line: string, size: number, face: Font): number {
  return (face.layout(line).advanceWidth / face.unitsPerEm) * size;
}

/** With the display face, a TrueType file; nothing else of the machine is used. */
export async function drawSocialPicture(
  picture: SocialPicture,
  tokens: Tokens,
  fontFile: string,
): Promise<Buffer> {
  const svg = socialSvg(picture, tokens, openFace(fontFile));
  const font = { loadSystemFonts: false, fontFiles: [fontFile], defaultFontFamily: family };
  return (await renderAsync(svg, { font })).asPng();
}
