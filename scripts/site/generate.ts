import path from 'node:path';
import type { Content } from '../content/read-content.ts';
import { fillFolder } from '../keep/fill-folder.ts';
import { makeFonts } from '../outputs/fonts.ts';
import { writeData } from '../outputs/generated.ts';
import { drawArt, drawPagePictures, drawWordPictures } from '../outputs/pictures.ts';
import { drawPreviews } from '../sheets/draw-previews.ts';
import { paperFaces } from '../sheets/paper-faces.ts';
import { generatedFolder } from './generated-folder.ts';

/** All that the pages are made of, where their code finds it; after other content what may differ. */
export async function generate(content: Content, before?: Content): Promise<void> {
  const { tips, sheets, material } = content;
  await writeData(content, generatedFolder, before);
  if (tips !== before?.tips) fill('pictures', drawPagePictures(tips));
  if (material !== before?.material) fill('word-pictures', drawWordPictures(material.words, sheets.values()));
  if (sheets !== before?.sheets) fill('previews', await drawPreviews(sheets));
  if (before) return;
  fill('art', drawArt());
  fill('fonts', new Map([...(await makeFonts()), ...paperFaces()]));
}

function fill(name: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  fillFolder(path.join(generatedFolder, name), files);
}
