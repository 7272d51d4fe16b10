import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { VFile } from 'vfile';
import { slugRule } from '../../../src/model/shape.ts';
import { quote, refuse } from '../problems/problem.ts';
import { dataLimits, markdownLimits, readSource } from './read-source.ts';
import { complainAboutSlug, isSlug, toSlug } from './slug.ts';

export interface Folder {
  /** The folder itself, for problems that are in none of its files. */
  folder: VFile;
  /** In the order of their names, read or refused. */
  files: VFile[];
}

type Extension = '.md' | '.yaml';

const limits = { '.md': markdownLimits, '.yaml': dataLimits } as const;

/** Reads a folder of the content that should hold files of one kind, at least one, and nothing else. */
export async function readFolder(
  content: string,
  place: string,
  extension: Extension = '.md',
): Promise<Folder> {
  const read = await readFolderOrNone(content, place, extension);
  if (read.files.length === 0) refuse(read.folder, 'empty', { reason: 'hier staat geen enkel bestand' });
  return read;
}

/** The same of a folder that a site can do without. */
export async function readFolderOrNone(
  content: string,
  place: string,
  extension: Extension,
): Promise<Folder> {
  const name = `${basename(content)}/${place}`;
  const folder = new VFile({ path: name });
  const entries = await readdir(join(content, place), { withFileTypes: true }).catch(() => []);
  const visible = entries
    .filter((entry) => !entry.name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const files: VFile[] = [];
  for (const entry of visible) {
    const own = `${name}/${entry.name}`;
    const complaint = entry.isDirectory()
      ? { reason: 'een map kan hier niet staan', expected: `alleen bestanden die op ${extension} eindigen` }
      : complainAboutName(entry.name, extension);
    const file = complaint
      ? new VFile({ path: own })
      : await readSource(content, `${place}/${entry.name}`, limits[extension]);
    if (complaint) refuse(file, 'file-name', complaint);
    files.push(file);
  }
  return { folder, files };
}

function complainAboutName(name: string, extension: Extension) {
  const stem = name.slice(0, -extension.length);
  if (!name.endsWith(extension))
    return {
      reason: `${quote(name)} is hier geen bestand dat we kennen`,
      expected: whereItBelongs(name, extension),
    };
  if (isSlug(stem)) return complainAboutSlug(stem);
  const guess = toSlug(stem);
  return {
    reason: `de naam ${quote(name)} kan geen adres worden`,
    expected: guess === '' ? slugRule : `${slugRule}; bedoelde je ${guess}${extension}?`,
  };
}

/** Windows hides the end of a name, and puts another behind what was typed. */
function whereItBelongs(name: string, extension: Extension): string {
  const hidden = name.slice(0, -'.txt'.length);
  if (hidden.endsWith(extension) && name.endsWith('.txt'))
    return `noem het ${hidden}; is .txt niet te zien, zet dan ‘Bestandsnaamextensies’ aan`;
  if (/\.(png|jpe?g|webp|gif|hei[cf])$/i.test(name)) return 'een plaatje hoort in de map afbeeldingen';
  if (/\.(docx?|odt|rtf|pages)$/i.test(name))
    return `plak de tekst in een bestand dat op ${extension} eindigt; uit een tekstverwerker kan niet`;
  return `een naam die op ${extension} eindigt`;
}
