import type { Block } from './article.ts';

/** A table, or a rule between two parts, wherever it stands: few articles have one, and only they carry its styles. */
export function hasRareBlock(blocks: readonly Block[]): boolean {
  return blocks.some((block) => {
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
      default:
        return false;
    }
  });
}
