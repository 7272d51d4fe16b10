/** A sheet → its PDF. */
import type { Look } from '../sheets/palette.ts';
import { picturesOf, type Sheet } from '../sheets/sheet.ts';
import type { Supplies } from './supplies.ts';

interface Printed {
  readonly look: Look;
  readonly author: string;
  /** How far it is. */
  readonly onPage: (page: number, pages: number) => void;
}

export async function printSheet(
  supplies: Supplies,
  sheet: Sheet,
  { look, author, onPage }: Printed,
): Promise<Uint8Array<ArrayBuffer>> {
  const pages = sheet.pages.length;
  onPage(0, pages);
  const [{ write, faces }, pictures] = await fetchAhead(supplies, sheet);
  return write(sheet, { look, pictures, faces, author, onPage: (page) => onPage(page, pages) });
}

/** All that its PDF takes: it is there at once then, and without a network too. */
export const fetchAhead = (supplies: Supplies, sheet: Sheet) =>
  Promise.all([supplies.loadPrinter(), supplies.fetchPictures(picturesOf(sheet))]);
