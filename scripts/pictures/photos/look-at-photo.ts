import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';
import type { Either } from '../../../src/model/either.ts';
import { mostPixels, openPhoto } from './open-photo.ts';

/** A picture in pixels, such as a photo or a scan, that is whole and not too large. */
export interface Photo {
  /** The hash of its file. */
  fingerprint: string;
  /** In pixels, as it is shown: cameras store what was taken upright on its side. */
  width: number;
  height: number;
  /** Something behind it may shine through. */
  isSeeThrough: boolean;
}

export type LookedAt = Either<{ photo: Photo }, { fault: { reason: string; expected: string } }>;

/** Reads all of it: of a picture that is cut off, the beginning is fine. */
export async function lookAtPhoto(bytes: Buffer): Promise<LookedAt> {
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    const fault = faultOf(header) ?? (isMovingPng(bytes) ? moving : undefined);
    if (fault) return { fault };
    await openPhoto(bytes).resize(16).raw().toBuffer();
    const { width, height } = header.autoOrient;
    const fingerprint = createHash('sha256').update(bytes).digest('hex');
    return { photo: { fingerprint, width, height, isSeeThrough: header.hasAlpha } };
  } catch {
    return { fault: isHeic(bytes) ? heic : broken };
  }
}

function faultOf({ width, height, pages = 1 }: Metadata): LookedAt['fault'] {
  const { side, all } = mostPixels;
  if (width > side || height > side || width * height > all)
    return {
      reason: `het plaatje is te groot: ${width} × ${height} beeldpunten`,
      expected: `hoogstens ${side} breed en hoog, en samen ${all / 1_000_000} miljoen`,
    };
  if (pages > 1) return moving;
  return undefined;
}

const broken = { reason: 'dit is geen heel plaatje', expected: 'een heel png-, jpg- of webp-bestand' };
const heic = {
  reason: 'dit is een heic, ook al heet het bestand anders',
  expected: 'bewaar de foto eerst als jpg',
};
const moving = { reason: 'dit plaatje beweegt', expected: 'een plaatje dat stilstaat' };

/** It says so before its first picture; what reads pictures does not tell. */
function isMovingPng(bytes: Buffer): boolean {
  const said = bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT')));
  return said.includes('acTL');
}

/** What a phone makes says so after its first eight bytes; also where this library reads its kind of compression. */
const isHeic = (bytes: Buffer): boolean =>
  /^ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
