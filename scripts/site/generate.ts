import type { Content } from '../content/read-content.ts';
import { writeFonts } from '../outputs/fonts.ts';
import { writeGenerated } from '../outputs/generated.ts';
import { writePictures } from '../outputs/pictures.ts';
import { writePreviews } from '../sheets/write-previews.ts';
import { generatedFolder } from './generated-folder.ts';

/** All that the pages are made of, where their code can import it; after another content only what may differ. */
export async function generate(content: Content, before?: Content): Promise<void> {
  const { tips, sheets } = content;
  await Promise.all([
    writeGenerated(content, generatedFolder, before),
    tips !== before?.tips && writePictures(generatedFolder, tips),
    isOther(sheets, before?.sheets) && writePreviews(sheets, generatedFolder),
    !before && writeFonts(generatedFolder),
  ]);
}

function isOther(sheets: Content['sheets'], before: Content['sheets'] | undefined): boolean {
  return sheets.size !== before?.size || [...sheets].some(([slug, sheet]) => sheet !== before.get(slug));
}
