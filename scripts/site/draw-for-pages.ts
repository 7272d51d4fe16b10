import type { Content } from '../content/read-content.ts';
import { writeFonts } from '../outputs/fonts.ts';
import { writePictures } from '../outputs/pictures.ts';
import { writePreviews } from '../sheets/write-previews.ts';

/** The pictures and the faces that pages show. */
export async function drawForPages({ tips, sheets }: Content, folder: string): Promise<void> {
  await Promise.all([writePictures(folder, tips), writePreviews(sheets, folder), writeFonts(folder)]);
}
