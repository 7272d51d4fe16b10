import type { Element, ElementContent, RootContent } from 'hast';

type Node = RootContent | ElementContent;

/** The words a reader sees, with a line end between blocks. */
export function readableText(nodes: readonly Node[]): string {
  return nodes.map(textOf).join('');
}

function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  if (node.tagName === 'br') return '\n';
  return isBlock(node) ? `\n${readableText(node.children)}\n` : readableText(node.children);
}

const blocks = ['blockquote', 'h2', 'h3', 'li', 'ol', 'p', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'];

function isBlock({ tagName }: Element): boolean {
  return blocks.includes(tagName);
}

export function isBlank(nodes: readonly Node[]): boolean {
  return readableText(nodes).trim() === '';
}

/** The text on one line, as structured data wants it. */
export function plainText(nodes: readonly Node[]): string {
  return readableText(nodes).replace(/\s+/g, ' ').trim();
}

/**
 * A word is what stands between white space and holds a letter or a digit: `auto's`, `ik-boek`, `24` and `/m/` are
 * one word each, `'s avonds` is two, a dash alone is none.
 */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
