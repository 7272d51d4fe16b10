import type { Block } from './article.ts';

/** A table, or a rule between two parts, wherever it stands: few articles have one, and only they carry its styles. */
export const hasRareBlock = (blocks: readonly Block[]): boolean => blocks.some(isRare);

/** Every kind is named, so that the compiler tells which one is missing: it may hold others. */
function isRare(block: Block): boolean {
  switch (block.kind) {
    case 'table':
    case 'rule':
      return true;
    case 'quote':
    case 'class':
      return hasRareBlock(block.blocks);
    case 'bullets':
    case 'numbers':
      return block.items.some(({ below }) => hasRareBlock(below));
    case 'heading':
    case 'paragraph':
    case 'checklist':
    case 'picture':
      return false;
  }
}
