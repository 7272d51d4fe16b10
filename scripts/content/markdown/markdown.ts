import type { Nodes, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { refuse } from '../problems/problem.ts';
import { refuseBrokenHtml } from './refuse-broken-html.ts';
import { refuseDeepNesting, tooDeep } from './refuse-deep-nesting.ts';
import { refuseForeignMarkdown } from './refuse-foreign-markdown.ts';
import { refuseSpacedPictures } from './refuse-spaced-pictures.ts';
import { numberElements, refuseWhatWasRemoved, safeHtml } from './refuse-unsafe-html.ts';
import { refuseUnseenCodes } from './refuse-unseen-codes.ts';
import { findSlips } from './warn-of-slips.ts';
import { parseWithinTime } from './within-time.ts';

const chain = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(findSlips)
  .use(refuseSpacedPictures)
  .use(refuseForeignMarkdown)
  .use(refuseBrokenHtml)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(numberElements)
  .use(rehypeSanitize, safeHtml)
  .use(refuseWhatWasRemoved)
  .freeze();

/** The markdown of a file as a tree of HTML that holds nothing unsafe. */
export function parseMarkdown(file: VFile): Root | undefined {
  if (refuseDeepNesting(String(file), file)) return undefined;
  refuseUnseenCodes(String(file), file);
  try {
    const tree = parseWithinTime(file, String(file), () => chain.runSync(chain.parse(file), file));
    if (!tree || !isTooDeep(tree)) return tree;
  } catch (error) {
    // The end of the stack.
    if (!(error instanceof RangeError)) throw error;
  }
  refuse(file, 'nesting', tooDeep);
  return undefined;
}

const mostLayers = 100;

/** Whoever walks through it later would come to the end of the stack. */
function isTooDeep(tree: Root): boolean {
  let layer: Nodes[] = [tree];
  for (let depth = 0; depth < mostLayers; depth += 1)
    layer = layer.flatMap((node) => ('children' in node ? node.children : []));
  return layer.length > 0;
}
