/** For tests: photos that nobody took. */
import sharp, { type Sharp } from 'sharp';

/** Two halves, red on the left and blue on the right, both as grainy as photos are. */
export function drawPhoto(width: number, height: number): Sharp {
  const half = Math.ceil(width / 2);
  const noise = { type: 'gaussian', mean: 20, sigma: 10 } as const;
  const paint = (own: number, background: string) =>
    ({ width: own, height, channels: 3, background }) as const;
  return sharp({ create: paint(width, '#f00') })
    .composite([
      { input: { create: paint(half, '#00f') }, left: width - half, top: 0 },
      { input: { create: { ...paint(width, '#000'), noise } }, blend: 'add' },
    ])
    .removeAlpha();
}

/** All that sharp reads, also what the program keeps closed. */
export async function unlocked<Value>(read: () => Promise<Value>): Promise<Value> {
  const closed = { operation: ['VipsForeignLoadHeifBuffer'] };
  sharp.unblock(closed);
  try {
    return await read();
  } finally {
    sharp.block(closed);
  }
}

export const makeJpeg = (width: number, height: number): Promise<Buffer> =>
  drawPhoto(width, height).jpeg().toBuffer();

/** What a phone notes in each photo, and nobody else should know. */
export const secrets = ['GeheimeCamera', 'Geheime Fotograaf'];

/** Held upright, and with where it was. */
export const makePhonePhoto = (width: number, height: number): Promise<Buffer> =>
  drawPhoto(width, height)
    .withExif({
      IFD0: { Make: secrets[0] ?? '', Artist: secrets[1] ?? '' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 22/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '4/1 53/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
