/** Sheets → PDFs, only those that changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pdfNames } from '../../src/model/addresses.ts';
import { looks } from '../../src/sheets/palette.ts';
import type { Picture } from '../../src/sheets/picture.ts';
import { picturesOf, type Sheet } from '../../src/sheets/sheet.ts';
import { loadPicture } from '../pictures/load-picture.ts';
import { fontBytes } from './font.ts';
import { writePdf } from './write-pdf.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where PDFs are made; the build copies them from here. */
export const pdfFolder = join(root, '.cache/oefeningen');

const drawingCode = [
  ...['draw/pdf', 'draw/pdf-marks', 'draw/pdf-operators', 'palette', 'picture', 'measures', 'sheet'].map(
    (name) => `src/sheets/${name}.ts`,
  ),
  'src/model/escape-xml.ts',
  'scripts/sheets/write-pdf.ts',
];

/** What draws counts too: another line weight is another PDF. */
function hashDrawing(): string {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'node_modules/pdfkit/package.json')))
    .update(fontBytes.regular)
    .update(fontBytes.bold);
  for (const file of drawingCode) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

export const loadPictures = (sheet: Sheet): Map<string, Picture> =>
  new Map(picturesOf(sheet).map((name) => [name, loadPicture(name)]));

function hashSheet(
  sheet: Sheet,
  pictures: ReadonlyMap<string, Picture>,
  drawing: string,
  author: string,
): string {
  return createHash('sha256')
    .update(drawing)
    .update(author)
    .update(JSON.stringify(sheet))
    .update(JSON.stringify([...pictures]))
    .digest('hex');
}

export interface BuiltPdf {
  readonly slug: string;
  readonly file: string;
  readonly bytes: number;
  readonly pages: number;
  /** False: it was there and nothing had changed. */
  readonly made: boolean;
}

export interface BuildOptions {
  readonly sheets: ReadonlyMap<string, Sheet>;
  readonly author: string;
  readonly folder?: string;
  /** Makes all, changed or not. */
  readonly all?: boolean;
  readonly onBuilt?: (pdf: BuiltPdf) => void;
}

/** What cannot be read counts as not there: everything is made again. */
function readHashes(file: string): Record<string, string> {
  try {
    const known: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof known === 'object' && known !== null ? Object.fromEntries(Object.entries(known)) : {};
  } catch {
    return {};
  }
}

const hashBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Written beside its place and then moved there: never half a file. */
function writeWhole(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}

export async function buildPdfs({
  sheets,
  author,
  folder = pdfFolder,
  all,
  onBuilt,
}: BuildOptions): Promise<BuiltPdf[]> {
  mkdirSync(folder, { recursive: true });
  const marks = join(folder, '.hashes.json');
  const known = readHashes(marks);
  const drawing = hashDrawing();
  const built: BuiltPdf[] = [];
  for (const [slug, sheet] of sheets) {
    const pictures = loadPictures(sheet);
    const hash = hashSheet(sheet, pictures, drawing, author);
    for (const look of looks) {
      const name = pdfNames[look](slug);
      const file = join(folder, name);
      const there = !all && existsSync(file) ? readFileSync(file) : undefined;
      // A file that was damaged on its way (a full disk, a cache that was cut off) is made again.
      const kept = there && known[name] === `${hash} ${hashBytes(there)}` ? there : undefined;
      const fresh = kept !== undefined;
      const bytes = kept ?? (await writePdf(sheet, { look, pictures, author }));
      if (!fresh) {
        writeWhole(file, bytes);
        known[name] = `${hash} ${hashBytes(bytes)}`;
      }
      const pdf = { slug, file, bytes: bytes.length, pages: sheet.pages.length, made: !fresh };
      built.push(pdf);
      onBuilt?.(pdf);
    }
  }
  const present = new Set(readdirSync(folder));
  const kept = Object.fromEntries(Object.entries(known).filter(([name]) => present.has(name)));
  writeWhole(marks, `${JSON.stringify(kept, null, 1)}\n`);
  return built;
}
