import { castNames } from '../../src/sheets/cast/index.ts';
import { readIcons } from './icon-set.ts';
import { listDrawings } from './list-drawings.ts';

/** The names of all pictures. */
export function pictureNames(): Set<string> {
  return new Set([...Object.keys(readIcons().icons), ...listDrawings(), ...castNames]);
}
