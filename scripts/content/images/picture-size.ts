import { imageSize } from 'image-size';

export const pictureFormats = ['png', 'jpg', 'jpeg', 'webp'];

export interface Size {
  width: number;
  height: number;
}

/** The size of a PNG, JPEG or WebP in pixels, from its first bytes. */
export function readPictureSize(bytes: Buffer): Size | undefined {
  try {
    const { width, height, type = '', orientation = 1 } = imageSize(bytes);
    if (!pictureFormats.includes(type) || width === 0 || height === 0) return undefined;
    return isOnItsSide(orientation) ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}

/** A photo taken with the camera upright is stored on its side, with a mark by which browsers turn it. */
const isOnItsSide = (orientation: number): boolean => orientation >= 5;
