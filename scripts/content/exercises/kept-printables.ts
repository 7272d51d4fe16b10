import { deserialize, serialize } from 'node:v8';
import type { WrittenExercise } from '../../../src/model/adult-texts.ts';
import type { ExerciseWithPages } from '../../../src/model/exercise-page.ts';
import type { Site } from '../../../src/model/site.ts';
import type { Word } from '../../../src/model/word.ts';
import type { Imprint } from '../../../src/sheets/imprint.ts';
import type { Sheet } from '../../../src/sheets/sheet.ts';
import { fingerprint } from '../../keep/fingerprint.ts';
import { labelOf, type Shelf } from '../../keep/shelf.ts';
import { drawingsFolder, listDrawings } from '../../pictures/list-drawings.ts';
import { type Memory, stampsIn } from '../memory.ts';
import { type PrintableFiles, readPrintableFiles } from './printable-files.ts';

/** The exercises in the order of the page, and by the slug of its exercise what each PDF will show. */
interface LaidOut {
  exercises: ExerciseWithPages[];
  sheets: ReadonlyMap<string, Sheet>;
  material: Material;
}

/** What visitors can make sets of their own of. */
export interface Material {
  words: readonly Word[];
  games: readonly { pack: string; exercise: WrittenExercise }[];
  imprint: Imprint;
}

/** Laid out only when something in the exercises, in their words or in a drawing changed. */
export async function readKeptPrintables(
  content: string,
  site: Site | undefined,
  memory: Memory,
  shelf?: Shelf,
): Promise<PrintableFiles & LaidOut> {
  const files = await readPrintableFiles(content, memory.read);
  const inputs = [site, stampsIn(drawingsFolder), ...files.exerciseFolder.files];
  const laidOut = await memory.recall(sourcesOf(files), 'printables', inputs, () =>
    takeLaidOut(files, site, memory, shelf),
  );
  return { ...files, ...laidOut };
}

/** Those with nothing wrong in them, as an earlier build laid them out. */
async function takeLaidOut(
  files: PrintableFiles,
  site: Site | undefined,
  memory: Memory,
  shelf?: Shelf,
): Promise<LaidOut> {
  const label = shelf && labelPrintables(files, site);
  const kept = label && shelf.find(label);
  if (kept) return deserialize(kept);
  const laidOut = await layOut(files, site, memory);
  const isGood = sourcesOf(files).every(({ messages }) => messages.length === 0);
  if (label && isGood) shelf.keep(label, serialize(laidOut));
  return laidOut;
}

/** What parses and lays out is loaded when it is due. */
async function layOut(files: PrintableFiles, site: Site | undefined, memory: Memory): Promise<LaidOut> {
  const { parsePrintables } = await import('./printables.ts');
  const { checkExercises } = await import('./exercises.ts');
  const { describeExercise } = await import('./describe-exercise.ts');
  const { toWritten } = await import('./lay-out-exercise.ts');
  const { pictureNotice } = await import('../../pictures/load-picture.ts');
  const { words, exerciseFolder, exercises: drafts, sheets } = parsePrintables(files, site, memory);
  checkExercises(exerciseFolder.folder, drafts, exerciseFolder.files.length);
  const exercises = drafts.flatMap((draft) => describeExercise(draft, sheets.get(draft.card.slug)) ?? []);
  const games = drafts.flatMap((draft) => {
    const exercise = toWritten(draft);
    return draft.game && exercise ? [{ pack: draft.game.name, exercise }] : [];
  });
  const imprint = { site: { name: site?.name ?? '' }, pictureNotice };
  return { exercises, sheets, material: { words: [...(words?.values() ?? [])], games, imprint } };
}

function labelPrintables(files: PrintableFiles, site: Site | undefined): string {
  return labelOf(
    fingerprint(
      'scripts/content/exercises/printables.ts',
      'scripts/content/exercises/describe-exercise.ts',
      ...listDrawings(),
    ),
    JSON.stringify(site ?? null),
    ...sourcesOf(files).flatMap((file) => [file.path, String(file.value)]),
  );
}

function sourcesOf({ wordFile, exerciseFolder: { folder, files } }: PrintableFiles) {
  return [wordFile, folder, ...files];
}
