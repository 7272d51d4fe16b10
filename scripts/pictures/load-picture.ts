/** Every picture of the site by its name: the cast, the drawings in content/plaatjes/, else the icon set. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { castNames, castPicture } from '../../src/sheets/cast/index.ts';
import type { Picture } from '../../src/sheets/picture.ts';
import { PictureRefusal, toPlainPaths } from './plain-paths.ts';

interface IconSet {
  readonly icons: Record<string, { body: string; width?: number; height?: number }>;
  readonly width: number;
  readonly height: number;
}

const require = createRequire(import.meta.url);
/** Those that we drew ourselves. */
export const drawingsFolder = fileURLToPath(new URL('../../content/plaatjes/', import.meta.url));

/** The words of the notice in the PDFs' footer and on the colophon. */
export const pictureNotice = 'Plaatjes: Fluent Emoji van Microsoft (MIT-licentie)';

/** The set is large and never changes, so it is read once. */
let iconSet: IconSet | undefined;

function readIcons(): IconSet {
  iconSet ??= JSON.parse(
    readFileSync(require.resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
  ) as IconSet;
  return iconSet;
}

const loaded = new Map<string, Picture>();

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
  let picture = loaded.get(name);
  if (!picture) {
    picture = castPicture(name) ?? readPicture(name);
    loaded.set(name, picture);
  }
  return picture;
}

function readPicture(name: string): Picture {
  const svg = svgOf(name);
  if (!svg) throw new PictureRefusal(`plaatje ${name} bestaat niet`);
  return toPlainPaths(name, svg);
}

/** Why there is no such picture to draw; nothing when there is. */
export function missesPicture(name: string): string | undefined {
  try {
    loadPicture(name);
    return undefined;
  } catch (error) {
    if (error instanceof PictureRefusal) return error.message;
    throw error;
  }
}

/** The names of all pictures. */
export function pictureNames(): Set<string> {
  const own = readdirSync(drawingsFolder).flatMap((file) => /^(.*)\.svg$/.exec(file)?.[1] ?? []);
  return new Set([...Object.keys(readIcons().icons), ...own, ...castNames]);
}
