/** For tests: a pack of each kind with a word bank of their own, read, checked and laid out. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VFile } from 'vfile';
import type { Exercise } from '../../src/model/exercise.ts';
import type { WordBank } from '../../src/model/word.ts';
import type { Sheet } from '../../src/sheets/sheet.ts';
import { type ExerciseSource, parseExercise } from '../content/exercises.ts';
import { formatProblems } from '../content/report.ts';
import { layOutExercise, parsePack } from './lay-out-exercise.ts';
import { parseWords, wordsFile } from './read-words.ts';

/** As a writer could have written them; what the site itself offers may change. */
const examples = join(import.meta.dirname, '../../tests/fixtures/packs');

export interface LaidOut<Parameters> {
  readonly exercise: Exercise<Parameters>;
  readonly sheet: Sheet;
  readonly words: WordBank;
}

export function readExample(name: string): string {
  return readFileSync(join(examples, name), 'utf8');
}

let bank: WordBank | undefined;

/** Once, since nothing changes a word bank. */
export function readExampleWords(): WordBank {
  bank ??= parseExampleWords();
  return bank;
}

function parseExampleWords(): WordBank {
  const file = new VFile({ path: `content/${wordsFile}`, value: readExample(wordsFile) });
  const words = parseWords(file);
  if (!words) throw new Error(formatProblems(file.messages));
  return words;
}

export function layOutExample<Parameters>(slug: string): LaidOut<Parameters> {
  const { file, source, sheet, words } = layOutText(slug, readExample(`oefeningen/${slug}.md`));
  const exercise = source && parsePack(source)?.exercise;
  if (!sheet || !exercise) throw new Error(formatProblems(file.messages));
  return { exercise: exercise as Exercise<Parameters>, sheet, words };
}

interface Attempt {
  /** Holds what is wrong with it. */
  file: VFile;
  source: ExerciseSource | undefined;
  sheet: Sheet | undefined;
  words: WordBank;
}

/** What becomes of the text of an exercise file, beside the words of the examples. */
export function layOutText(slug: string, text: string): Attempt {
  const file = new VFile({ path: `content/oefeningen/${slug}.md`, value: text });
  const words = readExampleWords();
  const source = parseExercise(file);
  const sheet =
    source && layOutExercise(source, { words, site: { name: 'Proefsite' }, pictureNotice: 'Plaatjes' });
  return { file, source, sheet, words };
}
