/** Makes the pdfkit document that a Sheet is drawn on, and gives its bytes. */
import PDFDocument from 'pdfkit';
import { escapeXml } from '../../src/model/escape-xml.ts';
import { drawPdf } from '../../src/sheets/draw/pdf.ts';
import type { PdfCanvas } from '../../src/sheets/draw/pdf-canvas.ts';
import type { Look } from '../../src/sheets/palette.ts';
import type { Picture } from '../../src/sheets/picture.ts';
import type { Sheet } from '../../src/sheets/sheet.ts';
import { fontBytes } from './font.ts';

/** Always the same, so that the same exercise gives the same bytes. */
const created = new Date(Date.UTC(2025, 8, 7));

interface Insides {
  subset: string;
  info: Record<string, unknown>;
  _addInfo(): void;
  _font: { layoutRun(text: string, features: unknown): unknown };
}

/** pdfkit writes the title into the XMP as it is: an & or < would break it. */
function escapeMetadata(document: Insides): void {
  const addInfo = document._addInfo;
  document._addInfo = function escaped() {
    const { info } = this;
    this.info = Object.fromEntries(
      Object.entries(info).map(([key, value]) => [key, typeof value === 'string' ? escapeXml(value) : value]),
    );
    addInfo.call(this);
    this.info = info;
  };
}

/** pdfkit lays every text out two or three times when kerning is off; footers and words come back on many pages. */
function rememberLayouts({ _font: font }: Insides): void {
  const layOut = font.layoutRun.bind(font);
  const known = new Map<string, unknown>();
  font.layoutRun = (text, features) => {
    if (!known.has(text)) known.set(text, layOut(text, features));
    return known.get(text);
  };
}

export function writePdf(
  sheet: Sheet,
  options: { look: Look; pictures: ReadonlyMap<string, Picture>; author: string },
): Promise<Buffer> {
  const document = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    // biome-ignore lint/plugin: pdfkit knows PDF/UA, its types don't yet
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: 'nl-NL',
    displayTitle: true,
    // biome-ignore lint/plugin: null is how pdfkit is told to load no font of its own
    font: null as never,
    info: {
      Title: sheet.title,
      Subject: sheet.description,
      Author: options.author,
      Creator: options.author,
      Producer: 'pdfkit',
      CreationDate: created,
    },
  });
  // biome-ignore lint/plugin: pdfkit's types leave out what is set right here, and what is drawn with
  const insides = document as unknown as Insides & PdfCanvas;
  // As a number it would make pdfkit write an incomplete CIDSet; as text only the identification is written.
  insides.subset = '1';
  escapeMetadata(insides);
  for (const face of ['regular', 'bold'] as const) {
    document.registerFont(face, fontBytes[face]);
    document.font(face);
    rememberLayouts(insides);
  }
  const chunks: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  drawPdf(sheet, insides, options);
  document.end();
  return bytes;
}
