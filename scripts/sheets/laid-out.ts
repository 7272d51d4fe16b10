/** For tests: an exercise as it ships, read, checked and laid out. */
import type { Exercise } from '../../src/model/exercise.ts';
import type { WordBank } from '../../src/model/word.ts';
import type { Sheet } from '../../src/sheets/sheet.ts';
import { formatProblems } from '../content/report.ts';
import { parsePack } from './lay-out-exercise.ts';
import { layOutAll, readExercises, readWords } from './read-sheets.ts';

export interface LaidOut<Parameters> {
  readonly exercise: Exercise<Parameters>;
  readonly sheet: Sheet;
  readonly words: WordBank;
}

export async function layOutShipped<Parameters>(slug: string): Promise<LaidOut<Parameters>> {
  const { file, words } = await readWords();
  const { files, sources } = await readExercises([slug]);
  const source = sources[0];
  const sheet = source && words && layOutAll([source], words, { name: 'Kleutertaal' }).get(slug);
  const exercise = source && parsePack(source)?.exercise;
  if (!words || !sheet || !exercise)
    throw new Error(formatProblems([file, ...files].flatMap((read) => read.messages)));
  return { exercise: exercise as Exercise<Parameters>, sheet, words };
}
