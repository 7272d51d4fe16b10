/** Makes the pdfkit document that a Sheet is drawn on, and gives its bytes: in Node, and in a browser's worker. */
import PDFDocument from 'pdfkit';
import { escapeXml } from '../model/escape-xml.ts';
import { drawPdf } from '../sheets/draw/pdf.ts';
import type { PdfCanvas } from '../sheets/draw/pdf-canvas.ts';
import type { Look } from '../sheets/palette.ts';
import type { Picture } from '../sheets/picture.ts';
import type { Face, Sheet } from '../sheets/sheet.ts';

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

interface PdfOrder {
  look: Look;
  pictures: ReadonlyMap<string, Picture>;
  author: string;
  /** The files of the face, as TrueType or WOFF. */
  faces: Readonly<Record<Face, Uint8Array>>;
  /** How many pages were begun. */
  onPage?: (count: number) => void;
}

export function writePdf(sheet: Sheet, order: PdfOrder): Promise<Uint8Array<ArrayBuffer>> {
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
      Author: order.author,
      Creator: order.author,
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
    document.registerFont(face, order.faces[face]);
    document.font(face);
    rememberLayouts(insides);
  }
  const chunks: Uint8Array[] = [];
  const bytes = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(join(chunks)));
    document.on('error', reject);
  });
  let pages = 0;
  document.on('pageAdded', () => order.onPage?.(++pages));
  drawPdf(sheet, insides, order);
  document.end();
  return bytes;
}

function join(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
