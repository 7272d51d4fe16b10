import { basename, join } from 'node:path';
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
  articles: Folder;
  exercises: Folder;
}

export const wordsFile = 'woorden.yaml';

export async function readContentFiles(content: string): Promise<ContentFiles> {
  const name = basename(content);
  const data = (file: string) => readSource(join(content, file), `${name}/${file}`, dataLimits);
  const markdown = (folder: string) => readFolder(join(content, folder), `${name}/${folder}`);
  const [site, pages, tips, words, themes, sounds, articles, exercises] = await Promise.all([
    data('site.yaml'),
    data('paginas.yaml'),
    data('tips.yaml'),
    data(wordsFile),
    data('themas.yaml'),
    data('klanken.yaml'),
    markdown('artikelen'),
    markdown('oefeningen'),
  ]);
  return { site, pages, tips, words, themes, sounds, articles, exercises };
}

export function listFiles(files: ContentFiles): VFile[] {
  const { site, pages, tips, words, themes, sounds, articles, exercises } = files;
  return [
    ...[site, pages, tips, words, themes, sounds],
    ...[articles, exercises].flatMap(({ folder, files }) => [folder, ...files]),
  ];
}
