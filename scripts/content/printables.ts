import type { Site } from '../../src/model/site.ts';
import type { Sheet } from '../../src/sheets/sheet.ts';
import { layOutAll } from '../sheets/read-sheets.ts';
import { parseWords } from '../sheets/read-words.ts';
import { checkExercises, parseExercise } from './exercises.ts';
import type { PrintableFiles, Printables } from './kept-printables.ts';
import { isRefused } from './problem.ts';

/** What is wrong with the exercises or with the words that they need is on their files. */
export function parsePrintables(
  { words: wordFile, folder, exercises: files }: PrintableFiles,
  site: Site | undefined,
): Printables {
  const readable = files.filter((file) => !isRefused(file));
  const exercises = readable
    .flatMap((file) => parseExercise(file) ?? [])
    .sort((one, other) => one.order - other.order);
  const words = isRefused(wordFile) ? undefined : parseWords(wordFile);
  const sheets = site && words ? layOutAll(exercises, words, site) : new Map<string, Sheet>();
  checkExercises(folder, exercises, files.length);
  return {
    exercises: exercises.map(({ card }) => ({ ...card, pages: sheets.get(card.slug)?.pages.length ?? 0 })),
    sheets,
  };
}
