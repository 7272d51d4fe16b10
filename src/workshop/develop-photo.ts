/** A photo of the visitor's own, made as small as a card needs. In the worker: nothing of it leaves the device. */
import type { Picture } from '../sheets/picture.ts';

/** In pixels: 300 to an inch on a card of five centimetres. */
const side = 600;
const quality = 0.82;

/** The middle of it, square, as a JPEG. Fails on what is no picture that a browser knows. */
export async function developPhoto(file: Blob): Promise<Blob> {
  const whole = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(side, side);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas to draw on');
  const square = Math.min(whole.width, whole.height);
  const [left, top] = [(whole.width - square) / 2, (whole.height - square) / 2];
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  pen.drawImage(whole, left, top, square, square, 0, 0, side, side);
  whole.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

export const photoPicture = async (name: string, photo: Blob): Promise<Picture> => ({
  name,
  width: side,
  height: side,
  shapes: [],
  photo: { address: URL.createObjectURL(photo), jpeg: new Uint8Array(await photo.arrayBuffer()) },
});
