import path from 'node:path';
import { previewFile } from '../../src/model/preview-file.ts';
import { drawSvg } from '../../src/sheets/draw/svg.ts';
import type { Sheet } from '../../src/sheets/sheet.ts';
import { writeIfChanged } from '../keep/write-if-changed.ts';
import { keepOnly } from '../outputs/keep-only.ts';
import { loadPictures } from './load-pictures.ts';

type Sheets = ReadonlyMap<string, Sheet>;

/** Every page of every printable, light, each in a file of its own. Those of sheets that are the ones of before are there. */
export async function writePreviews(sheets: Sheets, generated: string, before?: Sheets): Promise<void> {
  const folder = path.join(generated, 'previews');
  for (const [slug, sheet] of sheets) {
    if (sheet === before?.get(slug)) continue;
    for (const [index, svg] of drawPages(sheet).entries())
      writeIfChanged(path.join(folder, previewFile(slug, index + 1)), svg);
  }
  const names = [...sheets].flatMap(([slug, { pages }]) =>
    pages.map((_page, index) => previewFile(slug, index + 1)),
  );
  await keepOnly(folder, names);
}

function drawPages(sheet: Sheet): string[] {
  const pictures = loadPictures(sheet);
  const options = { look: 'colour', accent: sheet.accent, pictures, light: true } as const;
  // Who opens one by itself hears what it is.
  return sheet.pages.map((page, index) =>
    drawSvg(page, { ...options, label: `${sheet.title}, bladzijde ${index + 1}` }),
  );
}
