import path from 'node:path';
import type { Sheet } from '../../src/sheets/sheet.ts';
import { drawSvg } from '../../src/sheets/svg.ts';
import { writeIfChanged } from '../outputs/write-if-changed.ts';
import { loadPictures } from './build-pdfs.ts';

/** For the page with exercises: the most telling page of each pack, small and light, as `<slug>.svg`. */
export async function writePreviews(sheets: ReadonlyMap<string, Sheet>, generated: string): Promise<void> {
  await Promise.all(
    [...sheets].map(([slug, sheet]) =>
      writeIfChanged(path.join(generated, 'previews', `${slug}.svg`), drawPreview(sheet)),
    ),
  );
}

function drawPreview(sheet: Sheet): string {
  const page = sheet.pages[sheet.preview];
  if (!page) throw new Error(`${sheet.title} has no page ${sheet.preview} to show`);
  return drawSvg(page, { look: 'colour', pictures: loadPictures(sheet), light: true });
}
