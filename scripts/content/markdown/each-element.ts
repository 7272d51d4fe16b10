import type { Element, Nodes } from 'hast';

/** Acts on each element of a tree, before those inside it. */
export function eachElement(tree: Nodes, act: (element: Element) => void): void {
  if (tree.type === 'element') act(tree);
  if ('children' in tree) for (const child of tree.children) eachElement(child, act);
}
