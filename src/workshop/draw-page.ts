/** A page of a set, as the visitor sees it before it is printed. */

import type { SetChoices } from '../maker/choices.ts';
import { pageLabel } from '../maker/texts.ts';
import { drawSvg } from '../sheets/draw/svg.ts';
import { type Page, picturesOn, type Sheet } from '../sheets/sheet.ts';
import type { Workshop } from './workshop.ts';

/** As SVG that stands in one document with the other pages. */
export async function drawPage(
  { fetchPictures }: Pick<Workshop, 'fetchPictures'>,
  { pages, accent }: Sheet,
  { look }: SetChoices,
  number: number,
): Promise<string> {
  const page: Page = pages[number - 1] ?? { blocks: [] };
  const pictures = await fetchPictures(picturesOn(page.blocks));
  return drawSvg(page, {
    look,
    accent,
    pictures,
    label: pageLabel(number),
    prefix: `blz${number}`,
    light: true,
  });
}
