import type { Content } from '../content/read-content.ts';
import { writeFonts } from '../outputs/fonts.ts';
import { writeGenerated } from '../outputs/generated.ts';
import { writePictures } from '../outputs/pictures.ts';
import { writePreviews } from '../sheets/write-previews.ts';

export const generatedFolder = 'src/generated';

/** All that the pages are made of, where their code can import it. */
export async function generate(content: Content): Promise<void> {
  await Promise.all([
    writeGenerated(content, generatedFolder),
    writePictures(generatedFolder, content.tips),
    writePreviews(content.sheets, generatedFolder),
    writeFonts(generatedFolder),
  ]);
}
