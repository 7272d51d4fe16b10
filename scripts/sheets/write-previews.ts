/** Small pictures of a pack's pages for the page with exercises, drawn from the same Sheet. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sheet } from '../../src/sheets/sheet.ts';
import { drawSvg } from '../../src/sheets/svg.ts';
import { loadPictures } from './build-pdfs.ts';

export interface Preview {
  readonly slug: string;
  readonly pages: number;
  /** File names, the most telling page first. */
  readonly files: string[];
}

const pagesShown = 2;

/** Writes `<slug>-1.svg` and so on into the folder. */
export function writePreviews(sheets: ReadonlyMap<string, Sheet>, folder: string): Preview[] {
  mkdirSync(folder, { recursive: true });
  return [...sheets].map(([slug, sheet]) => {
    const pictures = loadPictures(sheet);
    const order = [sheet.preview, 0].slice(0, pagesShown);
    const files = order.flatMap((index, place) => {
      const page = sheet.pages[index];
      if (!page) return [];
      const name = `${slug}-${place + 1}.svg`;
      writeFileSync(join(folder, name), drawSvg(page, { look: 'colour', pictures, light: true }));
      return [name];
    });
    return { slug, pages: sheet.pages.length, files };
  });
}
