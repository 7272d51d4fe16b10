import type { VFile } from 'vfile';
import { type PageTexts, pageTextsShape } from '../../src/model/page-texts.ts';
import { checkShape } from './check-shape.ts';
import { parseYaml } from './yaml-document.ts';

export function parsePageTexts(file: VFile): PageTexts | undefined {
  const document = parseYaml(file, String(file.value));
  return document && checkShape(file, document, pageTextsShape);
}
