import { imageSize } from 'image-size';

export const pictureFormats = ['png', 'jpg', 'jpeg', 'webp'];

export interface Size {
  width: number;
  height: number;
}

/** How many pixels a PNG, JPEG or WebP has, as its first bytes tell. */
export function readPictureSize(bytes: Buffer): Size | undefined {
  try {
    const { width, height, type = '', orientation = 1 } = imageSize(bytes);
    if (!pictureFormats.includes(type) || width === 0 || height === 0) return undefined;
    return isOnItsSide(orientation) ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}

/** A camera that is held upright says so behind the picture, and browsers turn it. */
const isOnItsSide = (orientation: number): boolean => orientation >= 5;
