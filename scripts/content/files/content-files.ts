import type { VFile } from 'vfile';
import { type Folder, readFolder } from './read-folder.ts';
import { dataLimits, readSource } from './read-source.ts';

/** The files of a content folder, not yet parsed. */
export interface ContentFiles {
  site: VFile;
  pages: VFile;
  tips: VFile;
  words: VFile;
  themes: VFile;
  sounds: VFile;
  /** What others may do with all of it. */
  licence: VFile;
  articles: Folder;
  exercises: Folder;
  lessons: Folder;
}

export const wordsFile = 'woorden.yaml';

export async function readContentFiles(content: string): Promise<ContentFiles> {
  const data = (file: string) => readSource(content, file, dataLimits);
  const folder = (own: string, extension?: '.yaml') => readFolder(content, own, extension);
  const [site, pages, tips, words, themes, sounds, licence, articles, exercises, lessons] = await Promise.all(
    [
      data('site.yaml'),
      data('paginas.yaml'),
      data('tips.yaml'),
      data(wordsFile),
      data('themas.yaml'),
      data('klanken.yaml'),
      data('LICENTIE.txt'),
      folder('artikelen'),
      folder('oefeningen'),
      folder('lessen', '.yaml'),
    ],
  );
  return { site, pages, tips, words, themes, sounds, licence, articles, exercises, lessons };
}

export function listFiles(files: ContentFiles): VFile[] {
  const { site, pages, tips, words, themes, sounds, licence, articles, exercises, lessons } = files;
  return [
    ...[site, pages, tips, words, themes, sounds, licence],
    ...[articles, exercises, lessons].flatMap(({ folder, files }) => [folder, ...files]),
  ];
}
