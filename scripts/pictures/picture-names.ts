import { readdirSync } from 'node:fs';
import { castNames } from '../../src/sheets/cast/index.ts';
import { readIcons } from './icon-set.ts';
import { drawingsFolder } from './list-drawings.ts';

/** The names of all pictures. */
export function pictureNames(): Set<string> {
  const own = readdirSync(drawingsFolder).flatMap((file) => /^(.*)\.svg$/.exec(file)?.[1] ?? []);
  return new Set([...Object.keys(readIcons().icons), ...own, ...castNames]);
}
