import type { VFile } from 'vfile';
import { type Folder, readFolder, readFolderOrNone } from './read-folder.ts';
import { dataLimits, readSource } from './read-source.ts';

/** The files of a content folder, not yet parsed. */
export interface ContentFiles {
  site: VFile;
  pages: VFile;
  tips: VFile;
  words: VFile;
  sounds: VFile;
  /** What others may do with all of it. */
  licence: VFile;
  articles: Folder;
  exercises: Folder;
  lessons: Folder;
  themes: Folder;
  soundWeeks: Folder;
}

export const wordsFile = 'woorden.yaml';

export async function readContentFiles(content: string): Promise<ContentFiles> {
  const data = (file: string) => readSource(content, file, dataLimits);
  const folder = (own: string, extension?: '.yaml') => readFolder(content, own, extension);
  const [site, pages, tips, words, sounds, licence] = await Promise.all([
    data('site.yaml'),
    data('paginas.yaml'),
    data('tips.yaml'),
    data(wordsFile),
    data('klanken.yaml'),
    data('LICENTIE.txt'),
  ]);
  const [articles, exercises, lessons, themes, soundWeeks] = await Promise.all([
    folder('artikelen'),
    folder('oefeningen'),
    folder('lessen', '.yaml'),
    readFolderOrNone(content, 'themas', '.yaml'),
    readFolderOrNone(content, 'klankweken', '.yaml'),
  ]);
  return {
    site,
    pages,
    tips,
    words,
    sounds,
    licence,
    articles,
    exercises,
    lessons,
    themes,
    soundWeeks,
  };
}

export function listFiles(files: ContentFiles): VFile[] {
  const { site, pages, tips, words, sounds, licence, ...folders } = files;
  return [
    ...[site, pages, tips, words, sounds, licence],
    ...Object.values(folders).flatMap(({ folder, files }) => [folder, ...files]),
  ];
}
