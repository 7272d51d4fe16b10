/** A page of a set, as the visitor sees it before it is printed. */

import type { SetChoices } from '../maker/choices.ts';
import { pageLabel } from '../maker/texts.ts';
import { drawSvg } from '../sheets/draw/svg.ts';
import { type Page, picturesOn, type Sheet } from '../sheets/sheet.ts';
import type { ShownPage } from './protocol.ts';
import type { Workshop } from './workshop.ts';

export async function showPage(
  { fetchPictures }: Workshop,
  sheet: Sheet,
  { look }: SetChoices,
  asked = firstToShow(sheet) + 1,
): Promise<ShownPage> {
  const page = Math.min(Math.max(1, asked), sheet.pages.length);
  const shown: Page = sheet.pages[page - 1] ?? { blocks: [] };
  const pictures = await fetchPictures(picturesOn(shown.blocks));
  return {
    svg: drawSvg(shown, { look, accent: sheet.accent, pictures, label: pageLabel(page), light: true }),
    page,
    pages: sheet.pages.length,
    landscape: shown.landscape ?? false,
    look,
  };
}

/** The page that shows a pack best; where it has none of the pictures that were chosen, the first that has. */
function firstToShow({ pages, preview }: Sheet): number {
  const hasPictures = (page?: Page) => page && picturesOn(page.blocks).length > 0;
  return hasPictures(pages[preview]) ? preview : pages.findIndex((page) => page.part && hasPictures(page));
}
