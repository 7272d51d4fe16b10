import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { lookAtPhoto } from './look-at-photo.ts';
import { mostPixels } from './open-photo.ts';
import { filesOf, makePhotoFile } from './photo-files.ts';
import { drawPhoto, makeJpeg, makePhonePhoto, secrets, unlocked } from './photos-for-tests.ts';

const formats = {
  jpg: (width: number, height: number) => drawPhoto(width, height).jpeg(),
  'jpg, progressive': (width: number, height: number) => drawPhoto(width, height).jpeg({ progressive: true }),
  png: (width: number, height: number) => drawPhoto(width, height).png(),
  'png, interlaced': (width: number, height: number) => drawPhoto(width, height).png({ progressive: true }),
  'webp, lossy': (width: number, height: number) => drawPhoto(width, height).webp(),
  'webp, lossless': (width: number, height: number) => drawPhoto(width, height).webp({ lossless: true }),
};
const broken = { reason: 'dit is geen heel plaatje', expected: 'een heel png-, jpg- of webp-bestand' };

async function makeAll(bytes: Buffer) {
  const { photo } = await lookAtPhoto(bytes);
  if (!photo) throw new Error('this is no photo');
  const { sizes, plain } = filesOf('muis', photo);
  return Promise.all(
    [...sizes, plain].map(async (file) => ({ file, bytes: await makePhotoFile(bytes, file) })),
  );
}

describe('a photo', () => {
  test.each(Object.entries(formats))('is known as %s', async (_, draw) => {
    const { photo } = await lookAtPhoto(await draw(30, 20).toBuffer());
    expect(photo).toMatchObject({ width: 30, height: 20, isSeeThrough: false });
  });

  test.each(Object.entries(formats))('that is cut off is refused: %s', async (_, draw) => {
    const whole = await draw(300, 200).toBuffer();
    for (const length of [0, 1, 10, 33, 60, whole.length >> 1, whole.length - 40])
      expect(await lookAtPhoto(whole.subarray(0, length))).toEqual({ fault: broken });
  });

  test.each([
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', () => drawPhoto(9, 9).gif().toBuffer()],
    ['a TIFF', () => drawPhoto(9, 9).tiff().toBuffer()],
    ['what an iPhone makes', () => drawPhoto(9, 9).heif({ compression: 'av1' }).toBuffer()],
  ])('is something else than %s under a false name', async (_, make) => {
    expect(await lookAtPhoto(await make())).toEqual({ fault: broken });
  });

  it('of a phone is told apart from what is broken', async () => {
    expect(await lookAtPhoto(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))).toEqual({
      fault: {
        reason: 'dit is een heic, ook al heet het bestand anders',
        expected: 'bewaar de foto eerst als jpg',
      },
    });
  });

  it('that would not fit in memory is refused unopened', async () => {
    const png = await drawPhoto(9, 9).png().toBuffer();
    for (const [width, height] of [
      [60_000, 60_000],
      [mostPixels.side + 1, 1],
      [10_000, 10_000],
    ] as const) {
      const bomb = Buffer.from(png);
      bomb.writeUInt32BE(width, 16);
      bomb.writeUInt32BE(height, 20);
      bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
      expect((await lookAtPhoto(bomb)).fault).toEqual({
        reason: `het plaatje is te groot: ${width} × ${height} beeldpunten`,
        expected: 'hoogstens 16000 breed en hoog, en samen 64 miljoen',
      });
    }
  });

  it('that moves is refused', async () => {
    const frames = await Promise.all([
      drawPhoto(9, 9).png().toBuffer(),
      drawPhoto(9, 9).negate().png().toBuffer(),
    ]);
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await lookAtPhoto(moving)).fault?.reason).toBe('dit plaatje beweegt');
    expect((await lookAtPhoto(animated(await drawPhoto(9, 9).png().toBuffer()))).fault?.reason).toBe(
      'dit plaatje beweegt',
    );
  });
});

