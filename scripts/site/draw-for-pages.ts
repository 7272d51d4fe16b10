import type { Content } from '../content/read-content.ts';
import { writeFonts } from '../outputs/fonts.ts';
import { writePictures, writeWordPictures } from '../outputs/pictures.ts';
import { writePaperFaces } from '../sheets/write-paper-faces.ts';
import { writePreviews } from '../sheets/write-previews.ts';

/** The pictures and the faces that pages show; after another content only those that may differ. */
export async function drawForPages(
  { tips, sheets, material }: Content,
  folder: string,
  before?: Content,
): Promise<void> {
  await Promise.all([
    tips !== before?.tips && writePictures(folder, tips),
    writePreviews(sheets, folder, before?.sheets),
    material !== before?.material && writeWordPictures(folder, material.words, sheets),
    !before && writeFonts(folder),
    !before && writePaperFaces(folder),
  ]);
}
