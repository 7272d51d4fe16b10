import path from 'node:path';
import { drawSvg } from '../../src/sheets/draw/svg.ts';
import type { Sheet } from '../../src/sheets/sheet.ts';
import { writeIfChanged } from '../keep/write-if-changed.ts';
import { keepOnly } from '../outputs/keep-only.ts';
import { loadPictures } from './load-pictures.ts';

/** For the page with exercises: the most telling page of each pack, small and light, as `<slug>.svg`. */
export async function writePreviews(sheets: ReadonlyMap<string, Sheet>, generated: string): Promise<void> {
  const folder = path.join(generated, 'previews');
  const files = new Map([...sheets].map(([slug, sheet]) => [`${slug}.svg`, drawPreview(sheet)]));
  await Promise.all([...files].map(([name, svg]) => writeIfChanged(path.join(folder, name), svg)));
  await keepOnly(folder, files.keys());
}

function drawPreview(sheet: Sheet): string {
  const page = sheet.pages[sheet.preview];
  if (!page) throw new Error(`${sheet.title} has no page ${sheet.preview} to show`);
  return drawSvg(page, { look: 'colour', accent: sheet.accent, pictures: loadPictures(sheet), light: true });
}
