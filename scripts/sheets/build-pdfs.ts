/** Sheets → PDFs, only those that changed. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pdfNames } from '../../src/model/addresses.ts';
import { type Look, looks } from '../../src/sheets/palette.ts';
import type { Sheet } from '../../src/sheets/sheet.ts';
import { fingerprint } from '../keep/fingerprint.ts';
import { labelOf, type Shelf } from '../keep/shelf.ts';
import { writeIfChanged } from '../keep/write-if-changed.ts';
import { listDrawings } from '../pictures/list-drawings.ts';

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

interface BuildOptions {
  readonly sheets: ReadonlyMap<string, Sheet>;
  readonly author: string;
  readonly folder?: string;
  readonly shelf: Shelf;
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
  const drawnBy = fingerprint(
    'src/pdf/write-pdf.ts',
    'scripts/sheets/font.ts',
    'scripts/sheets/load-pictures.ts',
    ...listDrawings(),
  );
  const built: BuiltPdf[] = [];
  for (const [slug, sheet] of sheets) {
    for (const look of looks) {
      const label = labelOf(drawnBy, author, look, JSON.stringify(sheet));
      const kept = all ? undefined : shelf.find(label);
      const bytes = kept ?? (await draw(sheet, look, author));
      if (!kept) shelf.keep(label, bytes);
      const file = join(folder, pdfNames[look](slug));
      await writeIfChanged(file, bytes);
      const pdf = { slug, file, bytes: bytes.length, pages: sheet.pages.length, made: !kept };
      built.push(pdf);
      onBuilt?.(pdf);
    }
  }
  return built;
}

/** What draws is loaded for the first PDF that has to be drawn. */
async function draw(sheet: Sheet, look: Look, author: string): Promise<Buffer> {
  const { writePdf } = await import('../../src/pdf/write-pdf.ts');
  const { fontBytes } = await import('./font.ts');
  const { loadPictures } = await import('./load-pictures.ts');
  return Buffer.from(
    await writePdf(sheet, { look, author, pictures: loadPictures(sheet), faces: fontBytes }),
  );
}
