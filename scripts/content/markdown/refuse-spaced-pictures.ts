import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { toSlug } from '../files/slug.ts';
import { pointAt } from '../files/text-place.ts';
import { quote, refuse } from '../problems/problem.ts';

/** A picture whose address has a space is no picture to markdown: it would stand on the page as it is typed. */
const spaced = /!\[[^[\]\n]*\]\(([^()\n]*\s[^()\n]*\.(?:png|jpe?g|webp|heic))\)/giu;

/** As a part of a chain. */
export function refuseSpacedPictures() {
  return (tree: Root, file: VFile): void => checkNode(tree, String(file), file);
}

function checkNode(node: Nodes, source: string, file: VFile): void {
  if ('children' in node) for (const child of node.children) checkNode(child, source, file);
  if (node.type !== 'text') return;
  const offset = node.position?.start.offset ?? 0;
  const typed = source.slice(offset, node.position?.end.offset);
  for (const { 1: address = '', index } of typed.matchAll(spaced))
    refuse(file, 'picture', {
      reason: `het adres van dit plaatje heeft een spatie: ${quote(address)}`,
      expected: `../afbeeldingen/${nameIn(address)}, en noem het bestand ook zo`,
      place: pointAt(source, offset + index),
    });
}

/** By hand: a path of Windows is parsed on Windows alone. */
function nameIn(address: string): string {
  const [, name = '', end = ''] = /([^\\/]*)(\.\w+)$/.exec(address) ?? [];
  return toSlug(name) + end.toLowerCase();
}
