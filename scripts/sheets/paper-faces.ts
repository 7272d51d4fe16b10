import { fontBytes } from './font.ts';

/** Unpacked: a browser that makes a PDF with them need not do it then. */
export function paperFaces(): [name: string, bytes: Uint8Array][] {
  return Object.entries(fontBytes).map(([face, bytes]) => [`andika-${face}.ttf`, bytes]);
}
