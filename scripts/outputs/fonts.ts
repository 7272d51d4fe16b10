import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { writeIfChanged } from './write-if-changed.ts';

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
  {
    name: 'grandstander-800',
    file: '@fontsource/grandstander/files/grandstander-latin-800-normal.woff2',
    text: repertoire,
  },
  {
    name: 'literata-400',
    file: '@fontsource/literata/files/literata-latin-400-normal.woff2',
    text: repertoire,
  },
  {
    name: 'literata-700',
    file: '@fontsource/literata/files/literata-latin-700-normal.woff2',
    text: wordsOnly,
  },
  {
    name: 'literata-400-italic',
    file: '@fontsource/literata/files/literata-latin-400-italic.woff2',
    text: wordsOnly,
  },
];

/** The faces of the site with only the glyphs that it needs. */
export async function writeFonts(generated: string): Promise<void> {
  const folder = path.join(generated, 'fonts');
  for (const { name, file, text } of faces) {
    const font = await subsetFont(await readFile(resolve(file)), text, {
      targetFormat: 'woff2',
      keepFeatures: ['kern'],
      noHinting: true,
    });
    await writeIfChanged(path.join(folder, `${name}.woff2`), font);
  }
  await writeIfChanged(displayFontFile(generated), await displayFont());
}

/** The display face as the drawing of PNGs wants it: TrueType, with the same letters. */
export function displayFontFile(generated: string): string {
  return path.join(generated, 'fonts', 'grandstander-800.ttf');
}

async function displayFont(): Promise<Buffer> {
  const [display] = faces;
  if (!display) throw new Error('There is no display face');
  return subsetFont(await readFile(resolve(display.file)), display.text, { targetFormat: 'sfnt' });
}
