import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { files } from '../../src/model/addresses.ts';
import type { Picture } from '../content/images/pictures.ts';
import { atOnce } from '../keep/at-once.ts';
import { kept } from '../keep/kept.ts';
import { makePhotoFile, type PhotoFile } from '../pictures/photos/photo-files.ts';

/** One of the files of a picture, and what it is made of. */
interface PhotoToMake {
  file: PhotoFile;
  source: string;
}

/** The pictures of the articles, in all their sizes. */
export async function writePhotos(folder: string, pictures: readonly Picture[]): Promise<void> {
  await atOnce(2, pictures.flatMap(listFiles), async (photo) =>
    writeFileSync(path.join(folder, files.picture(photo.file.name)), await makePhoto(photo)),
  );
}

/** What stands at this address, if a picture does. */
export function findPhoto(pictures: readonly Picture[], address: string): PhotoToMake | undefined {
  return pictures.flatMap(listFiles).find(({ file }) => files.picture(file.name) === address);
}

function listFiles({ source, files: { sizes, plain } }: Picture): PhotoToMake[] {
  return [...sizes, plain].map((file) => ({ file, source }));
}

/** Its name says all that it is made of. */
export function makePhoto({ file, source }: PhotoToMake): Promise<Buffer> {
  return kept(['photo', file.name], async () => makePhotoFile(await readFile(source), file));
}

export const typeOf = ({ format }: PhotoFile): string => `image/${format}`;
