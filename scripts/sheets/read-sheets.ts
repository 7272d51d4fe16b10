/** Everything the printables need out of content/, read, checked and laid out. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { VFile } from 'vfile';
import type { WordBank } from '../../src/model/word.ts';
import type { Kit } from '../../src/sheets/pack.ts';
import type { Sheet } from '../../src/sheets/sheet.ts';
import { type ExerciseSource, parseExercise } from '../content/exercises.ts';
import { dataLimits, markdownLimits, readSource } from '../content/read-source.ts';
import { pictureNotice } from '../pictures/load-picture.ts';
import { layOutExercise } from './lay-out-exercise.ts';
import { parseWords, wordsFile } from './read-words.ts';

export const contentFolder = fileURLToPath(new URL('../../content/', import.meta.url));

export async function readWords(): Promise<{ file: VFile; words: WordBank | undefined }> {
  const file = await readSource(join(contentFolder, wordsFile), `content/${wordsFile}`, dataLimits);
  return { file, words: file.messages.length > 0 ? undefined : parseWords(file) };
}

/** The exercise files by slug; all, or those named. */
export async function readExercises(
  slugs?: readonly string[],
): Promise<{ files: VFile[]; sources: ExerciseSource[] }> {
  const folder = join(contentFolder, 'oefeningen');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const chosen = names.filter((name) => !slugs?.length || slugs.includes(name.replace(/\.md$/, '')));
  const files = await Promise.all(
    chosen.map((name) => readSource(join(folder, name), `content/oefeningen/${name}`, markdownLimits)),
  );
  const sources = files.flatMap((file) => (file.messages.length > 0 ? [] : (parseExercise(file) ?? [])));
  return { files, sources };
}

/** In the order of the site. What cannot be laid out is left out, its problems are on its file. */
export function layOutAll(
  sources: readonly ExerciseSource[],
  words: WordBank,
  site: { name: string },
  layOut = layOutExercise,
): Map<string, Sheet> {
  const kit: Kit = { words, site, pictureNotice };
  const sheets = new Map<string, Sheet>();
  for (const source of [...sources].sort((one, other) => one.order - other.order)) {
    const sheet = layOut(source, kit);
    if (sheet) sheets.set(source.card.slug, sheet);
  }
  return sheets;
}
