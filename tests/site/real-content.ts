import { formatProblems } from '../../scripts/content/problems/report.ts';
import { type Content, readContent } from '../../scripts/content/read-content.ts';

let read: Promise<Content> | undefined;

/** The texts of the site as they are now, whatever they say. */
export function readRealContent(): Promise<Content> {
  read ??= readOnce();
  return read;
}

async function readOnce(): Promise<Content> {
  const result = await readContent('content');
  if (!result.content) throw new Error(formatProblems(result.problems));
  return result.content;
}
