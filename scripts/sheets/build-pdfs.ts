/** Sheets → PDFs, of which only those are drawn that changed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pdfNames } from '../../src/model/addresses.ts';
import { writePdf } from '../../src/pdf/write-pdf.ts';
import { type Look, looks } from '../../src/sheets/palette.ts';
import type { Sheet } from '../../src/sheets/sheet.ts';
import { kept } from '../keep/kept.ts';
import { drawnBy } from './drawn-by.ts';
import { fontBytes } from './font.ts';
import { loadPictures } from './load-pictures.ts';

/** Where PDFs come to stand that are asked for one by one; the build puts them into the site. */
export const pdfFolder = '.cache/oefeningen';

interface Order {
  readonly sheets: ReadonlyMap<string, Sheet>;
  readonly author: string;
  readonly folder: string;
}

export interface BuiltPdf {
  readonly file: string;
  readonly bytes: number;
  readonly pages: number;
}

/** Each in both looks; tells of each when it is there. */
export async function buildPdfs(
  { sheets, author, folder }: Order,
  onBuilt: (pdf: BuiltPdf) => void = () => {},
): Promise<void> {
  const code = drawnBy();
  mkdirSync(folder, { recursive: true });
  for (const [slug, sheet] of sheets) {
    const drawn = JSON.stringify(sheet);
    for (const look of looks) {
      const bytes = await kept(['pdf', code, author, look, drawn], () => drawPdf(sheet, look, author));
      const file = join(folder, pdfNames[look](slug));
      writeFileSync(file, bytes);
      onBuilt({ file, bytes: bytes.length, pages: sheet.pages.length });
    }
  }
}

export function drawPdf(sheet: Sheet, look: Look, author: string): Promise<Uint8Array> {
  return writePdf(sheet, { look, author, pictures: loadPictures(sheet), faces: fontBytes });
}
