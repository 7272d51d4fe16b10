import { type Content, readContent } from '../../scripts/content/read-content.ts';
import { formatProblems } from '../../scripts/content/report.ts';
import { openShelf } from '../../scripts/keep/shelf.ts';
import { shelves } from '../../scripts/keep/shelves.ts';

let read: Promise<Content> | undefined;

/** The texts of the site as they are now, whatever they say: as the build read them, which was just now. */
export function readRealContent(): Promise<Content> {
  read ??= readOnce();
  return read;
}

async function readOnce(): Promise<Content> {
  // What is on the shelf stays there for others.
  const shelf = { ...openShelf(shelves.content), clear: () => undefined };
  const result = await readContent('content', { shelf });
  if (!result.content) throw new Error(formatProblems(result.problems));
  return result.content;
}