/** With the chunk by which a png says that more pictures follow. */
function animated(png: Buffer): Buffer {
  const chunk = Buffer.from('acTL\0\0\0\u0002\0\0\0\0', 'latin1');
  const at = png.indexOf('IDAT') - 4;
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(chunk.length - 4);
  sum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([png.subarray(0, at), size, chunk, sum, png.subarray(at)]);
}

describe('what a photo is shown as', () => {
  const named = (width: number) => {
    const photo = { fingerprint: 'x', width, height: 10, isSeeThrough: false };
    const { sizes, plain } = filesOf('muis', photo);
    return [...sizes, plain].map(({ name }) => name.replace(/-[0-9a-f]{10}\./, '.'));
  };

  it.each([
    [4000, ['muis-480.avif', 'muis-960.avif', 'muis-1440.avif', 'muis-960.jpeg']],
    [1440, ['muis-480.avif', 'muis-960.avif', 'muis-1440.avif', 'muis-960.jpeg']],
    [700, ['muis-480.avif', 'muis-700.avif', 'muis-700.jpeg']],
    [2, ['muis-2.avif', 'muis-2.jpeg']],
  ])('of %s pixels wide is never wider', (width, names) => {
    expect(named(width)).toEqual(names);
  });

  it('is as large and as upright as its name says', async () => {
    for (const { file, bytes } of await makeAll(await makePhonePhoto(1200, 600))) {
      const { width, height, format, compression } = await unlocked(() => sharp(bytes).metadata());
      expect([width, height]).toEqual([file.width, file.width * 2]);
      expect(compression === 'av1' ? 'avif' : format).toBe(file.format);
      // What was on the left is above.
      const data = await unlocked(() => sharp(bytes).resize(1, 2, { fit: 'fill' }).raw().toBuffer());
      expect([data[0], data[3]].map((red) => Number(red) > 150)).toEqual([true, false]);
    }
  });

  it('tells nothing of where it was made, when, or by what', async () => {
    const photo = await makePhonePhoto(600, 300);
    expect((await sharp(photo).metadata()).exif?.length).toBeGreaterThan(100);
    for (const secret of secrets) expect(photo.includes(secret)).toBe(true);
    for (const { bytes } of await makeAll(photo)) {
      const { exif, icc, xmp, iptc } = await unlocked(() => sharp(bytes).metadata());
      expect({ exif, icc, xmp, iptc }).toEqual({});
      for (const secret of [...secrets, 'Exif\0\0', 'GPS']) expect(bytes.includes(secret)).toBe(false);
    }
  });

  it('has the colours of the web, whatever the camera calls red', async () => {
    const wide = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#00c000' } })
      .withIccProfile('p3')
      .png()
      .toBuffer();
    const asStored = await sharp(wide, { ignoreIcc: true }).raw().toBuffer();
    expect(asStored[0]).toBeGreaterThan(80);
    for (const { bytes } of await makeAll(wide)) {
      const [red = 0, green = 0, blue = 0] = await unlocked(() => sharp(bytes).raw().toBuffer());
      for (const [shown, meant] of [
        [red, 0],
        [green, 0xc0],
        [blue, 0],
      ] as const)
        expect(Math.abs(shown - meant)).toBeLessThan(6);
    }
  });

  it('stays see-through for every reader', async () => {
    const glass = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#f008' } })
      .png()
      .toBuffer();
    const made = await makeAll(glass);
    expect(made.map(({ file }) => file.format)).toEqual(['avif', 'png']);
    for (const { bytes } of made) expect((await unlocked(() => sharp(bytes).stats())).isOpaque).toBe(false);
  });

  it('is the same each time, and has another name when it is another picture', async () => {
    const [one, other] = [await makeJpeg(600, 400), await makeJpeg(601, 400)];
    const [first, again, different] = [await makeAll(one), await makeAll(one), await makeAll(other)];
    expect(again).toEqual(first);
    const names = [...first, ...different].map(({ file }) => file.name);
    expect(new Set(names).size).toBe(names.length);
  });
});
