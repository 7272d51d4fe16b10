import { type Font, openSync } from 'fontkit';

const open = new Map<string, Font>();

export function openFace(file: string): Font {
  const known = open.get(file);
  if (known) return known;
  const font = openSync(file);
  if ('fonts' in font) throw new Error(`${file} holds more than one face`);
  open.set(file, font);
  return font;
}
