import { basename, parse } from 'node:path';
import { VFile } from 'vfile';
import { files } from '../../../src/model/addresses.ts';
import type { ShownPicture } from '../../../src/model/article.ts';
import type { Photo } from '../../pictures/photos/look-at-photo.ts';
import { filesOf, type PhotoFiles } from '../../pictures/photos/photo-files.ts';
import { type Place, quote, refuse, warn } from '../problems/problem.ts';
import { askForNearest } from '../problems/suggest.ts';
import { type Gallery, isPictureName, pictureFolder } from './gallery.ts';

/** A picture of an article, and what visitors see of it. */
export interface Picture {
  /** The file in the content. */
  source: string;
  photo: Photo;
  files: PhotoFiles;
}

/** Finds the pictures of one article. */
export interface PictureFinder {
  find: (src: string, file: VFile, place: Place | undefined) => Picture | undefined;
  /** What was asked for, by the name of its file: nothing where that is broken. */
  asked: Map<string, Picture | undefined>;
}

const folder = `../${pictureFolder}/`;
const rule = `een bestand uit content/${pictureFolder}, met kleine letters, ook achter de punt: ${folder}naam.png`;

export function pictureFinder(gallery: Gallery): PictureFinder {
  const asked: PictureFinder['asked'] = new Map();
  const find: PictureFinder['find'] = (src, file, place) => {
    const name = src.startsWith(folder) ? src.slice(folder.length) : src;
    const known = asked.get(name);
    if (known) return known;
    const problem = (reason: string, expected: string | undefined): undefined => {
      refuse(file, 'picture', { reason, ...(expected ? { expected } : {}), place });
    };
    const lower = name.toLowerCase();
    if (lower !== name && isPictureName(lower))
      return problem(
        `de naam ${quote(name)} heeft hoofdletters`,
        `${folder}${lower}, en noem het bestand ook zo`,
      );
    if (!isPictureName(name)) return problem(`dit plaatje kan niet: ${quote(src)}`, meant(name));
    const hung = gallery.get(name);
    if (!hung)
      return problem(`het plaatje ${quote(name)} is er niet`, askForNearest(name, gallery.keys()) ?? rule);
    const { fault, source, photo } = hung;
    const picture = fault ? undefined : { source, photo, files: filesOf(parse(name).name, photo) };
    asked.set(name, picture);
    return picture ?? problem(`${quote(name)}: ${fault?.reason}`, fault?.expected);
  };
  return { find, asked };
}

/** What a name that can't be is likely to be about. */
function meant(name: string): string {
  if (/\.hei[cf]$/i.test(name)) return 'bewaar de foto eerst als jpg: een andere naam is niet genoeg';
  const last = basename(name).toLowerCase();
  return name.includes('/') && !name.includes(':') && isPictureName(last) ? `${folder}${last}` : rule;
}

export function showPicture({ photo: { width, height }, files: { sizes, plain } }: Picture): ShownPicture {
  return {
    width,
    height,
    src: files.picture(plain.name),
    sizes: sizes.map(({ name, width }) => ({ src: files.picture(name), width })),
  };
}

/** A picture that no article shows: a broken one, which stops the build, and one that was left behind. */
export function tellOfUnshown(content: string, gallery: Gallery, shown: ReadonlySet<string>): VFile[] {
  return [...gallery].flatMap(([name, { fault }]) => {
    if (shown.has(name)) return [];
    const file = new VFile({ path: `${basename(content)}/${pictureFolder}/${name}` });
    if (fault) refuse(file, 'picture', fault);
    else
      warn(file, 'unshown-picture', {
        reason: 'geen artikel laat dit plaatje zien',
        expected: `haal het weg, of zet het in een artikel: ![wat je ziet](${folder}${name})`,
      });
    return file;
  });
}
