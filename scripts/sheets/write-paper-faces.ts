import path from 'node:path';
import { writeIfChanged } from '../keep/write-if-changed.ts';
import { fontBytes } from './font.ts';

/** Unpacked: a browser that makes a PDF with them need not do it then. */
export function writePaperFaces(generated: string): void {
  for (const [face, bytes] of Object.entries(fontBytes))
    writeIfChanged(path.join(generated, 'fonts', `andika-${face}.ttf`), bytes);
}
