import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { kept } from '../keep/kept.ts';

const { resolve } = createRequire(import.meta.url);

/**
 * What Dutch is written with, and the names and loanwords in it. Whatever else a writer types shows in the face
 * of the visitor's own device, so the list is short on purpose: the four files together stay below 40 kB.
 */
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áàâäçéèêëíïñóôöúûüÉ';
const digits = '0123456789';
const signs = ' \u00a0.,:;!?()/-–&@+%€©•…‘’“”\'"';
const repertoire = letters + accented + digits + signs;

/** The bold and the italic are for single words in running text. */
const wordsOnly = `${letters}áäèéêëíïóöúü${digits} \u00a0.,:;!?()/-–…‘’“”'"`;

const faces = [
  { family: 'Grandstander', weight: 800, style: 'normal', name: 'grandstander-800', text: repertoire },
  { family: 'Literata', weight: 400, style: 'normal', name: 'literata-400', text: repertoire },
  { family: 'Literata', weight: 700, style: 'normal', name: 'literata-700', text: wordsOnly },
  { family: 'Literata', weight: 400, style: 'italic', name: 'literata-400-italic', text: wordsOnly },
] as const;
const [display] = faces;

function fileOf({ family, weight, style }: (typeof faces)[number]): string {
  const name = family.toLowerCase();
  return resolve(`@fontsource/${name}/files/${name}-latin-${weight}-${style}.woff2`);
}

/** The display face as the drawing of PNGs wants it: TrueType. */
export const displayFont = `${display.name}.ttf`;

/** The faces of the site with only the glyphs that it needs. */
export async function makeFonts(): Promise<Map<string, Uint8Array>> {
  const cut = await Promise.all(
    faces.map(async (face) => [`${face.name}.woff2`, await cutFace(face, 'woff2')] as const),
  );
  return new Map<string, Uint8Array>([...cut, [displayFont, await cutFace(display, 'sfnt')]]);
}

function cutFace(face: (typeof faces)[number], targetFormat: 'woff2' | 'sfnt'): Promise<Buffer> {
  const whole = readFileSync(fileOf(face));
  const options = targetFormat === 'woff2' ? ({ keepFeatures: ['kern'], noHinting: true } as const) : {};
  return kept(['face', whole, face.text, targetFormat], () =>
    subsetFont(whole, face.text, { targetFormat, ...options }),
  );
}
