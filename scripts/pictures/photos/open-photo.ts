import sharp, { type Sharp } from 'sharp';

// Of all that sharp can read, only what writers may place: a drawing or a document with a false name stays closed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`),
});

/** On each side, and in all: the largest that a phone makes, and what the memory of any machine holds. */
export const mostPixels = { side: 16_000, all: 64_000_000 } as const;

/** The picture in these bytes; who works with it hears where they are cut off or broken. */
export function openPhoto(bytes: Buffer): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels.all });
}

/** Other versions may give other bytes. */
export const photoSoftware = JSON.stringify(sharp.versions);
