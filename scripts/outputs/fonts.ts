import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { writeIfChanged } from '../keep/write-if-changed.ts';
import { fontBytes } from '../sheets/font.ts';
import { displayFontFile } from './display-font-file.ts';
import { fallbackFaces } from './fallback-faces.ts';

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

function fileOf({ family, weight, style }: (typeof faces)[number], format: 'woff' | 'woff2'): string {
  const name = family.toLowerCase();
  return resolve(`@fontsource/${name}/files/${name}-latin-${weight}-${style}.${format}`);
}

/**
 * The faces of the site with only the glyphs that it needs, and what stands in for them until they are there. Those of
 * paper are whole and unpacked: a browser that makes a PDF of them need not do it then.
 */
export async function writeFonts(generated: string): Promise<void> {
  const folder = path.join(generated, 'fonts');
  for (const face of faces) {
    const font = await subsetFont(await readFile(fileOf(face, 'woff2')), face.text, {
      targetFormat: 'woff2',
      keepFeatures: ['kern'],
      noHinting: true,
    });
    writeIfChanged(path.join(folder, `${face.name}.woff2`), font);
  }
  const [display, text] = faces;
  const fallbacks = fallbackFaces(
    [display, text].map((face) => ({ family: face.family, file: fileOf(face, 'woff') })),
  );
  writeIfChanged(path.join(folder, 'fallbacks.css'), fallbacks);
  writeIfChanged(displayFontFile(generated), await displayFont());
  for (const [face, bytes] of Object.entries(fontBytes))
    writeIfChanged(path.join(folder, `andika-${face}.ttf`), bytes);
}

async function displayFont(): Promise<Buffer> {
  const [display] = faces;
  return subsetFont(await readFile(fileOf(display, 'woff2')), display.text, { targetFormat: 'sfnt' });
}
