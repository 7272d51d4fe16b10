import { writePdf } from '../../src/pdf/write-pdf.ts';
import type { Look } from '../../src/sheets/palette.ts';
import type { Picture } from '../../src/sheets/picture.ts';
import type { Sheet } from '../../src/sheets/sheet.ts';
import { fontBytes } from './font.ts';

/** All that a PDF is made of but the face. */
export interface PdfOrder {
  readonly sheet: Sheet;
  readonly look: Look;
  readonly author: string;
  readonly pictures: ReadonlyMap<string, Picture>;
}

export function drawPdf({ sheet, ...order }: PdfOrder): Promise<Uint8Array> {
  return writePdf(sheet, { ...order, faces: fontBytes });
}
