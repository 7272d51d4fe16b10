import { type Font, openSync } from 'fontkit';

export function openFace(file: string): Font {
  const font = openSync(file);
  if ('fonts' in font) throw new Error(`${file} holds more than one face`);
  return font;
}
