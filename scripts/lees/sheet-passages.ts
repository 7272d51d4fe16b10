import type { Block, Element, Mark, Sheet } from '../../src/sheets/sheet.ts';
import { type Passage, passageWithoutPlace } from './passage.ts';

/** All text of a printable, decoration included, and what is read out for its pictures. */
export function readSheetPassages({ title, description, pages }: Sheet): Passage[] {
  const printed = pages.flatMap(({ bookmark = '', blocks }) => [bookmark, ...blocks.flatMap(readBlock)]);
  return [title, description, ...printed].filter((text) => text.trim() !== '').map(passageWithoutPlace);
}

/** The lines of a paragraph are marks of their own, which belong together again. */
function readBlock(block: Block): string[] {
  const lines: string[] = [];
  const below: string[] = [];
  for (const child of block.children) {
    if (isElement(child)) below.push(...readBlock(child));
    else if (child.kind === 'text') lines.push(child.text);
  }
  return ['alt' in block ? (block.alt ?? '') : '', lines.join(' '), ...below];
}

function isElement(child: Element | Mark): child is Element {
  return 'role' in child;
}
