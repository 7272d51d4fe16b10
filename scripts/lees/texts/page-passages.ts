import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { collectPassages } from './collect-passages.ts';
import type { Passage } from './passage.ts';

/** All Dutch text of a page: what stands on it, what is read out, and what its head says. */
export function readPagePassages(html: string): Passage[] {
  const page: Root = { type: 'root', children: [{ type: 'raw', value: html }] };
  return collectPassages(unified().use(rehypeRaw).runSync(page).children);
}
