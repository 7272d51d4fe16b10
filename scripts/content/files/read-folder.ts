import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { slugRule } from '../../../src/model/shape.ts';
import { quote, refuse } from '../problems/problem.ts';
import { markdownLimits, readSource } from './read-source.ts';
import { complainAboutSlug, isSlug, toSlug } from './slug.ts';

export interface Folder {
  /** The folder itself, for problems that are in none of its files. */
  folder: VFile;
  /** Its markdown files, in the order of their names, read or refused. */
  files: VFile[];
}

/** Reads a folder that should hold markdown files, at least one, and nothing else. */
export async function readFolder(path: string, name: string): Promise<Folder> {
  const folder = new VFile({ path: name });
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  const visible = entries
    .filter((entry) => !entry.name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  if (visible.length === 0) refuse(folder, 'empty', { reason: 'hier staat geen enkel bestand' });
  const files: VFile[] = [];
  for (const entry of visible) {
    const own = `${name}/${entry.name}`;
    const complaint = entry.isDirectory() ? noFolder : complainAboutName(entry.name);
    const file = complaint
      ? new VFile({ path: own })
      : await readSource(join(path, entry.name), own, markdownLimits);
    if (complaint) refuse(file, 'file-name', complaint);
    files.push(file);
  }
  return { folder, files };
}

const noFolder = { reason: 'een map kan hier niet staan', expected: 'alleen bestanden die op .md eindigen' };

function complainAboutName(name: string) {
  const stem = name.replace(/\.md$/, '');
  if (stem === name)
    return {
      reason: `${quote(name)} is hier geen bestand dat we kennen`,
      expected: 'een naam die op .md eindigt',
    };
  if (isSlug(stem)) return complainAboutSlug(stem);
  const guess = toSlug(stem);
  return {
    reason: `de naam ${quote(name)} kan geen adres worden`,
    expected: guess === '' ? slugRule : `${slugRule}; bedoelde je ${guess}.md?`,
  };
}
