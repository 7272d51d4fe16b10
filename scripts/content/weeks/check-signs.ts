import type { VFile } from 'vfile';
import { missingGlyphs } from '../../../src/sheets/missing-glyphs.ts';
import { quote, refuse } from '../problems/problem.ts';
import type { Path, YamlDocument } from '../yaml/yaml-document.ts';

/** Of a text that is printed too. */
export function checkSigns(file: VFile, document: YamlDocument, path: Path, text: string): void {
  for (const sign of missingGlyphs(text))
    refuse(file, 'missing-glyph', {
      reason: `het teken ${quote(sign)} kan niet op papier`,
      expected: 'een ander teken',
      place: document.placeOf(path),
    });
}
