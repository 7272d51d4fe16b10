import type { Picture } from '../../src/sheets/picture.ts';
import { picturesOf, type Sheet } from '../../src/sheets/sheet.ts';
import { loadPicture } from '../pictures/load-picture.ts';

export const loadPictures = (sheet: Sheet): Map<string, Picture> =>
  new Map(picturesOf(sheet).map((name) => [name, loadPicture(name)]));
