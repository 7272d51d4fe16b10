/** A page of a set, as the visitor sees it before it is printed. */

import type { SetChoices } from '../maker/choices.ts';
import { pageLabel } from '../maker/texts.ts';
import { drawSvg } from '../sheets/draw/svg.ts';
import { type Page, picturesOn, type Sheet } from '../sheets/sheet.ts';
import type { DrawnPage, DrawnSize } from './protocol.ts';
import type { Workshop } from './workshop.ts';

/** Against a page that fills a screen. */
const scales: Readonly<Record<DrawnSize, number>> = { small: 0.4, large: 1 };

/** As SVG that stands in one document with the other pages. */
export async function drawPage(
  { fetchPictures }: Pick<Workshop, 'fetchPictures'>,
  { pages, accent }: Sheet,
  { look }: SetChoices,
  { page: number, size }: Pick<DrawnPage, 'page' | 'size'>,
): Promise<string> {
  const page: Page = pages[number - 1] ?? { blocks: [] };
  const pictures = await fetchPictures(picturesOn(page.blocks));
  return drawSvg(page, {
    look,
    accent,
    pictures,
    label: pageLabel(number),
    prefix: `blz${number}-${size}`,
    light: true,
    scale: scales[size],
  });
}
