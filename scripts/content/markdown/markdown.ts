import type { Nodes, Root, RootContent } from 'hast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import rehypeRaw from 'rehype-raw';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { pointAt } from '../files/text-place.ts';
import { refuse } from '../problems/problem.ts';
import { gfmIn } from './gfm.ts';
import { refuseBrokenHtml } from './refuse-broken-html.ts';
import { refuseForeignMarkdown } from './refuse-foreign-markdown.ts';
import { refuseUnsafeHtml } from './refuse-unsafe-html.ts';

const toSafeHtml = unified()
  .use(refuseForeignMarkdown)
  .use(refuseBrokenHtml)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(parseTypedHtml)
  .use(refuseUnsafeHtml)
  .freeze();

/**
 * Only HTML that a writer typed needs a parser of HTML, block by block: what markdown becomes is a tree already. A tag
 * that stands between blocks may open in one and close in another, and has the whole parsed.
 */
function parseTypedHtml() {
  const parse = rehypeRaw();
  return (tree: Root, file: VFile): Root => {
    if (tree.children.some(isRaw)) return parse(tree, file);
    const parseBlock = (block: RootContent) =>
      holdsRaw(block) ? parse({ type: 'root', children: [block] }, file).children : block;
    return { ...tree, children: tree.children.flatMap(parseBlock) };
  };
}

function holdsRaw(node: Nodes): boolean {
  return isRaw(node) || ('children' in node && node.children.some(holdsRaw));
}

function isRaw({ type }: Nodes): boolean {
  return type === 'raw';
}

/** The markdown of a file as a tree of HTML that holds nothing unsafe. */
export function parseMarkdown(file: VFile): Root | undefined {
  if (refuseDeepNesting(file) || refuseCostlySigns(file)) return undefined;
  try {
    const text = String(file.value);
    const tree = toSafeHtml.runSync(fromMarkdown(text, gfmIn(text)), file);
    if (!isTooDeep(tree)) return tree;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  refuse(file, 'nesting', tooDeep);
  return undefined;
}

const tooDeep = { reason: 'de tekst is te diep genest', expected: 'hoogstens een paar lagen' };
const mostLayers = 100;

/** Who walks through it later would come to the end of the stack. */
function isTooDeep(tree: Root): boolean {
  let layer: Nodes[] = [tree];
  for (let depth = 0; depth < mostLayers; depth += 1)
    layer = layer.flatMap((node) => ('children' in node ? node.children : []));
  return layer.length > 0;
}

const deepestNesting = 20;
const containers = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/;
const container = />|[-+*](?=[ \t])|\d+[.)]/g;

/** The time a parser takes grows with the square of the depth; a line that nests this deep is no text. */
function refuseDeepNesting(file: VFile): boolean {
  const lines = String(file.value).split('\n');
  const line = lines.findIndex((text) => {
    const found = text.match(containers)?.[0];
    return found !== undefined && (found.match(container)?.length ?? 0) > deepestNesting;
  });
  if (line < 0) return false;
  refuse(file, 'nesting', { ...tooDeep, place: { line: line + 1, column: 1 } });
  return true;
}

/** What sends a parser on to the end of its paragraph: a few are read, or refused later, each where it stands. */
const costlySigns = [
  { sign: /<[!?]/g, most: 100, name: 'stukken HTML met <! of <?' },
  { sign: /[*_~]\[/g, most: 1000, name: 'plekken met *, _ of ~ vlak voor [' },
  { sign: /(?<=\s)[*_~]+(?=\S)/g, most: 3000, name: 'plekken waar iets met *, _ of ~ begint' },
];

function refuseCostlySigns(file: VFile): boolean {
  const text = String(file.value);
  return costlySigns.some(({ sign, most, name }) => {
    const found = [...text.matchAll(sign)];
    const [first] = found;
    if (!first || found.length <= most) return false;
    refuse(file, 'costly-signs', {
      reason: `hier begint de eerste van ${found.length} ${name}`,
      expected: 'gewone tekst of markdown',
      place: pointAt(text, first.index),
    });
    return true;
  });
}
