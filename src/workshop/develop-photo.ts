/** A photo of the visitor's own, made as small as a card needs. In the worker: nothing of it leaves the device. */
import type { Photo, Picture } from '../sheets/picture.ts';
import type { PhotoCut } from './protocol.ts';

/** In pixels: 300 to an inch on a card of five centimetres. */
const side = 600;
const quality = 0.82;

/** Of a wide one the middle; on a tall one the head of who stands there is above. */
const usualFrom: Readonly<Record<PhotoCut['longer'], number>> = { width: 0.5, height: 0 };

interface Developed {
  readonly photo: Blob;
  readonly cut?: PhotoCut;
}

/** A square of it, as a JPEG. Fails on what is no picture that a browser knows. */
export async function developPhoto(file: Blob, wanted?: PhotoCut['from']): Promise<Developed> {
  const whole = await createImageBitmap(file);
  const { canvas, pen } = takeCanvas();
  const { width, height } = whole;
  const square = Math.min(width, height);
  const longer = width > height ? 'width' : 'height';
  const from = wanted ?? usualFrom[longer];
  const [left, top] = [(width - square) * from, (height - square) * from];
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  pen.drawImage(whole, left, top, square, square, 0, 0, side, side);
  whole.close();
  const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return width === height ? { photo } : { photo, cut: { longer, from } };
}

/** As it is printed in each look. */
export const photoPicture = async (name: string, photo: Blob): Promise<Picture> => ({
  name,
  width: side,
  height: side,
  shapes: [],
  photo: { colour: await keepPhoto(photo), line: await keepPhoto(await withoutColour(photo)) },
});

const keepPhoto = async (photo: Blob): Promise<Photo> => ({
  address: URL.createObjectURL(photo),
  jpeg: new Uint8Array(await photo.arrayBuffer()),
});

/** Pixel by pixel: not every browser has a filter for it. */
async function withoutColour(photo: Blob): Promise<Blob> {
  const image = await createImageBitmap(photo);
  const { canvas, pen } = takeCanvas();
  pen.drawImage(image, 0, 0);
  image.close();
  const pixels = pen.getImageData(0, 0, side, side);
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    data.fill(0.299 * red + 0.587 * green + 0.114 * blue, at, at + 3);
  }
  pen.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

function takeCanvas() {
  const canvas = new OffscreenCanvas(side, side);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas to draw on');
  return { canvas, pen };
}
