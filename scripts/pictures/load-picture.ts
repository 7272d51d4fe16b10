/** Every picture of the site by its name: the cast, the drawings in content/plaatjes/, else the icon set. */
import { existsSync, readFileSync } from 'node:fs';
import { castPicture, findFigure } from '../../src/sheets/cast/index.ts';
import type { Picture } from '../../src/sheets/picture.ts';
import { readIcons } from './icon-set.ts';
import { drawingsFolder } from './list-drawings.ts';
import { PictureRefusal, toPlainPaths } from './plain-paths.ts';

/** The credits on page two of every PDF. */
export const pictureNotice =
  'Eigen tekeningen en figuren: CC BY-NC-SA 4.0. Andere plaatjes: Fluent Emoji van Microsoft (MIT).';

/** With the source that each was made of: a drawing may be saved while this process runs. */
const loaded = new Map<string, { source: string; picture: Picture }>();

const svgOf = (name: string): string | undefined => {
  const drawing = `${drawingsFolder}${name}.svg`;
  if (/^[a-z0-9-]+$/.test(name) && existsSync(drawing)) return readFileSync(drawing, 'utf8');
  const icons = readIcons();
  const icon = icons.icons[name];
  if (!icon) return undefined;
  return `<svg viewBox="0 0 ${icon.width ?? icons.width} ${icon.height ?? icons.height}">${icon.body}</svg>`;
};

/** Throws a PictureRefusal when there is no such picture, or when it cannot be drawn faithfully. */
export function loadPicture(name: string): Picture {
  const source = findFigure(name) ? name : svgOf(name);
  if (!source) throw new PictureRefusal(`plaatje ${name} bestaat niet`);
  const known = loaded.get(name);
  if (known?.source === source) return known.picture;
  const picture = castPicture(name) ?? toPlainPaths(name, source);
  loaded.set(name, { source, picture });
  return picture;
}

/** Why the picture can't be drawn; undefined when it can. */
export function missesPicture(name: string): string | undefined {
  try {
    loadPicture(name);
    return undefined;
  } catch (error) {
    if (error instanceof PictureRefusal) return error.message;
    throw error;
  }
}
