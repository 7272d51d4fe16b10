import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { refuse } from './problem.ts';
import { refuseBrokenHtml } from './refuse-broken-html.ts';
import { refuseForeignMarkdown } from './refuse-foreign-markdown.ts';
import { refuseUnsafeHtml } from './refuse-unsafe-html.ts';

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(refuseForeignMarkdown)
  .use(refuseBrokenHtml)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(refuseUnsafeHtml)
  .freeze();

/** The markdown of a file as a tree of HTML that holds nothing unsafe. */
export function parseMarkdown(file: VFile): Root | undefined {
  if (refuseDeepNesting(file)) return undefined;
  try {
    return markdown.runSync(markdown.parse(file), file) as Root;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    refuse(file, 'nesting', tooDeep);
    return undefined;
  }
}

const tooDeep = { reason: 'de tekst is te diep genest', expected: 'hoogstens een paar lagen' };
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
