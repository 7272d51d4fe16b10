import { type Content, readContent } from '../scripts/content/read-content.ts';

/** The texts of the site as they are now, whatever they say. */
export async function readRealContent(): Promise<Content> {
  const { content } = await readContent('content');
  if (!content) throw new Error('The content of the project has problems');
  return content;
}
