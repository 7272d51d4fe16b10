/** The face of the printables: where its files are, and what they measure. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontverter from 'fontverter';
import PDFDocument from 'pdfkit';
import type { Face } from '../../src/sheets/sheet.ts';
import { withSchoolLetters } from './school-letters.ts';

const require = createRequire(import.meta.url);

/** Always .woff: pdfkit cannot read the composite letters (é, i, j) of a .woff2. */
const fontFile = (face: Face): string =>
  require.resolve(`@fontsource/andika/files/andika-latin-${face === 'bold' ? 700 : 400}-normal.woff`);

/** Unpacked once here, pdfkit need not do it in every PDF. */
const readFont = async (face: Face): Promise<Buffer> =>
  withSchoolLetters(face, await fontverter.convert(readFileSync(fontFile(face)), 'sfnt'));

export const fontBytes: Record<Face, Buffer> = {
  regular: await readFont('regular'),
  bold: await readFont('bold'),
};

interface OpenFont {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  xHeight: number;
  characterSet: number[];
  glyphForCodePoint(codePoint: number): { id: number; advanceWidth: number };
}

export interface FaceMetrics {
  readonly capHeight: number;
  readonly xHeight: number;
  readonly ascent: number;
  readonly descent: number;
  /** Width of each character in thousandths of the type size, in the order of their numbers. */
  readonly widths: ReadonlyMap<string, number>;
}

/** Reads the metrics with the same font reader that pdfkit draws with. */
export function measureFace(face: Face): FaceMetrics {
  // biome-ignore lint/plugin: pdfkit takes bytes too, and its types only know a path
  const document = new PDFDocument({ font: fontBytes[face] as never });
  // biome-ignore lint/plugin: the measures of a font are inside pdfkit, where its types don't reach
  const font = (document as unknown as { _font: { font: OpenFont } })._font.font;
  const scale = 1000 / font.unitsPerEm;
  const round = (value: number): number => Math.round(value * scale * 1000) / 1000;
  const widths = new Map<string, number>();
  for (const codePoint of [...font.characterSet].sort((a, b) => a - b)) {
    if (codePoint < 0x20) continue;
    widths.set(String.fromCodePoint(codePoint), round(font.glyphForCodePoint(codePoint).advanceWidth));
  }
  return {
    capHeight: round(font.capHeight),
    xHeight: round(font.xHeight),
    ascent: round(font.ascent),
    descent: round(font.descent),
    widths,
  };
}
