import { readdir } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import { VFile } from 'vfile';
import { toSlug } from '../files/slug.ts';
import { quote, warn } from '../problems/problem.ts';
import { isPictureName, pictureFolder } from './gallery.ts';

/** A file among the pictures that no article can show, as a camera or a phone names it, is told with a name that can be. */
export async function warnOfOddNames(content: string): Promise<VFile[]> {
  const names = await readdir(join(content, pictureFolder)).catch(() => []);
  const odd = names.filter((name) => !name.startsWith('.') && !isPictureName(name)).sort();
  return odd.map((name) => {
    const file = new VFile({ path: `${basename(content)}/${pictureFolder}/${name}` });
    warn(file, 'picture-name', {
      reason: `een artikel kan ${quote(name)} niet laten zien`,
      expected: remedy(name),
    });
    return file;
  });
}

/** Where the end of a name is hidden it is typed once more: foto.jpg.JPG. */
function remedy(name: string): string {
  const { name: stem, ext } = parse(name);
  const better = `${toSlug(stem.replace(/\.(png|jpe?g|webp)$/i, ''))}${ext.toLowerCase()}`;
  return isPictureName(better) ? `noem het bestand ${better}` : 'een plaatje is een png, jpg of webp';
}
