import { deserialize, serialize } from 'node:v8';
import type { VFile } from 'vfile';
import type { ExerciseCard } from '../../src/model/exercise-card.ts';
import type { Site } from '../../src/model/site.ts';
import type { Sheet } from '../../src/sheets/sheet.ts';
import { fingerprint } from '../keep/fingerprint.ts';
import { labelOf, type Shelf } from '../keep/shelf.ts';
import { listDrawings } from '../pictures/list-drawings.ts';

/** The exercises, in the order of the page, and by their slug what each PDF will show. */
export interface Printables {
  exercises: ExerciseCard[];
  sheets: ReadonlyMap<string, Sheet>;
}

export interface PrintableFiles {
  words: VFile;
  folder: VFile;
  exercises: readonly VFile[];
}

/** Lays the exercises out; those with nothing wrong in them only when something in them changed. */
export async function readPrintables(
  files: PrintableFiles,
  site: Site | undefined,
  shelf?: Shelf,
): Promise<Printables> {
  const sources = [files.folder, files.words, ...files.exercises];
  const label = labelOf(
    fingerprint('scripts/content/printables.ts', ...listDrawings()),
    JSON.stringify(site ?? null),
    ...sources.flatMap((file) => [file.path, String(file.value)]),
  );
  const kept = shelf?.find(label);
  if (kept) return deserialize(kept);
  const { parsePrintables } = await import('./printables.ts');
  const printables = parsePrintables(files, site);
  if (sources.every(({ messages }) => messages.length === 0)) shelf?.keep(label, serialize(printables));
  return printables;
}
