import { createHash } from 'node:crypto';
import type { Photo } from './look-at-photo.ts';
import { openPhoto, photoSoftware } from './open-photo.ts';

/** One of the files that a photo is shown as. */
export interface PhotoFile {
  /** With a hash in it of all that the file is made of and by. */
  name: string;
  width: number;
  format: keyof typeof formats;
}

export interface PhotoFiles {
  /** From narrow to wide, never wider than the photo itself. */
  sizes: PhotoFile[];
  plain: PhotoFile;
}

/** In pixels: a phone, a phone with a fine screen or a column of text, and such a column on a fine screen. */
const widths = [480, 960, 1440];
const largest = Math.max(...widths);

/** What any browser and any other reader shows: one size will do, for hardly anybody fetches it. */
const plainWidth = 960;

/**
 * AVIF is what nearly every browser shows, and takes a third less than WebP for the same picture; the rest gets a JPEG,
 * or a PNG where something shines through. Effort 2 costs a tenth of the time that the usual 4 does, for hardly a byte.
 */
const formats = {
  avif: { quality: 50, effort: 2 },
  jpeg: { quality: 75, mozjpeg: true },
  png: { compressionLevel: 9, palette: true },
} as const;

export function filesOf(stem: string, photo: Photo): PhotoFiles {
  const file = (width: number, format: PhotoFile['format']): PhotoFile => ({
    name: `${stem}-${width}-${hashOf(photo, width, format)}.${format}`,
    width,
    format,
  });
  const narrower = widths.filter((width) => width < photo.width);
  const widest = photo.width <= largest ? [photo.width] : [];
  return {
    sizes: [...narrower, ...widest].map((width) => file(width, 'avif')),
    plain: file(Math.min(photo.width, plainWidth), photo.isSeeThrough ? 'png' : 'jpeg'),
  };
}

function hashOf({ fingerprint }: Photo, width: number, format: PhotoFile['format']): string {
  const madeOf = [fingerprint, photoSoftware, width, format, formats[format]];
  return createHash('sha256').update(JSON.stringify(madeOf)).digest('hex').slice(0, 10);
}

/** Turned as it is shown, in the colours of the web, and with nothing of what a camera writes beside the picture. */
export function makePhotoFile(bytes: Buffer, { width, format }: PhotoFile): Promise<Buffer> {
  const photo = openPhoto(bytes).autoOrient().resize({ width }).toColourspace('srgb');
  return photo.toFormat(format, formats[format]).toBuffer();
}
