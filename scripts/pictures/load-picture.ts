/** Every picture of the site by its name: the cast, the drawings in content/plaatjes/, else the icon set. */
import { readFileSync } from 'node:fs';
import { castPicture, findFigure } from '../../src/sheets/cast/index.ts';
import type { Picture } from '../../src/sheets/picture.ts';
import { inHouseColours } from './house-colours.ts';
import { readIcons } from './icon-set.ts';
import { drawingFile, isDrawing } from './list-drawings.ts';
import { toPlainPaths } from './plain-paths.ts';

/** The credits on page two of every PDF. */
export const pictureNotice =
  'Eigen tekeningen en figuren: CC BY-NC-SA 4.0. Andere plaatjes: Fluent Emoji van Microsoft (MIT).';

class PictureRefusal extends Error {}

/** With the source that each was made of: a drawing may be saved while this process runs. */
const loaded = new Map<string, { source: string; picture: Picture }>();

const svgOf = (name: string): string | undefined => {
  if (isDrawing(name)) return readFileSync(drawingFile(name), 'utf8');
  const icons = readIcons();
  if (!Object.hasOwn(icons.icons, name)) return undefined;
  const { body, width = icons.width, height = icons.height } = icons.icons[name] ?? { body: '' };
  return `<svg viewBox="0 0 ${width} ${height}">${body}</svg>`;
};

/** Throws a PictureRefusal when there is no such picture, or when it cannot be drawn faithfully. */
export function loadPicture(name: string): Picture {
  const source = findFigure(name) ? name : svgOf(name);
  if (!source) throw new PictureRefusal(`plaatje ${name} bestaat niet`);
  const known = loaded.get(name);
  if (known?.source === source) return known.picture;
  const picture = castPicture(name) ?? draw(name, source);
  loaded.set(name, { source, picture });
  return picture;
}

function draw(name: string, svg: string): Picture {
  const { picture, faults } = toPlainPaths(name, svg);
  if (picture) return inHouseColours(picture);
  const reasons = faults.map(({ reason }) => reason).join(', ');
  throw new PictureRefusal(`plaatje ${name} kan niet getrouw getekend worden: ${reasons}`);
}

/** Why the picture can't be drawn; undefined when it can. What is wrong with a drawing stands on its own lines. */
export function missesPicture(name: string): string | undefined {
  if (isDrawing(name)) return undefined;
  try {
    loadPicture(name);
    return undefined;
  } catch (error) {
    if (error instanceof PictureRefusal) return error.message;
    throw error;
  }
}
