/** Sheets → PDFs, only those that changed. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pdfNames } from '../../src/model/addresses.ts';
import { looks } from '../../src/sheets/palette.ts';
import type { Sheet } from '../../src/sheets/sheet.ts';
import { fingerprint } from '../keep/fingerprint.ts';
import { labelOf, type Shelf } from '../keep/shelf.ts';
import { writeIfChanged } from '../keep/write-if-changed.ts';
import { listDrawings } from '../pictures/list-drawings.ts';
import type { PdfOrder } from './draw-pdf.ts';
import { loadPictures } from './load-pictures.ts';

/** Where PDFs come to stand that are asked for one by one; the build puts them into the site. */
export const pdfFolder = fileURLToPath(new URL('../../.cache/oefeningen', import.meta.url));

interface BuiltPdf {
  readonly slug: string;
  readonly file: string;
  readonly bytes: number;
  readonly pages: number;
  /** False: it was made before. */
  readonly made: boolean;
}

interface PdfsOrder {
  readonly sheets: ReadonlyMap<string, Sheet>;
  readonly author: string;
  readonly shelf: Shelf;
}

interface BuildOptions extends PdfsOrder {
  readonly folder?: string;
  /** Makes all, changed or not. */
  readonly all?: boolean;
  readonly onBuilt?: (pdf: BuiltPdf) => void;
}

export async function buildPdfs({
  sheets,
  author,
  folder = pdfFolder,
  shelf,
  all = false,
  onBuilt,
}: BuildOptions): Promise<BuiltPdf[]> {
  mkdirSync(folder, { recursive: true });
  const built: BuiltPdf[] = [];
  for (const { slug, label, order } of listOrders(sheets, author)) {
    const kept = all ? undefined : shelf.find(label);
    const bytes = kept ?? (await drawHere(order));
    if (!kept) shelf.keep(label, bytes);
    const file = join(folder, pdfNames[order.look](slug));
    writeIfChanged(file, bytes);
    const pdf = { slug, file, bytes: bytes.length, pages: order.sheet.pages.length, made: !kept };
    built.push(pdf);
    onBuilt?.(pdf);
  }
  return built;
}

/** Puts those that changed on the shelf, drawn by another. */
export async function drawAhead(
  { sheets, author, shelf }: PdfsOrder,
  drawAll: (orders: PdfOrder[]) => Promise<Uint8Array[]>,
): Promise<void> {
  const changed = listOrders(sheets, author).filter(({ label }) => !shelf.find(label));
  if (changed.length === 0) return;
  const drawn = await drawAll(changed.map(({ order }) => withPictures(order)));
  changed.forEach(({ label }, place) => {
    const bytes = drawn[place];
    if (bytes) shelf.keep(label, bytes);
  });
}

interface ListedPdf {
  slug: string;
  label: string;
  order: Omit<PdfOrder, 'pictures'>;
}

function listOrders(sheets: ReadonlyMap<string, Sheet>, author: string): ListedPdf[] {
  const drawnBy = fingerprint(
    'scripts/sheets/draw-pdf.ts',
    'scripts/sheets/load-pictures.ts',
    ...listDrawings(),
  );
  return [...sheets].flatMap(([slug, sheet]) => {
    const drawn = JSON.stringify(sheet);
    return looks.map((look) => ({
      slug,
      label: labelOf(drawnBy, author, look, drawn),
      order: { sheet, look, author },
    }));
  });
}

/** What draws is loaded for the first PDF that has to be drawn. */
async function drawHere(order: Omit<PdfOrder, 'pictures'>): Promise<Uint8Array> {
  const { drawPdf } = await import('./draw-pdf.ts');
  return drawPdf(withPictures(order));
}

function withPictures(order: Omit<PdfOrder, 'pictures'>): PdfOrder {
  return { ...order, pictures: loadPictures(order.sheet) };
}
