import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VFile } from 'vfile';
import { files } from '../../../src/model/addresses.ts';
import { type Place, quote, refuse } from '../problems/problem.ts';
import { pictureFormats, readPictureSize } from './picture-size.ts';

/** A picture of an article, and where visitors find it. */
export interface Picture {
  /** The file in the content. */
  source: string;
  address: string;
  width: number;
  height: number;
}

/** Finds the pictures of one article. */
export interface PictureFinder {
  find: (src: string, file: VFile, place: Place | undefined) => Picture | undefined;
  /** What it found, by the name of its file. */
  found: Map<string, Picture>;
}

const folder = '../afbeeldingen/';
const rule = `een bestand uit content/afbeeldingen: ${folder}naam.png`;

export const imageFolder = (content: string): string => join(content, 'afbeeldingen');

export function pictureFinder(content: string): PictureFinder {
  const found: PictureFinder['found'] = new Map();
  const find: PictureFinder['find'] = (src, file, place) => {
    const name = src.startsWith(folder) ? src.slice(folder.length) : src;
    const known = found.get(name);
    if (known) return known;
    const problem = (reason: string, expected: string): undefined => {
      refuse(file, 'picture', { reason, expected, place });
    };
    if (!isPictureName(name)) return problem(`dit plaatje kan niet: ${quote(src)}`, rule);
    const source = join(imageFolder(content), name);
    const bytes = readIfThere(source);
    if (!bytes) return problem(`het plaatje ${quote(name)} is er niet`, rule);
    const size = readPictureSize(bytes);
    if (!size)
      return problem(`van ${quote(name)} is de grootte niet te lezen`, 'een heel png-, jpg- of webp-bestand');
    const picture = { source, address: files.picture(name), ...size };
    found.set(name, picture);
    return picture;
  };
  return { find, found };
}

function isPictureName(name: string): boolean {
  return new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*\\.(${pictureFormats.join('|')})$`).test(name);
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
