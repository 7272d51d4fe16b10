import { previewFile } from '../../src/model/preview-file.ts';
import { drawSvg } from '../../src/sheets/draw/svg.ts';
import type { Sheet } from '../../src/sheets/sheet.ts';
import { kept } from '../keep/kept.ts';
import { drawnBy } from './drawn-by.ts';
import { loadPictures } from './load-pictures.ts';

/** Every page of every printable, light, by the name of its file. */
export async function drawPreviews(sheets: ReadonlyMap<string, Sheet>): Promise<Map<string, string>> {
  const code = drawnBy();
  const drawn = new Map<string, string>();
  for (const [slug, sheet] of sheets) {
    const bytes = await kept(['previews', code, JSON.stringify(sheet)], () =>
      Buffer.from(JSON.stringify(drawPages(sheet))),
    );
    const pages: string[] = JSON.parse(bytes.toString());
    for (const [index, svg] of pages.entries()) drawn.set(previewFile(slug, index + 1), svg);
  }
  return drawn;
}

function drawPages(sheet: Sheet): string[] {
  const pictures = loadPictures(sheet);
  const options = { look: 'colour', accent: sheet.accent, pictures, light: true } as const;
  // Who opens one by itself hears what it is.
  return sheet.pages.map((page, index) =>
    drawSvg(page, { ...options, label: `${sheet.title}, bladzijde ${index + 1}` }),
  );
}
