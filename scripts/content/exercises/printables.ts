/** The word bank and the exercises of a content folder, read, checked and laid out. */
import type { WordBank } from '../../../src/model/word.ts';
import type { Sheet } from '../../../src/sheets/sheet.ts';
import { drawingsFolder } from '../../pictures/list-drawings.ts';
import { type Memory, noMemory, stampsIn } from '../memory.ts';
import { isRefused } from '../problems/problem.ts';
import { parseWords } from '../words/words.ts';
import { type ExerciseDraft, parseExercise } from './exercises.ts';
import { layOutExercise } from './lay-out-exercise.ts';
import { type PrintableFiles, readPrintableFiles } from './printable-files.ts';

interface Printables extends PrintableFiles {
  words: WordBank | undefined;
  /** In the order of the site. */
  exercises: ExerciseDraft[];
  /** By the slug of its exercise; what cannot be laid out is left out, its problems are on its file. */
  sheets: Map<string, Sheet>;
}

/** Problems come as messages on the files. Without a site nothing is laid out, for its name stands on every page. */
export async function readPrintables(
  content: string,
  site: { readonly name: string } | undefined,
): Promise<Printables> {
  return parsePrintables(await readPrintableFiles(content, noMemory.read), site, noMemory);
}

export function parsePrintables(
  { wordFile, exerciseFolder }: PrintableFiles,
  site: { readonly name: string } | undefined,
  { recall }: Memory,
): Printables {
  const drawings = stampsIn(drawingsFolder);
  const words = isRefused(wordFile)
    ? undefined
    : recall(wordFile, 'words', [drawings], () => parseWords(wordFile));
  const exercises = exerciseFolder.files
    .flatMap((file) =>
      isRefused(file) ? [] : (recall(file, 'exercise', [], () => parseExercise(file)) ?? []),
    )
    .sort((one, other) => one.order - other.order);
  const sheets = new Map<string, Sheet>();
  for (const exercise of site && words ? exercises : []) {
    const sheet = recall(exercise.file, 'sheet', [words, site, drawings], () =>
      site && words ? layOutExercise(exercise, words, site) : undefined,
    );
    if (sheet) sheets.set(exercise.card.slug, sheet);
  }
  return { wordFile, words, exerciseFolder, exercises, sheets };
}
