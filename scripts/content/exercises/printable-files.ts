import { basename, join } from 'node:path';
import type { VFile } from 'vfile';
import { type Folder, readFolder } from '../files/read-folder.ts';
import { dataLimits } from '../files/read-source.ts';
import type { Memory } from '../memory.ts';

/** Where they are under content/. */
const exercisesFolder = 'oefeningen';
export const wordsFile = 'woorden.yaml';

/** The words and the exercises, as they were typed. */
export interface PrintableFiles {
  wordFile: VFile;
  exerciseFolder: Folder;
}

export async function readPrintableFiles(content: string, read: Memory['read']): Promise<PrintableFiles> {
  const name = basename(content);
  const [wordFile, exerciseFolder] = await Promise.all([
    read(join(content, wordsFile), `${name}/${wordsFile}`, dataLimits),
    readFolder(join(content, exercisesFolder), `${name}/${exercisesFolder}`, read),
  ]);
  return { wordFile, exerciseFolder };
}
