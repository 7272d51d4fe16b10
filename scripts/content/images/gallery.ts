import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Either } from '../../../src/model/either.ts';
import { atOnce } from '../../keep/at-once.ts';
import { kept } from '../../keep/kept.ts';
import { type LookedAt, lookAtPhoto, type Photo } from '../../pictures/photos/look-at-photo.ts';
import { mostPixels, photoSoftware } from '../../pictures/photos/open-photo.ts';
import { readPlainFile } from '../files/read-plain-file.ts';
import type { Complaint } from '../problems/problem.ts';

/** The pictures of a content folder by the names of their files, the broken ones with what is wrong. */
export type Gallery = ReadonlyMap<string, Hung>;

type Hung = Either<{ source: string; photo: Photo }, { fault: Complaint }>;

export const pictureFolder = 'afbeeldingen';

/** A photo as a phone makes it is 3 to 12 MB. */
const mostBytes = 20_000_000;

/** To look again after each save: a picture that stayed the same is not opened again, and where all did, so did the gallery. */
export function openGallery(content: string): { look: () => Promise<Gallery> } {
  let stamps = new Map<string, string>();
  let gallery: Gallery = new Map();
  return {
    look: async () => {
      const fresh = await stampPictures(join(content, pictureFolder));
      const isSame = (name: string) => stamps.get(name) === fresh.get(name);
      if (stamps.size === fresh.size && [...fresh.keys()].every(isSame)) return gallery;
      const known = new Map([...gallery].filter(([name]) => fresh.has(name) && isSame(name)));
      await atOnce(2, fresh.keys(), async (name) => {
        if (!known.has(name)) known.set(name, await look(content, name));
      });
      stamps = fresh;
      gallery = known;
      return gallery;
    },
  };
}

/** By the name of each file that an article may show, another text whenever it is saved. */
async function stampPictures(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder).catch(() => [])).filter(isPictureName).sort();
  const stamps = names.map(async (name) => {
    const { mtimeMs = 0, size = 0 } = (await stat(join(folder, name)).catch(() => undefined)) ?? {};
    return [name, `${mtimeMs} ${size}`] as const;
  });
  return new Map(await Promise.all(stamps));
}

export function isPictureName(name: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*\.(png|jpg|jpeg|webp)$/.test(name);
}

/** What a look at it said is kept: a large photo takes a while. */
async function look(content: string, name: string): Promise<Hung> {
  const { bytes, fault } = await readPlainFile(content, `${pictureFolder}/${name}`, mostBytes);
  if (!bytes) return { fault };
  const said = await kept(['look', photoSoftware, JSON.stringify(mostPixels), bytes], async () =>
    Buffer.from(JSON.stringify(await lookAtPhoto(bytes))),
  );
  const { photo, fault: broken }: LookedAt = JSON.parse(String(said));
  return photo ? { source: join(content, pictureFolder, name), photo } : { fault: broken };
}
