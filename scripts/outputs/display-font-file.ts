import path from 'node:path';

/** The display face as the drawing of PNGs wants it: TrueType, with the same letters. */
export function displayFontFile(generated: string): string {
  return path.join(generated, 'fonts', 'grandstander-800.ttf');
}
